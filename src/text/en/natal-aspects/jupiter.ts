import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  type Jupiter,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const jupiterAspects: NatalAspectsOf<typeof Jupiter> = {
  [Saturn]: {
    [Conjunction]:
      'Jupiter and Saturn were side by side at your birth, as they are once in about twenty years, and hope and doubt come to you together. You build in stages: each step is thought over, and what you have built stays up. On some days the large plan of the morning looks foolish at night. The plan is usually sound, and only needs to be smaller. Decide how big a thing may get, and within that be bold.',
    [Opposition]:
      'With an optimist you become the cautious one, and with a cautious person you start making grand plans. Jupiter and Saturn are opposite each other in your chart, and other people end up with whichever side you aren’t taking; each of you exaggerates to balance the other. In one mind the two make excellent judgment of how far a thing can go and what it will take. You have it when you argue the other person’s half and mean it.',
    [Trine]:
      'Jupiter and Saturn are in trine, and in anything that takes years you know how much is enough: growth and limits keep the same rhythm. You know when to add something and when to wait, and you leave room for later. Others rely on that, more than you notice. What you build may come out well made and slightly predictable. Once in a while something out of all proportion is the right thing to begin.',
    [Square]:
      'First you enlarge a plan and then you cut it down. Jupiter and Saturn, square to one another, undo each other’s work in you, so things go forward in fits and starts, with a gloomy spell after each expansion. You are learning proportion this way, and your second attempts tend to be excellent. Most of the first ones would have worked, too, if you had left them alone for a while.',
    [Sextile]:
      'Jupiter is sextile Saturn in your chart, and you hope in installments. You join the course, the club or the firm with rules that you can live with, learn how things are done there, and are trusted with a larger part. Others start grander things, and more often. Now and then you look at them and feel slow. Most of what you begin is still there later, and so are the people you began it with.',
  },
  [Uranus]: {
    [Conjunction]:
      'Now and then you trust the future further than is reasonable. Jupiter and Uranus were together when you were born, as they were for many people near you in age, and they give sudden faith and pleasure in what has never been tried. Timid people become more hopeful in your company. You tend to forget the last enthusiasm for the next one. A patient friend, or a patient hour of your own, could keep some of them alive.',
    [Opposition]:
      'Uranus is opposite Jupiter in your chart, and you come to new beliefs through other people. Somebody you hardly know may say a thing that overturns what you thought, and you are delighted. Between such meetings you can be contrary for its own sake and play that part for others. Your mind stays open where most have closed. Try out a new conviction for a few weeks before you preach it, and see if it suits you.',
    [Trine]:
      'A wrong turn seldom troubles you, since Jupiter and Uranus are in trine and you guess boldly and often well. To you freedom is simply the normal state of things, and you would like everyone to have it. If a good idea has often rescued you at the last minute, you may never have learned any subject to the end. One subject would repay the effort, and you could teach it as nobody else does.',
    [Square]:
      'Just before you have finished learning something, you see through it and want to leave, since Uranus is square Jupiter. The insight is mostly right; its timing is expensive. Growing slowly makes you impatient, so you break off and begin again, and others who were just as tired may have been glad that somebody said so. If you stayed, you could change it later, from a position where people would have to listen.',
    [Sextile]:
      'With Jupiter sextile Uranus you gain most from what you went to only out of curiosity: a club that had just begun, a task with an odd name, a book whose author you then wrote to. You like people for their ideas, and pass the ideas on. A free afternoon attracts you more than a good prospect, and those who plan with you may find the plan improved beyond recognition.',
  },
  [Neptune]: {
    [Conjunction]:
      'Believing comes easily to you, with Jupiter and Neptune joined. Meaning reaches you from music, dreams and the faces of strangers, a good intention makes up for nearly any mistake, in your eyes, and people who talk with you feel understood. Where you are moved you trust the good and the doubtful alike, though, and may give away what you need yourself. Your faith is stronger than you think. It can bear to ask what the money is for.',
    [Opposition]:
      'Your ideals come to you as people, Neptune being opposite Jupiter. A teacher or a charming wanderer seems to explain everything, and for a time you follow; later you see that you had made them greater than they were. Somebody may have done the same with you. Neither the faith nor the friendship need end there. How people treat anyone who is of no use to them tells you more than what they say about kindness.',
    [Trine]:
      'You feel certain that things will turn out well, and your confidence is catching. Jupiter and Neptune are in trine, as they are for others born when you were, and you feel it when music or a stranger’s good luck brings tears to your eyes. You trust, and usually you are right to. But you may let something drift that a single call would have settled. You can make the call and go on trusting.',
    [Square]:
      'Neptune is square Jupiter, and sympathy makes promises that your time and your money can’t keep. You say yes to anyone in need, hope improves the figures, and when they don’t add up, you would rather not look. People who were down tend to remember your kindness. You also imagine possibilities that sober people never see. Whatever you still want to give after a night’s sleep is what you have to give.',
    [Sextile]:
      'Jupiter sextile Neptune makes you kind in a general way, as it does many people your age. You think well of people, a hard-luck story opens your hand, and you forgive what was only weakness. With one person, on a day when they expect you, the same kindness becomes something they can count on. Left general, it lets you feel that you have helped when you have only felt sorry.',
  },
  [Pluto]: {
    [Conjunction]:
      'Jupiter and Pluto are joined in your chart, and when you are convinced of something, you are convinced to the root. Many people your age share this hunger to do things completely. You feel it when you win over a whole room, or save a cause by refusing to believe that it is lost. Convictions of this size begin to justify whatever serves them. You need people close to you who are free to disagree and are thanked for it.',
    [Opposition]:
      'Pluto faces Jupiter in your chart, and your beliefs grow by meeting resistance. Some rival, mentor or opponent who is just as sure as you are shows you how far you would go for what you think is right. Such a contest burns off what was only vanity. It may also go on until neither of you remembers the question. It ends sooner if you decide beforehand what would be enough.',
    [Trine]:
      'What has failed can grow again, as you see it, and Jupiter in trine to Pluto gives you the stamina to try. Others tend to catch your confidence and support you before you have asked. That is power, though it doesn’t feel like power to you. People may take a wish that you mention lightly as decided and carry it out, so tell them when it was only a thought.',
    [Square]:
      'A cause of yours tends to grow beyond what you had planned, because Pluto is square Jupiter and drives it on. Authority attracts you and offends you, and a fight against somebody’s power can leave you with a good deal of it. Underneath is a serious wish to change what is rotten, along with the stamina to do it. You have gone too far when winning matters more to you than the cause does.',
    [Sextile]:
      'Where influence has collected, and how it might be put to better use, is plain to you. With Jupiter sextile Pluto you can win influential people over, and a place on the right committee might change more than you suppose. You put off asking, because things are tolerable as they are. Choose one cause that you care about and find out who makes the decisions. It may be someone who is easy to talk to.',
  },
  [Chiron]: {
    conjunction:
      'It is your hope that was hurt, with Chiron on Jupiter, and since then you have kept it hidden or blown it up, and neither feels right. From the same place comes your gift for restoring other people’s confidence; they leave you with a plan. You may have given advice when what you wanted was company. It does you good to tell one trusted person all that you are hoping for, without the joke at the end.',
    harmonious:
      'People can talk over a failure with you, since Jupiter and Chiron are on good terms, and they go away with the sense that it led somewhere. You know it from your own life: what hurt you has taught you something, and you pass it on warmly and without polish. The lesson may come a little early, before the sad person has finished being sad. A day later they can hear it, and believe you.',
    tense:
      'Cheerful advice irritates you, because Chiron is at a hard angle to Jupiter and large hopes have let you down before. You may cover the disappointment with a bigger promise, or spoil somebody else’s. But an ear that hears false comfort so clearly can also find the real kind, and yours does. Hope for something small enough to check. When it comes, the next hope will be easier.',
  },
  [NorthNode]: {
    conjunction:
      'Jupiter is on the North Node: when you agree to something larger than yourself, the way opens. You grow through study, distance, faith, and through teaching others before you feel quite ready to. An old habit says that you are getting above yourself. It has a point only when you take every wish for a mission. Ask what will be needed of you in the same breath in which you say yes.',
    harmonious:
      'Jupiter is a good friend to the North Node, and people tend to encourage you in what makes you grow: a teacher, perhaps, or someone who simply thinks that you should try it. You like being helped, and you are grateful. Help can carry you further along somebody else’s plan than you meant to go. Kindly declining one good offer is a way of finding out which direction is your own.',
    square:
      'Plenty distracts you from the next step, since Jupiter is square the North Node. There is always another course, another journey, another person who is grateful for your advice, and all of it is worthwhile. The direction in which you would grow is narrower than that, and has no audience yet. You won’t miss anything by going there first. A small and awkward offer may be nearer to it than the next splendid one.',
    opposition:
      'Your Jupiter is on the South Node, opposite the North Node, and is read as what you start with: you trust that things will work out. The big picture and the wise remark come without effort, and they have saved you more than once. They also let you pass over the details where your growth is hidden: the exact question, the neighbor, the fact that doesn’t fit. You would learn them fastest from somebody who lives among them every day.',
  },
  [Ascendant]: {
    conjunction:
      'With Jupiter on the Ascendant you seem to take up more room than you do, and people feel that with you there will be enough for everyone. They tend to trust you on sight and may put you forward. You can do a great deal with that. You may also do a great deal of the talking, to listeners who had a good story of their own. Let them tell theirs first, and they will like yours even better.',
    harmonious:
      'Jupiter agrees with your Ascendant and makes you look as if you know the way, and strangers ask you for directions, even where you are a stranger, too. Stiff groups relax around you. Because everybody expects you to be cheerful, you tell bad news so brightly that nobody hears it. One sentence without the smile is usually enough.',
    square:
      'The first impression you make is a size too large, since Jupiter is square your Ascendant. You make promises at the door, joke a little too long, or give advice to someone who only wanted to know the time. People like you for it and remember you, and they also expect what you promised. There is no need to begin with so much. What you really are is plenty, and it can come as a nice surprise.',
    opposition:
      'Much of what is good reaches you through other people, with Jupiter on the Descendant. Partners, friends and teachers widen your life; perhaps they have traveled more, or they simply hope for more than you do. You think well of them, and so they like to help. You may leave the big decisions to them and take their yes for your own. What you admire as their confidence is in good part your trust in them.',
  },
  [Midheaven]: {
    conjunction:
      'Jupiter at the Midheaven brings you respect before you have done much for it, and people want to look up to you. Teaching, law, travel, belief, or any work that raises others suits you, and you may be offered more than you asked for. The honor can outgrow what lies beneath it. Go back to the ground floor now and then, and let a beginner show you how it is done.',
    harmonious:
      'Others may recommend you where you can’t hear it, since Jupiter and your Midheaven get along well. Your confidence makes people with influence believe in you, and you can usually do your work without hiding your ideals. Since doors open for you, you hardly ever push at one. The offers may be good and still not be what you would have asked for. It is useful to know what you would ask for before the next one comes.',
    square:
      'People in charge hear larger promises than you meant to make, with Jupiter square your Midheaven. You reach beyond what the position allows, or you take one with a fine name and find duties in it that you hadn’t read. A narrow place grows wider with you in it, and your confidence doesn’t depend on rank, which is a real freedom. Count how many evenings a big offer would cost you. Some are worth it.',
    opposition:
      'Jupiter lies on the Imum Coeli, opposite the Midheaven, and home is where you are most generous. People come and go there, the feeling of family may include friends, and behind it is a faith that goes back a long way. Public success matters less to you than others think. You may never ask what you would like to do elsewhere. People outside your home could use such a welcome, too.',
  },
};
