import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Jupiter,
  type Mars,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const marsAspects: NatalAspectsOf<typeof Mars> = {
  [Jupiter]: {
    [Conjunction]:
      'Few things look too hard to you, with Mars and Jupiter together, and you start big things with a confidence that brings others along. Much gets done that careful people had ruled out. The mistake that goes with it is confusing being strong with being right, and fighting on for a principle when the matter itself was settled long ago. Look around before the last push; everybody may have what they wanted.',
    [Opposition]:
      'Jupiter stands opposite your Mars, and a person with firm convictions makes you twice as strong, because you grow by having someone to measure up to. In a game or a debate you compete openly, and can shake hands with the winner. The contest can get bigger than either of you meant. With no rival about, you may lose interest in things you thought you wanted. A friend who asks what became of those wishes may get you going again.',
    [Trine]:
      'What you set going tends to keep going, and people join in because it looks like fun. Mars and Jupiter are in trine, so energy and confidence go together in you without a thought. Once in motion you like to take chances, even on behalf of others, and you may not notice that someone beside you has turned pale. Slower friends have often seen the risk, and asking them would cost you very little speed.',
    [Square]:
      'Stopping feels like giving in, because Jupiter is square Mars, and you go on past enough: more weight, more speed, one more round, one more argument for the principle of it. Good causes benefit. Now and then everything goes wrong because of the last thing you added, which was hardly ever needed. Hold back a fifth of your strength, and see what better use turns up for it.',
    [Sextile]:
      'Mars is sextile Jupiter in your chart, and an audience or a deadline brings out more in you than any resolution does. Once you have entered for something, you have enough stamina and good cheer for others as well. Left to get ready by yourself, you talk about it for a long time and mean every word. You know this, and may have promised a thing in public so that you would have to do it.',
  },
  [Saturn]: {
    [Conjunction]:
      'Force and restraint are one thing in you. Mars wants to act, Saturn says not yet, and joined as they are, they give you a slow pressure made for long, exacting work that has to be done well and then done again. You store anger the same way, and it hardens into stubbornness or dry remarks. One obstacle can make you feel that every way is closed. It helps to begin somewhere small, since movement is what you were missing.',
    [Opposition]:
      'Saturn, opposite Mars, meets you in other people: when you want to go ahead, someone seems to be there to say no. You push and they refuse; on other days you are the one who holds everybody back. It wears on the temper, and it has made your will so tough that few people can outlast you. You may have had the same fight with several people. It goes better when the one who says “not yet” also says when.',
    [Trine]:
      'In work that is meant to last, a trine of Mars and Saturn tells you how much strength it will take, and you use that much. You go slowly enough to do it right. You mind neither effort nor waiting, so people tend to give you whatever must not go wrong. What you can’t stand is work done for show. You seldom say so, but you do it over again, and people notice that the second version lasts.',
    [Square]:
      'Mars, square to Saturn, keeps running into it, and you have come to expect an obstacle and brace for it. Either you force your way or you give up early with your teeth set, and both cost more strength than the task. So much practice against resistance does give your work an edge. What tires you most is pushing and holding back at the same time. Full effort does you good, and so does a real rest after it.',
    [Sextile]:
      'Saturn, sextile Mars, lets you work at a steady pace on anything that takes a long time, and the last stretch looks like the first. You know what you can lift and take on no more. Among helpers you are the one who brought the right tool, and mentions it once. Hurry offends you a little, and so do helpers who leave before the work is done. You would rather finish alone than ask them back.',
  },
  [Uranus]: {
    [Conjunction]:
      'Mars and Uranus are joined in you: at times you act before you know it, and you are at your best where there are no instructions. Quick and inventive, you find a way that nobody else would have tried. Routine makes you irritable, and so does well-meant advice, so you sometimes fight for a freedom that no one was threatening. A part of life with no rules in it at all makes the rest easier to bear.',
    [Opposition]:
      'Uranus, opposite Mars, seems to set you off through other people. Someone changes the plan, or tells you to calm down, and you flare up. At other times you are the one who can’t be predicted, and they complain. You think fast in an uproar and may miss it when there is none. It is a kindness to announce yourself. “In a few minutes I am going to be impossible” does more good than an apology later.',
    [Trine]:
      'In practical things you find a way around most obstacles. Mars and Uranus are in trine in your chart, so daring needs no preparation and you hardly notice the rule that you have just got around. People take courage from watching you. Since there is always another way out, you may leave when things get hard. The people who stayed may have had the best part of it without you.',
    [Square]:
      'Being hurried or held up makes you angry at once, with Mars square Uranus. You break off what was almost finished, or start a quarrel and walk out, and now and then you set a whole group free because you couldn’t stand it another day. What you want is room. Anger asks for it in a way that makes people refuse. You get more room by saying in advance how much you need.',
    [Sextile]:
      'Uranus is sextile Mars, and you enjoy being a beginner. An unfamiliar tool, a different crew, a way of moving that you never tried: you learn it by using it, and laugh when it goes wrong. What you already do well tends to bore you, and you improve it when it needed no improvement. People who depend on the old way would like some warning.',
  },
  [Neptune]: {
    [Conjunction]:
      'You have the most energy for what you can imagine, with Mars and Neptune joined. For something you believe in you work harder than anybody, by feel, the way dancers do; without it you tire soon. An anger of your own can be hard for you to find. It stays inside and comes out as tiredness, or as doing nothing. When you are tired for no reason, ask yourself whether there is something you didn’t want.',
    [Opposition]:
      'Neptune stands opposite Mars in your chart, and the people you meant to oppose turn out to need you. You come to argue with them and end up helping them. At its best this is a strength that knows how to be gentle. At its worst people take advantage of you, or you fight an opponent who exists mainly in your mind. Before you help, or attack, ask what the other person is going to do about it.',
    [Trine]:
      'Mars and Neptune are in trine, and you get your way by hardly pressing at all. You catch the rhythm of a crowd, avoid fights without trying, and do well at anything in which the body expresses a feeling. Since the current mostly goes your way, you have made some of your decisions by drifting. Getting somewhere that you chose, and arriving tired, is a different kind of pleasure.',
    [Square]:
      'Your aim can dissolve as you set out, with Neptune square Mars, and for a time you doubt that you have a right to it. Anger stays in, or comes out so indirectly that nobody knows what it was about, you least of all. On behalf of someone weaker, or on a stage, the same softness turns into power. For yourself it helps to say what you want in one short sentence, early, before the doubt begins.',
    [Sextile]:
      'With Neptune sextile Mars you work well at whatever has a rhythm or a purpose: rowing, cooking for a crowd, looking after someone who can’t hurry. There you are strong and gentle at once. Told to push, you push badly, and you do a task without meaning in fits and starts. You seldom give that as the reason. It sounds to you like an excuse, but it isn’t one.',
  },
  [Pluto]: {
    [Conjunction]:
      'Once you want something, you don’t let go. Mars and Pluto are joined in your chart, and your will goes to the root. What others have given up for lost is often the very place where you start. The trouble is that there is no small gear: an everyday annoyance gets the same treatment as a real injustice. Decide how much a thing matters before you take it up. Most things want a tenth of you.',
    [Opposition]:
      'Sooner or later you meet someone who needs to see you give in, and you won’t. With Pluto opposite Mars, your own will comes at you in another person, and neither of you can stop. You learn from it how power works, and become a strong friend to people who have none. The two of you also exhaust everyone nearby. Ask for what you really require, leave them a dignified way out, and look away while they take it.',
    [Trine]:
      'Mars in trine to Pluto gives you a deep, unhurried strength, and it rises to the size of the task. Starting again from nothing doesn’t frighten you. People in a tight place breathe easier when you come. You waste nothing on threats. In easy times there may be too little for you to do, and you take on something hard so as to feel awake. Others cannot always keep up with that.',
    [Square]:
      '“It doesn’t matter,” you say of what matters most. Mars is square Pluto in your chart, so your deepest anger is held in, where it gathers force, and when it comes out there is a great deal. The same pressure keeps you at a task long after better equipped people have gone home. Work with your hands takes the worst of it off. And a grievance you bring up early is seldom as large as you had feared.',
    [Sextile]:
      'Pluto, sextile your Mars, gives you strength in reserve. Difficult research, a steep path or a hard cause brings it out, and then you move what seemed fixed, by steady force in the right spot. You don’t boast of it, and opponents who took you for harmless have been surprised. Afterward you need more rest than you are willing to admit.',
  },
  [Chiron]: {
    conjunction:
      'Strength itself is a sore subject, with Chiron joined to Mars. Perhaps you once broke something that mattered, or came up against someone stronger; since then you keep your force wrapped up, or use too much of it. Coaches and defenders are often made this way. Nobody is better at teaching timid people to stand up. The same lesson, given to yourself, starts with wanting something and saying that you do.',
    harmonious:
      'What once hurt your courage has become something you can teach, with Chiron and Mars on good terms, and you know which person in a group is afraid to try. You lend people nerve simply by standing beside them. Strangely, it may not work for yourself: others you defend with your full voice, and your own wishes with half of it. Think of your own case as a friend’s, and you will soon find the words.',
    tense:
      'Chiron is at odds with your Mars, and when somebody pushes ahead of you, more than the present moment hurts. New anger lands on an older hurt, and you boil over, or let it pass and argue with the person in your head. Knowing what it is to be powerless, you fight fair, which is rare. The new complaint is usually small and can be put in one sentence. The old one needs a listener rather than a target.',
  },
  [NorthNode]: {
    conjunction:
      'Waiting to be asked does you no good. Your Mars is on the North Node, and you grow by going first: by open rivalry, by plain anger, by the hand that goes up before anyone else’s. Older habits find this brash and would like to consult everybody once more. Lively, impatient people do you good. You may run into somebody on the way; stop, apologize, and go on.',
    harmonious:
      'Mars works together with the North Node, and your efforts go in the direction that your life is taking anyway. When you begin something, others tend to join in, and quick decisions often suit you better than long ones. Doing something solves a great deal for you. It doesn’t answer questions, though, and you can hurry past the spot where you ought to ask one. A friend who doubts your plans is worth listening to.',
    square:
      'Quarrels take up the hours that you meant for something new, because Mars is square the North Node. Just when you could begin, an old fight breaks out, and you know every move in it. That skill has kept you safe and you don’t have to lose it. But what makes you grow lies a few steps beyond the argument that you are sure to win. Let the others have that one.',
    opposition:
      'Acting alone is your oldest habit, and under pressure you go back to it. Mars is at the South Node, opposite the North Node that you grow toward; when courtesy takes too long you do the job yourself, and tell people afterward. You grow when you wait, ask, and share the work with people who do it less well. For a while this feels like weakness, and then like company.',
  },
  [Ascendant]: {
    conjunction:
      'With Mars on the Ascendant you come in fast, and people expect you to say what the others have been avoiding. You usually do. You begin things, take the direct way, and look braver than you feel. Because your face at rest looks ready for a fight, some people are on guard before you have opened your mouth. A moment of friendliness first costs you nothing, and after that you can be as frank as you like.',
    harmonious:
      'Strangers find energy in you and no threat, since Mars agrees with your Ascendant; when you say “let’s go,” people get up. You look as capable as you are, which spares you a contest that others would have to win first. Everyone tends to go at your pace, though you never asked them to. Let somebody slower set it now and then, and you will see more on the way.',
    square:
      'Mars, square to your Ascendant, speaks before you do, and people may take offense before you know that you said anything. You mean to help and sound sharp; or you hold yourself back and look angry. Those who stay know exactly where they stand with you, and value it. Many of the clashes come from others having to guess what you want. Begin with what you want, in a friendly tone, and they can relax.',
    opposition:
      'Strong-willed people are the ones you choose, or who choose you, Mars being on the Descendant. Energy and anger reach you through a partner or a rival, someone who says out loud what you were only thinking. Nothing wakes you like a good opponent, and you are a loyal one. But if you never show your temper, somebody else is likely to show you theirs. Begin a disagreement yourself, while it is small, and it can stay a small one.',
  },
  [Midheaven]: {
    conjunction:
      'Mars at the Midheaven makes a fighter of you in public. You are brought in to break a deadlock, to lead, to begin what nobody else will begin, and you are known for it. With an aim that everyone can see, your ambition is clean and strong. Without one it turns against whoever is in charge, in front of others. Both sides win such battles more easily in private.',
    harmonious:
      'Mars pulls together with your Midheaven; work gives you energy, and what you do shows results that people can see. You rise without treading on anyone, and rivals tend to become allies. An aim that suits you so well may take all of you, and leave the people at home with what remains. Part of your strength belongs to something that leads nowhere, a sport, a garden, a wall that could do with paint.',
    square:
      'Someone above you who gives orders brings out the rebel, with Mars square your Midheaven. Your best efforts may then miss the goal, and anger that belongs elsewhere is let out at home, or the other way around. There is drive in this; people who start something of their own often have it. Before you resist an instruction, ask what it is for. Half the time your own way would do just as well.',
    opposition:
      'Home is where your temper and your strength both come from, with Mars on the Imum Coeli, at the bottom of the chart, opposite the Midheaven. Behind your ambition there may be an old family anger, or a wish to outdo somebody. You work hard on your own ground and defend it, and those who live with you see a heat that outsiders never do. Build or repair something together, and the heat goes into that.',
  },
};
