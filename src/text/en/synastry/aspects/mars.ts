import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const marsSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'Seeing them so sure of themselves makes you want to act. Whether as ally or as rival, your Mars is fired up by this person’s Sun, and the two of you start things that neither would have started alone. You may push, though, where they had meant to take their time, and help that nobody asked for can feel like being overtaken. Before you join in, ask which part they would like left to them.',
    harmonious:
      'What they decide, you are ready to carry out. Your Mars likes working for this person’s Sun, and your temper behaves better in a cause you respect. Both of you end a day together feeling that something was achieved. Since you make it look easy, the heavy part tends to be left to you, and neither of you thinks to ask what goal you would have chosen.',
    tense:
      'In your hurry, you bump into their dignity. Your Mars takes the assurance of their Sun for a challenge, they take your speed for disrespect, and a remark about shoes can turn into a question of honor. Still, some of your best efforts come from wanting to show them what you can do. In public, let them have the first word; as rivals in a game with rules, you will both have fun.',
  },
  [Moon]: {
    conjunction:
      'Your manner goes straight to their feelings. Your Mars stirs this person’s Moon to laughter, to longing or to tears, and in return they make you brave and protective. They are seldom bored with you, and seldom quite calm. A tone of voice that you would never notice may stay with them for days. Speak more softly to them than you think you have to.',
    harmonious:
      'They can have moods when you are there, because you do something about the cause. Your Mars sees to what is wrong while their Moon looks after the people in it, and each is glad of the other’s half. Families and crews run well on this. In time you may leave all the feeling to them while they leave you the daring, and it does both of you good to trade roles.',
    tense:
      'When something comes up you want it settled at once, and they need to be left alone first. The directness of your Mars hurts old sore spots in their Moon, and even an apology can sound like another push. Ask when they would like to talk before you say what it is about. They know that you mean well, and that nobody else gets them out of a low mood so quickly.',
  },
  [Mercury]: {
    conjunction:
      'They talk faster when you are there. Your Mars puts an edge on their Mercury, so a choice they had put off for weeks is made in minutes, and they can give you reasons for what you simply wanted. The teasing between you is a form of affection. If you press any harder, they may end up defending opinions that they hardly hold. Their best idea often comes after the pause, right where you cut in.',
    harmonious:
      'With you, what they work out gets done. Their Mercury understands how things work and your Mars has the will to begin, and a word of theirs saves you many a wasted afternoon. The two of you decide quickly. Speed suits easy cases; in a hard one it helps to ask what they would do if there were no hurry.',
    tense:
      'They notice every time you interrupt. While their Mercury pauses to think your Mars is already answering, they take your hasty words exactly as you said them, and the quarrel is soon about a single expression. Underneath, each respects how sharp the other is. Wait until they have really finished, and phrase your demand as a question.',
  },
  [Venus]: {
    conjunction:
      'Near this person you become eager, whether as a suitor or as the friend who would drive all night. Your Mars is roused by the grace of their Venus, and being wanted so openly makes them softer and more daring. Where romance suits, there is desire in it; where it doesn’t, there is a great deal of gallantry. You come close faster than they can answer. A pause after each step lets them take the next one.',
    harmonious:
      'This person enjoys being wanted by you. Your Mars learns manners from their Venus, while they get bolder in what they wear, say and wish for, and a task that needs both charm and push is safe with you two. It all works so well that you may stop asking. They like to be asked as though they could still say no.',
    tense:
      'This person would enjoy a slower pursuit than yours. Your Mars is impatient with this person’s Venus, and their coolness, half play and half defense, makes you more insistent. So you feel held off and they feel rushed. Let them set the pace for a while, and take no for an answer. Two people who are so seldom indifferent can stay interested for a very long time.',
  },
  [Mars]: {
    conjunction:
      'The same force is at work in both of you: Mars stands in one place in your chart and in theirs, so you want the same things at the same moment. You urge each other on to splendid efforts, and very little will start a quarrel. In them you can see a temper that you thought nobody noticed in you. Settle beforehand who is responsible for what, and play on the same side.',
    harmonious:
      'In a game, a move or a tight spot, you can count on each other. Your Mars agrees with theirs: you respect how they fight, they like your pace, and teasing between you is a sign of affection. Whatever takes nerve is better tried in such company. Being in motion is so satisfying that neither of you asks where to, and you may clear out a whole garage with no use for the space.',
    tense:
      'When one of you pushes, the other pushes back. Your Mars and theirs go after things by opposite methods, each looks wrong to the other, and trifles turn into trials of strength. Divide the job into two halves and stay out of theirs. So much annoyance is strength with nothing to do, and for a shared task or a hard game the two of you have more of it than most pairs can muster.',
  },
  [Jupiter]: {
    conjunction:
      'They believe in you, and you have been busier ever since. Your Mars goes to work for the grand views of this person’s Jupiter, and with that encouragement you attempt more than you would alone. It is a fine contact for anything that needs enthusiasm. Daring grows faster than good sense here. Show the plan to somebody cautious before you sign.',
    harmonious:
      'With this person along, even your fights are fought in a better mood. Their Jupiter points to the horizon, your Mars starts the car, and you have agreed on the trip before anyone has looked at the time. You turn their hopes into deeds, and they give your temper a worthy cause. Beginnings never tire either of you; the dull last stretch of each venture waits for somebody to finish it.',
    tense:
      'They say that it can be done, and you have begun before they have made up their mind. Their Jupiter spurs your Mars past the sensible point, or preaches to you when you lose your temper. Both of you overestimate what a week can hold. Ask whether they were telling you a plan or a wish. With somebody else to run the numbers you get far together, and enjoy it.',
  },
  [Saturn]: {
    conjunction:
      'Where you want to begin, they want to be sure. Your Mars meets the caution of this person’s Saturn, and you may find them cold while they find you reckless. You are both wrong: you have the strength, they know where it would be wasted. Ask for their objections as a list, and work your way down it. Once you agree on the aim, few pairs can do harder work.',
    harmonious:
      'They know how things should be done, and you have the strength to do them. Their Saturn trusts your Mars with what must last, you take their limits for measurements and not for insults, and what you begin together gets finished. For work it is among the best contacts there are. Praise is rare between you, and fun rarer. Now and then, do something that neither of you is any good at.',
    tense:
      '“Not yet,” they say, and you are angry before they have given the reason. The impatience of your Mars presses on their Saturn and its fear of doing things badly, so they grow stricter and you grow louder. Ask for a date in place of a yes, and spend the wait on something that needs no permission. They have kept you from some mistakes, and you have got them to begin.',
  },
  [Uranus]: {
    conjunction:
      'Afterward neither of you can say who began it. Your Mars sets off their Uranus, with its wish to do things differently; you become inventive in their company, and they finally act on an idea. You could rescue somebody together, or start something that half the street talks about. Tempers flare as suddenly as plans are made. Sleep on the idea before you carry it out.',
    harmonious:
      'They think of a new way to do it, and you are willing to try. Your Mars sets the ideas of their Uranus going, and your own strength is freed from routine. Fresh starts suit you both, and so do emergencies. Looking after what you have started suits neither, because the next thing is already more interesting, and it may be left to a third person to water, feed or repair what the two of you began.',
    tense:
      'They do the opposite of what you order. Pressure from your Mars brings out the rebel in their Uranus, and their sudden turns bring out your temper. Say which result you want and leave the method to them. When you feel yourself about to explode, let the matter rest for a day. Some habits that have outlived their use may go the same way, and you are both glad of it later.',
  },
  [Neptune]: {
    conjunction:
      'They seem to need rescuing, and you are quick to offer. Your Mars is moved by this person’s Neptune, and you discover a chivalry in yourself that you had not expected. What they actually want is hard to find out, and you may fight for something they never asked for. Before you act in their cause, ask them to say in one sentence what would help.',
    harmonious:
      'What you do for them has a meaning beyond itself. Their Neptune gives your Mars a cause, a person in need, perhaps, or a piece of art, and with your help their visions become more than talk. You are gentler with them than with most people. Who is to do what stays vague, so write it down once, and neither of you will be disappointed.',
    tense:
      'However hard you push, they give way without agreeing. Their Neptune slips out from under any demand of your Mars, by charm or by forgetting, and the lack of an answer makes you angrier. To them your force is simply too loud. Ask for just one thing, and quietly. They can often see what you are really fighting for after you have lost sight of it.',
  },
  [Pluto]: {
    conjunction:
      'In their Pluto your Mars has met a will as strong as its own. What you two want you want completely, whether it is love, a goal or a victory over each other, and together you can carry through what others have given up. You could also wear each other out. Agree while you are friends on what you will never use against each other.',
    harmonious:
      'Their insight and your courage work well together. The Pluto in this person sees what is really wrong and your Mars is willing to tackle it, and with so much endurance behind you, you keep going after the first effort has failed. Little stops you two. A pair like you can alarm the very people it came to help, so ask them what they would like to keep.',
    tense:
      'The louder you get, the quieter they become, and neither of you gives in. An attack from your Mars calls up all the will of their Pluto, and the real question, as a rule, is who decides. Leave the room before you say something that can’t be forgiven, and come back with terms that let you both keep your pride. Against a trouble you share, the same strength is worth a great deal.',
  },
  [Ascendant]: {
    conjunction:
      'In your company they move faster. With your Mars on their Ascendant they come across as bolder and quicker, and to you they are a standing invitation to do something, teasing and arguing included. It can be too much of a good thing, since people who are always being urged on lose track of their own pace. A day at their speed would show both of you what it is.',
    harmonious:
      'Beginnings are easier when you are there. What your Mars pushes for, their Ascendant can present, so first calls and new ventures go well for both. They make your impatience sound polite, and you keep them from waiting too long. People who are often pushed can forget how to begin by themselves. Let them go in alone sometimes, and hear about it afterward.',
    square:
      'The first minutes together are often a collision. Your Mars squares their Ascendant, so you find their manner provoking and they find you in the way, and still neither loses interest. Very little of this is meant unkindly. Say what you want before you start to disagree, and ask whether they would like your advice at all.',
    opposition:
      'They meet you head-on, for your Mars falls on their Descendant, across from the Ascendant, where other people come into a life. To them you may be the partner with drive or the opponent worth having, and sometimes you are both. They leave the fighting to you and then complain of your temper. You feel vividly wanted, or vividly resisted, and seldom bored. Half of the anger is theirs, and it clears the air to say so.',
  },
};
