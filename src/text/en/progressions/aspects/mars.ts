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
import type { ProgressedAspectsOf } from '../../../catalogue.js';

export const marsProgressedAspects: ProgressedAspectsOf<typeof Mars> = {
  [Sun]: {
    conjunction:
      'With progressed Mars on your Sun you have more courage than you are used to. You go first, start things, and no longer ask for permission. An old tiredness may lift. In your hurry you could break with people who have helped you, and take it for progress. Before you leave them behind, tell them what you owe them; some may want to come along.',
    harmonious:
      'What you want to do, you can do, while progressed Mars works for your Sun. You have strength that can be counted on, a lead may fall to you simply because you are moving, and an old project gets finished almost in passing. Other people’s struggles can look to you like laziness. If you take the long end of a job and leave the short one to them, they will still be with you when it is done.',
    tense:
      'With progressed Mars at odds with your Sun, you try to force what cannot be forced. You may clash with whoever is in charge, or with your own limits, and each new attempt has more anger in it. You get tougher by it, and in time a little less proud. The third attempt usually gets further by asking than by pushing, and whoever is in charge may have been waiting to be asked.',
  },
  [Moon]: {
    conjunction:
      'Energy goes into home and feeling while progressed Mars is on your Moon. You fight for those at home, or change the place itself, and you act on a feeling as soon as you have it. Anger comes up just as fast, and may be too much for others, since part of it is older than the quarrel. If you can say how old it is, they need not defend themselves, and you may get what you want.',
    harmonious:
      'Progressed Mars is good to your Moon: effort warms you, and the warmth keeps the effort going. You protect people without bossing them, say what you feel while you still feel it, and put others in good spirits by doing so. You are not very good at sitting down. When one thing at home is done, enjoy it for a day before you begin the next.',
    tense:
      'Trifles annoy you while progressed Mars grates on your Moon, especially where you want peace. You hurry people who need time, and the anger that was meant for somebody else comes out at supper. Some of it is old: you may once have had to be good for too long. Tell the people at the table who it is that you have been arguing with in your head, and you will have less need to hurry them.',
  },
  [Mercury]: {
    conjunction:
      'Mercury is joined by progressed Mars in your chart: you think fast and say what you think. You argue in order to find out, learn a technical thing by taking it apart, and cannot bear a vague answer. So sharp a mind needs something to be used on. Give it a machine that nobody can repair or a rule that nobody can defend, and you will be easier on people.',
    harmonious:
      'Thought and deed go together while progressed Mars helps your Mercury, and you carry out a plan as quickly as you make it. People may ask you to repair, decide or explain something, because you are quick and usually right. Your answers may be so short that they sound angry when they aren’t. Show somebody how you do it, slowly, and listen when they improve it.',
    tense:
      'Progressed Mars is jostling your Mercury, and your words come out harder than you meant them. In a debate you answer before the other has finished, and one that was meant to be friendly can end in heat. The good of it is that you speak up against nonsense that others no longer notice. Let the other person get through two sentences in a row, and you may find that you agree with the second.',
  },
  [Venus]: {
    conjunction:
      'Progressed Mars reaches your Venus, and you want strongly what you love. An attraction gets spoken of, and a quiet relationship may be shaken by how much you ask of it. There is no harm in wanting, as long as the other person has room to want something too. You learn most from what they do when you have not called for a few days.',
    harmonious:
      'Progressed Mars and your Venus play well together, and in love and in making things you press exactly as hard as is welcome. Courtship is sport, people like to be asked by you, and what you build brings company. Charm with so little effort behind it goes thin in time. A difficult piece of work, taken on with someone slower, would put strength back into it.',
    tense:
      'Impatience, while progressed Mars strains your Venus, spoils what you enjoy. You want something at once, and then it is not what you wanted; you may quarrel with someone you love, half for the sake of making up. Whatever had grown merely polite between you wakes up. It may help to let one wish wait on purpose, and to finish a quarrel before you make up.',
  },
  [Mars]: {
    conjunction:
      'Your progressed Mars and the Mars of your birth stand in one place, as they do through the first years, and later only where Mars has turned around. You meet your earliest style of fighting, whether you charged or held your breath. Something of it is still in you, though you may have hidden it for years. It is cruder than suits a life among people, and what deserves to be kept is how directly it knew what it wanted.',
    harmonious:
      'Boldness costs you little strength, since progressed Mars sends a friendly look back to the Mars of your birth. It needs the better part of a long life to do so. You know which efforts were always worth it and can still make them, though you may still take on more than a day can hold. Someone more timid than you would be glad of your company when starting something.',
    tense:
      'Progressed Mars at odds with its own birthplace is something that hardly any chart gets to see. From such a distance your old reflex, the charge or the sulk, looks touchingly young. You may be vexed at how much was spent on being right. There is still strength for one thing that you want to see done, and it goes further now that you need not win.',
  },
  [Jupiter]: {
    conjunction:
      'As progressed Mars joins your Jupiter, you act on what you believe. An undertaking gets going, people join because you are bold, and one success makes you want another. You may go too far, and take it as treason when someone disagrees. Listen to one opponent who is fond of you all the same; they may have seen where the strength will run out.',
    harmonious:
      'With progressed Mars and your Jupiter pulling together, effort and faith support each other. You are the one who gets others going: undertakings may prosper, risks are well judged, help may turn up. So much energy leaves the careful behind. With an aim they can share, and a pace they can keep, you could all be there by {until}.',
    tense:
      'Jupiter eggs on progressed Mars, and you have more energy than direction. You count on your strength to make up for a missing plan, and take on a third commitment to escape the second. Remarkable things get begun in such a spirit, and somebody has to finish them. Give up one of the three, and tell people so, since you may be tempted to take it back.',
  },
  [Saturn]: {
    conjunction:
      'When progressed Mars stands on your Saturn, you come up against a limit, in your work, in your strength or in somebody who says no. You are angry and keep it to yourself. At the same time you can do long, hard work that would be too much for you at other times. Equal turns of effort and rest carry you farthest. When a limit is unjust, say so to whoever set it, with figures.',
    harmonious:
      'Progressed Mars has the support of your Saturn, and with strength and patience pulling together you can undertake what needs both: a late qualification, a neglected house, a task with no applause in it. People rely on you, and rightly. Work can also become a way of avoiding company. A fixed amount each day gets you there, and after that somebody can count on you for supper.',
    tense:
      'Saturn blocks progressed Mars by way of a rule, a person in charge or your own doubts, and every push stiffens the other side. You shout or you give up, and lie awake either way. It is a hard school for patience. Take on a third less, and find out what the other side has seen that you have not.',
  },
  [Uranus]: {
    conjunction:
      'Progressed Mars is on your Uranus, and your impulses are sudden and strong. You invent, break off, speak out or leave, and what used to hold you back no longer does. Being so quick feels right, and at times it is. Before you change anything large, go through one ordinary day as if it were done, and tell those who depend on you what you found.',
    harmonious:
      'A quicker way turns up and nobody minds, while progressed Mars and your Uranus help each other. Hours of your own choosing suit you, you mend things with whatever is lying around, and you can change course without a quarrel. Starting is such fun that the upkeep is left to more patient people. If you carry one idea through for {duration}, dull parts included, you convince those who doubt it.',
    tense:
      'Uranus is at odds with progressed Mars, and you cannot bear to be held. You may leave abruptly, break something off, or overturn a plan just when it was working. There is usually a good reason, since something has become too tight, though the people you blame for it may be the wrong ones. “I need my mornings to myself” is something that people can answer, and nobody has to be left because of it.',
  },
  [Neptune]: {
    conjunction:
      'While progressed Mars is at your Neptune, you no longer see so clearly what you are working for. Ambition matters less. You may put your strength into art, faith or helping somebody, and anger turns into tiredness. There is good in such effort. Ask the people you are fighting for what they want, and you may have some strength left over.',
    harmonious:
      'Neptune guides progressed Mars, and you get things done quietly. You act by feel and in time, persuade people without pressing them, and have real strength for art or for those in need. Being modest, you may get no credit for it. Before {until}, put your name to one thing you have done, in ordinary letters.',
    tense:
      'Energy drains for no reason that you can find while Neptune blurs progressed Mars. You may have been fighting for something that was only a rumor, or suspect ill will where there was only confusion. Ask two people what they really saw or heard, and half of the enemy may be gone. The other half could go into a story, where it misleads no one.',
  },
  [Pluto]: {
    conjunction:
      'You can carry through what once looked impossible, because your drive goes all the way down with progressed Mars on your Pluto. You may also meet the part of you that would win at any cost, and others feel it before you speak. Old anger supplies much of the force. State your aim to someone with standing enough to say no. Stopping once it is reached takes the same strength as getting there did.',
    harmonious:
      'What everyone else has stepped around, you can deal with, because Pluto backs progressed Mars. Your will is steady and goes to the cause of a thing; even your own anger can be used without harm. Somebody who has just been hurt may take so much calm for indifference. The change that nobody dares to begin is possible, if you let those concerned know about each step before you take it.',
    tense:
      'Pluto challenges progressed Mars, and force is met with more of it, from a rival or from a wish of your own that will not be denied. You find a strength that you would have sworn you lacked, and you may like winning more than you had thought. Stop once where you could have gone on. It surprises an opponent more than another blow would, and leaves both of you a way out.',
  },
  [Ascendant]: {
    conjunction:
      'People notice that you are there, since progressed Mars is on your Ascendant: you speak more bluntly than they are used to, move faster, and lose your temper sooner. New ventures suit you, and what you had only talked about gets started. Somebody who never meant to stand in your way may feel pushed aside. Tell them beforehand what you are about to do, and fewer people need an apology.',
    harmonious:
      'Vigor looks good on you while progressed Mars works well with your Ascendant: you begin promptly, a partner may like the pace, and frank words seldom leave a mark. People will bring you their heavy work as well, and it would be a pity to spend the strength on errands. Speak up for what you would choose to be seen doing, and let somebody else do the rest.',
    square:
      'Progressed Mars squares your Ascendant, and your manner gets sharper than you mean it to be. The pressure comes from home or from work, and people who have nothing to do with either may feel it. Some of what looks like a challenge to you is only somebody’s haste. Being opposed does teach you what you will stand up for. Whoever gets the edge of your voice is owed the story of what happened before you came in.',
    opposition:
      'Other people push, or seem to, with progressed Mars on the Descendant, across from your Ascendant. Your own force meets you in a partner, an ally or an open opponent: strong, impatient, hard to ignore. Bonds turn combative and more alive. If everyone around you seems angry at once, some of the anger may be your own. A heavy job done side by side will tell you both more than another talk face to face.',
  },
  [Midheaven]: {
    conjunction:
      'Progressed Mars comes to your Midheaven, and your ambition can be seen. You take the lead, contradict whoever had it before, and make yourself a name by your drive. Rivals take notice as well. Impatience with slower people will be remembered longer than what you achieved. A rival you thank in front of others has much less reason to slow you down.',
    harmonious:
      'Progressed Mars puts its shoulder behind your Midheaven, so you can press for what you want in public without treading on anyone. Those who decide trust you because they have seen you work. Being busy may crowd out the reason for it. Save enough strength to tell somebody at home, in the evening, what the day was for.',
    square:
      'A small order feels like a large insult while progressed Mars squares your Midheaven. You fight over rank, method and who gets the credit, or resist a role that no longer fits you. Independence is gathering underneath. It can be served by leaving or by staying on better terms. Decide which when you are calm; until then argue about the task, and not about rank.',
    opposition:
      'A good deal is moved around at home with progressed Mars at the foot of your chart, opposite the Midheaven: rooms get rearranged, somebody may want to live differently, and a family rule that was never spoken aloud is questioned. There may be sharp words over it, not all of them about the matter in hand. Much of it was due for repair. Those who live there would like to be asked before you start.',
  },
};
