import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { TransitAspectsOf } from '../../../catalogue.js';

export const sunTransits: TransitAspectsOf<typeof Sun> = {
  [Sun]: {
    conjunction:
      'Every birthday, within a day or so, the Sun comes back to where your own Sun stands, and your year starts over. You feel more plainly yourself, you are looked at more, and you care rather more than you admit who remembers. Wishes are strong at this point and not yet practical. What you set your heart on now has a whole round ahead of it, so it deserves an honest thought between the congratulations.',
    harmonious:
      'Being yourself takes little effort while the Sun makes an easy angle to your own Sun. What you want and what is expected of you lie close together, energy holds out, and a plan can be shown without a sales talk. The help is slight enough to be missed. Ask for a thing you would otherwise lead up to for weeks; you will sound like someone who has already half been given it.',
    square:
      'Something gets in the way of what you want. The Sun squares the Sun of your birth, as it does twice a year, and a deadline, an order or another person’s pride may cut across what you meant to do. You find out how much you want it, since whatever you still want after a contradiction is probably yours. Say calmly what you intend, once. It gets you further than insisting on your rank.',
    opposition:
      'Half a year after your birthday the Sun stands opposite your own Sun, and you see yourself from outside. Others have the stage, or have views on how you used it, and the first impulse is to answer with a performance. What they tell you is uneven but worth having: something you began has come far enough to be judged. You may feel less central than usual. Once you stop resisting, that is restful.',
  },
  [Moon]: {
    conjunction:
      'What you feel is easy to see for {duration}, because the Sun has come to your Moon. Needs that mostly wait in the background ask for daylight: rest, company, a settled home, somebody’s full attention. Family and close friends find you touching, and a little touchy. Domestic changes get a push, since a discomfort that everyone has put up with is mentioned at last. Being cared for in front of others may embarrass you. Accept it this once.',
    harmonious:
      'Plans and feelings agree while the Sun is kind to your Moon. A decision sits well with what you need, and a talk with someone close to you finds both sides in good humor. You rest like someone with nothing to prove. So mild a spell makes no demands. Yet until {until} a household matter that has stayed open for want of a good mood could be closed with little fuss.',
    tense:
      'Duty calls, and you would like to stay in. The Sun strains your Moon, so what you set out to do and what you need in order to feel all right are at odds, and you may be short with whoever mentions either. The tired part of you has a point. Give it a proper meal, or call off one thing, and you can do the rest without a grudge.',
  },
  [Mercury]: {
    conjunction:
      'The Sun on your Mercury makes you want to be heard, and makes it likely that you will be. You think clearly about your own affairs, find the word, and finish the message that has sat in draft for ages. You are also fond of your own view, and an answer can be out before the question has ended. Interviews and talks that settle something go well, as long as you count the other person’s sentences along with yours.',
    harmonious:
      'Clear thought comes easily when the Sun gives light to your Mercury. You know what matters, say it in few words, and are understood by people who mostly skim. Errands and short trips run to plan, and a question asked in passing is answered in full. Hardly any of it feels remarkable at the time. It is just the state of mind in which to write down, in a single sentence, what you are after.',
    tense:
      'You take it personally when somebody corrects you. The Sun is at odds with your Mercury, so pride gets into plain questions of fact, such as a date, a figure, or who said what, and you talk past people or feel talked over. The dispute may show you a hole in your reasoning that would have cost more later. “You’re right about that part” shortens most arguments by half.',
  },
  [Venus]: {
    conjunction:
      'Being liked is easy, and you enjoy it openly, with the Sun on your Venus. You dress with more care, see beauty in dull places, and are quicker than usual to show affection; people respond to the warmth and trust the taste behind it. Vanity is the only real cost. A compliment you have fished for does not count, and you know it. Invite a person you admire, and let the talk be about them.',
    harmonious:
      'With the Sun friendly to your Venus, you want to please people and they want to please you, so apologies, favors and kind words pass back and forth without a price. Couples are at ease. Your eye for color and proportion can be trusted, in a room or in a piece of work. It is possible to glide through all this on charm and leave the one thing you really want unspoken. It would be well received.',
    tense:
      'Wanting to shine and wanting to be loved are two wishes, and a hard angle from the Sun to your Venus makes you feel the gap. You feel overlooked, or go along with a plan you don’t care for and then sulk prettily. Buying something is a weak cure. It does more good to find out whose admiration you were after. As a rule it is one person, who has no idea and would gladly give it.',
  },
  [Mars]: {
    conjunction:
      'Waiting is hard while the Sun heats your Mars. Once a year the two meet, and whatever you were already pushing gets pushed harder: you start sooner, argue faster, and the body wants to be used. There is courage for a task you have dodged. Others feel the heat before they see its reason, and some answer in kind. Give the hard job your first and hottest hour, and you will be good company after it.',
    harmonious:
      'Effort goes straight where you send it, with the Sun backing your Mars. You can press on without strain, compete without rancor, and say no in a level voice. Other people take their cue from you and pull along. Since nothing resists, strength of this sort is often used up in favors and small repairs. One job with some weight in it, moved as far as it will go, is what you will be glad of later.',
    tense:
      'Anger comes easily while the Sun is goading your Mars, and somebody’s orders, slowness or noise may be enough to set it off. Both of you are sure that you are right. There is a reason for the feeling, as a rule a matter on which you gave way once too often, and you have the strength to take it up. Tell the person it concerns, and speak of that one thing only.',
  },
  [Jupiter]: {
    conjunction:
      'Hope gets the better of doubt when the Sun reaches your Jupiter. You see how your life could be larger, and speak of it so warmly that people offer to help. Teachers, patrons and friends in distant places are worth a message. You are generous with everything, promises and opinions included, and may offer more than you can deliver. A bold request stands a good chance, especially if someone cooler than you has written down the terms.',
    harmonious:
      'Between the Sun and your Jupiter there is good will, and it makes you easy to say yes to. You think well of people, they notice, and small permissions come without a form to fill out. Even your judgment is hopeful and fairly sound. Luck of this size will not come looking for you. Mention the plan to somebody who could move it along; for {duration} the door stands wide enough.',
    tense:
      'You cheerfully take on more than you can do. The Sun is straining your Jupiter, so your powers look larger to you than they are, and you are in such good spirits that nobody stops you. There is kindness in it, and a real wish for a wider life. Only the arithmetic is wrong, in hours as well as in money. Before you accept the next request, look up what you have agreed to already.',
  },
  [Saturn]: {
    conjunction:
      'What you have undertaken comes up for inspection: the Sun is on your Saturn, as it is once a year. You feel your duties more, expect less praise, and can work in good order. A strict person’s word may carry weight. The mood is sober rather than sad, though being alone with it can make the two look alike. The list of what is owed proves shorter on paper than it was in your head.',
    harmonious:
      'Steady work suits you as long as the Sun and your Saturn agree. You can be strict without being harsh, and people in charge talk to you as an equal. This is a good time to begin or repair whatever has to last: a contract, a fence, a rule between two people. Calm competence does draw extra tasks. It is fair to take the one that counts and to say, pleasantly, when the others will have their turn.',
    tense:
      'Confidence runs into a rule, a refusal, or somebody who has seen your kind of plan before. The Sun forms a hard angle to your Saturn, so you feel watched, behind, and short of strength, and a plain remark sounds like a verdict. Some of the criticism fits. That part is small and can be put right; the rest is fatigue speaking in a stern voice. Finish one dull task, and the floor feels solid again.',
  },
  [Uranus]: {
    conjunction:
      'The odd side of you comes forward, and does well, because the Sun is on your Uranus. Ideas come to you from the side, routine is hard to bear, and a sudden change of plan may be the best thing that happens. You say more than you meant to. Those who count on you would like some notice, and few of them would stop you. A sentence of warning is likely to buy you all the room you need.',
    harmonious:
      'Breaking a habit feels like play when the Sun is on easy terms with your Uranus. A new method works, a frank remark wins you a friend, and chance meetings have some use in them. You are original without the labor of seeming so. Because nothing drives you, you may enjoy the new idea for a moment and never use it. Tell it, rough as it is, to whoever could put it into practice.',
    tense:
      'Plans may be upset, or you upset them yourself. The Sun jolts your Uranus, and the need to be free shows up at awkward moments, as a blurted truth, a missed appointment, a refusal that surprises even you. Some arrangement has grown too tight, and your nerves knew it before your mind did. The break need not be large to bring relief. An unplanned stretch in which nobody can reach you takes off most of the strain.',
  },
  [Neptune]: {
    conjunction:
      'The edges of your will go soft while the Sun is on your Neptune. Music and other people’s troubles get straight in; you can imagine nearly anything and prove little of it. Art and kindness gain by this, and so does an idle hour near water. Figures do not, and it is no time to fight for your own importance. You tire early. But what you understand about another person now, without being told, is often right.',
    harmonious:
      'Sympathy hits the mark when the Sun favors your Neptune. You guess what somebody means behind what they say, and can be gentle without losing your own place. Quiet does you good, as does anything made for its own sake. The one fault of the mood is that it drifts, and carries you past a chance to be of use. Sit down with someone who is tired of explaining; you will need very few questions.',
    tense:
      'What you are aiming at will not stay in focus. The Sun troubles your Neptune, and wish and will run together: you are flattered, or let down, or moved to rescue someone who has not asked. Facts settled in such a state need a second look. Beneath it lies a true longing, for beauty or rest, that daily life has left out. Give yourself a little of that on purpose, and by {until} the picture is sharp again.',
  },
  [Pluto]: {
    conjunction:
      'Will comes up from a deeper place for {duration}, since the Sun has reached your Pluto. You want the real reason, the whole truth, the matter settled, and people either give you room or push back. It is a fine force for ending a habit or opening a closed subject. Used to make someone yield, it costs you the ally along with the point. What you have wanted longest can be put into words now.',
    harmonious:
      'Stuck matters can be moved without force: the Sun is helping your Pluto. You go to the core of a question, people of influence respect it, and you are able to drop something that has had a hold on you. Insight of this kind can make others feel seen through. Start with your own share when you raise the subject, and most of them will come to meet you.',
    tense:
      'A contest of wills can begin before anyone has said what it is about. The Sun presses on your Pluto, and giving way feels like losing yourself, whether you face an official, a rival or a craving of your own. Everything seems to be at stake, and seldom is. You may come to see who has been deciding what, and with whose consent. State your terms once, calmly, and you can afford to wait.',
  },
  [Ascendant]: {
    conjunction:
      'The Sun crosses your Ascendant once a year, and you are noticed. You meet people with more life in your face and less doubt that you are welcome. First impressions come out well, and so do beginnings that need you there in person. It is tempting to hold on to the attention after it has done its work. Introduce yourself where so far you have only nodded.',
    harmonious:
      'Others find you easy company while the Sun is at a friendly angle to your Ascendant. You come across much as you feel, which saves explaining, and people who don’t know you yet take to you at once. Companions follow your lead without feeling led. Shy people get little out of such brightness unless it is turned their way. Somebody at the edge of the group would be glad of a question.',
    square:
      'How you come across and what you mean part company when the Sun squares your Ascendant. Something at home or at work has put you on edge, and you walk into one room still arguing with the last. People react to the edge. It is nothing grave, and it does show which of your poses have worn thin. Slow down in the doorway, since the first half minute decides most of it.',
    opposition:
      'Somebody else gets most of the attention. With the Sun on your Descendant, opposite the Ascendant, other people lead for {duration}: there is a friend’s news, a stranger’s wish, an opponent’s good point. You learn how you look from across the table. Coming second is easier for some than for others, but if you truly ask, help is freely given. What they have to say about you, from over there, may be kinder than you feared.',
  },
  [Midheaven]: {
    conjunction:
      'Once a year the Sun crosses your Midheaven and puts your work, your name and your aims on view, so praise and blame both come with less delay. It suits an announcement, a meeting with whoever is in charge, a choice of direction. Private life gets what is left over. Even if nothing is ready to show, a person who matters can be told what you are working toward.',
    harmonious:
      'Standing and private life pull together while the Sun supports your Midheaven. People above you are approachable, people at home don’t begrudge the hours, and you can talk about your ambition as simply as about the weather. It is a small advantage and quite easy to sleep through. Raise the question of your next step with somebody who has taken a similar one.',
    square:
      'Somebody objects to where you are going. The Sun squares your Midheaven, and another person’s wishes, a lack of hours or your own pride may come between you and what you are supposed to deliver. You bristle at being told what to do, whoever says it. Yet the objection raises a useful question: whether you want the thing itself or only the credit for it. By {until} the pressure eases, and whoever objected may be ready to meet you halfway.',
    opposition:
      'Attention goes home. The Sun is at the foot of your chart, opposite the Midheaven, and family, rooms and roots want you there, while public matters can idle without harm. You think of a parent, of where you come from, of what a home ought to be by now. Restless people call this a pause. You come back from it with more strength, and those you live with will remember that you were around.',
  },
};
