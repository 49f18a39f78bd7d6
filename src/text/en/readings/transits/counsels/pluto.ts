import {
  Ascendant,
  Descendant,
  ImumCoeli,
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
} from '../../../../../chart/bodies.js';
import type { TransitDayCells } from '../../../../transit-catalogue.js';

export const plutoCounsels: TransitDayCells['counsels'][typeof Pluto] = {
  [Sun]: {
    conjunction: {
      day: 'Pluto stands on your Sun, a day to be truthful about what you want and to decide nothing out of pride.',
      closing:
        'What has to go, {name}, is mostly what you have done for the look of it. Choose one such thing and stop, and give the time to something you would do if nobody saw it.',
    },
    harmonious: {
      day: 'Pluto gives your Sun its full support, so bring up the matter that everyone else steps around.',
      closing:
        'Strength like this is rare, {name}, and easy to overlook. Take the hard problem that nobody has claimed, put your name on it, and tell the people it concerns what you intend.',
    },
    tense: {
      day: 'Pluto presses your Sun, and a demand for control shows its face; answer it calmly, and not at once.',
      closing:
        'The contest is about who decides, {name}, and you need not win all of it. Give up the one point that you hold only because somebody else wants it, and the rest becomes much easier to keep.',
    },
  },
  [Moon]: {
    conjunction: {
      day: 'Pluto is exactly on your Moon, so leave room for a feeling that is larger than its occasion.',
      closing:
        'What comes up has been there a long time, {name}, and you need not carry it alone. Let one trustworthy person hear the whole of it, once, as it is.',
    },
    harmonious: {
      day: 'Pluto and your Moon agree, a good day for the talk at home that has needed a quiet hour.',
      closing:
        'You can see better than usual why you feel as you do, {name}. Use that to change one habit at home that has long troubled you.',
    },
    tense: {
      day: 'Pluto squeezes your Moon, so before you check up on anyone or cut anyone off, say to yourself what you are afraid of.',
      closing:
        'Behind most of this stands a fear that is older than the people concerned, {name}. Say what it is to somebody outside the quarrel, and see how much of the quarrel is left.',
    },
  },
  [Mercury]: {
    conjunction: {
      day: 'Pluto stands on your Mercury, the day to ask the question that goes to the bottom, and to weigh each word of the answer.',
      closing:
        'You find out more than you can use, {name}. Write down the one thing you are sure of, show it to a person who may disagree, and leave the rest alone.',
    },
    harmonious: {
      day: 'Pluto is on good terms with your Mercury, so a delicate matter can be spoken of plainly.',
      closing:
        'You know something, {name}, that it would help others to hear. Write it down first, simply and all the way to the end, and then decide who should hear it, and when.',
    },
    tense: {
      day: 'Pluto arms your Mercury, so leave the crushing reply unsent and the private drawer closed.',
      closing:
        'Much of this battle is fought in your own head, {name}, where nobody can answer. Put the argument on paper once, date it, and give yourself leave to stop persuading.',
    },
  },
  [Venus]: {
    conjunction: {
      day: 'Pluto is exactly on your Venus, when a feeling may be declared, or be seen for what it is.',
      closing:
        'You know better what your affection is worth, {name}, and to whom. Ask for what you want in one bond, openly and once, and leave the other person the freedom to answer.',
    },
    harmonious: {
      day: 'Pluto strengthens your Venus, a good day to tell someone what they mean to you.',
      closing:
        'Something you love can go deeper, {name}, if you let it. Ask the person concerned the question that you have always walked around; they have probably been waiting to be asked.',
    },
    tense: {
      day: 'Pluto has its tightest hold on your Venus, so do not test anyone’s loyalty, and settle no account between friends.',
      closing:
        'Love and holding on are easily confused, {name}. Let one thing go, a debt, an unanswered message or a reproach, and notice who stays near you of their own accord.',
    },
  },
  [Mars]: {
    conjunction: {
      day: 'Pluto is exactly on your Mars; take the hardest chore you have, and keep away from people who like a fight.',
      closing:
        'So much strength has to serve something, {name}, or it looks for an enemy. Decide on a calm morning what it is for, and give that the hours in which you are strongest.',
    },
    harmonious: {
      day: 'Pluto backs your Mars, and an obstacle that has stood for years can be shifted by steady effort.',
      closing:
        'This much stamina should go into something large, {name}. Pick a goal you would not have dared a year ago, and do its first hard stretch while the strength is there.',
    },
    tense: {
      day: 'Pluto dares your Mars; let the provocation pass and put the heat into work.',
      closing:
        'There is enough force here to finish something or to ruin it, {name}. Give the heat a task of your own this week, one that tires you, and see what is left of the quarrel.',
    },
  },
  [Jupiter]: {
    conjunction: {
      day: 'Pluto is exactly on your Jupiter, a day to think big and to ask who else would gain.',
      closing:
        'A conviction this strong can do a great deal of good, {name}, or ride over people. Describe your plan to someone it does not impress, and keep the part that survives.',
    },
    harmonious: {
      day: 'Pluto gives your Jupiter its backing, so ask people of influence for what your plan really needs.',
      closing:
        'You have more support than you have used, {name}. Say who besides you would gain by your plan, and ask for the means in their name as well.',
    },
    tense: {
      day: 'Pluto makes your Jupiter sure of itself; check the facts twice before you accuse or promise.',
      closing:
        'You may be right, {name}, and still be too loud to be heard. State your case once, quietly, to the person who could act on it, and let the others alone.',
    },
  },
  [Saturn]: {
    conjunction: {
      day: 'Pluto presses exactly on your Saturn, and what cannot be held any longer may be put down.',
      closing:
        'You find out which of your duties still matter, {name}. Drop one that has lost its purpose; the others will be easier to keep without it.',
    },
    harmonious: {
      day: 'Thorough work on a dull foundation pays more than anything showy, with Pluto under your Saturn.',
      closing:
        'You could put right what has only been patched until now, {name}. Begin with the part that has had to carry too much, be it a person, a tool or a rule.',
    },
    tense: {
      day: 'Pluto leaves your Saturn one way open; look for the point where you do have a choice, and use it.',
      closing:
        'You can put up with nearly anything, {name}, and that is the danger. Name the one thing you put up with only from habit, and set a day on which it ends.',
    },
  },
  [Uranus]: {
    conjunction: {
      day: 'Pluto is exactly on your Uranus, when a break that has long been prepared may be made.',
      closing:
        'The change you want is real, {name}, and it needs finishing more than announcing. Work at one part of it until that part is different for good.',
    },
    harmonious: {
      day: 'Pluto gives your Uranus backing; put the unusual proposal in front of those who could carry it out.',
      closing:
        'Few will stand in your way, {name}. Say exactly what ought to be different, and to whom it falls to begin.',
    },
    tense: {
      day: 'Pluto is at a hard angle to your Uranus, so break no bond that you could loosen.',
      closing:
        'You are fighting for freedom, {name}, and the person you fight may not be the one who limits it. Look for a habit of your own that does, and change that first.',
    },
  },
  [Neptune]: {
    conjunction: {
      day: 'Pluto is exactly on your Neptune; see what you still believe when nobody encourages you.',
      closing:
        'An ideal that survives this can be lived by, {name}. Find the form of it that fits an ordinary Tuesday, and start with that.',
    },
    harmonious: {
      day: 'A day for the work or the help that has no audience, as Pluto and your Neptune agree.',
      closing:
        'Something may come clear to you if you give it time, {name}. Keep one undisturbed hour for it, and note what you find.',
    },
    tense: {
      day: 'Pluto strips the gilt from your Neptune, and a doubt about something holy may simply be true.',
      closing:
        'Something you look up to comes down to life size, {name}. Grieve for it honestly and keep what can stand being questioned; it will be enough.',
    },
  },
  [Pluto]: {
    conjunction: {
      day: 'Pluto is exactly where it was when you were born, a day to read the oldest papers there are.',
      closing:
        'What rests on an old mistake can be put on a better footing, {name}. Begin by saying what went wrong at the start.',
    },
    harmonious: {
      day: 'Pluto is at an exact easy angle to your natal Pluto, so an old score can be let go without losing by it.',
      closing:
        'You have come through more than you mention, {name}. Let someone younger have the use of it, without the sermon.',
    },
    tense: {
      day: 'Pluto is at a hard angle to its own place; settle which piece of control you could do without.',
      closing:
        'Keeping everything under control costs you more than it is worth, {name}. Give up one piece of it before you are asked, and choose the piece yourself.',
    },
  },
  [Ascendant]: {
    conjunction: {
      day: 'Pluto is exactly on your Ascendant, and how you appear then is remembered, so appear as you are.',
      closing:
        'People need a little time to get used to you as you are becoming, {name}. Tell your oldest friends what has changed, before they have to guess.',
    },
    harmonious: {
      day: 'Pluto favors your Ascendant; speak for someone who gets talked over.',
      closing:
        'Your word carries further than you think, {name}. Lend it to somebody who has none, and use it for yourself where you have long put up with something.',
    },
    tense: {
      day: 'Pluto is at a hard angle to your Ascendant, so do not take a cold look for a verdict.',
      closing:
        'Others cannot decide who you are, {name}, and they need not agree with you about it. Say plainly what you want of them, and let them refuse if they must.',
    },
  },
  [Midheaven]: {
    conjunction: {
      day: 'Pluto is exactly on your Midheaven; act as though everything about your work would come out one day.',
      closing:
        'What you are known for is changing, {name}. Give up the part of your position that you have to defend every week, and put the time into the work itself.',
    },
    harmonious: {
      day: 'Pluto gives your Midheaven weight, a good day to show the right person what you would change.',
      closing:
        'You could rebuild something in your working life from the ground up, {name}. Draw up the plan as though you had been asked for it, and let one person of weight read it.',
    },
    tense: {
      day: 'Pluto presses your Midheaven, and a contest over your work comes to a head; give way on what you no longer want.',
      closing:
        'A struggle over your direction shows you which goals are yours, {name}. Drop the one that you pursue mainly to beat somebody, and give its hours to one that you would want in any case.',
    },
  },
  [Descendant]: {
    conjunction: {
      day: 'Pluto is exactly on your Descendant, when a matter between two people can be spoken of to its end.',
      closing:
        'One person has a great deal to do with what you are becoming, {name}. Keep up a friendship, a craft or a room that has nothing to do with them; a bond worth having can live beside it.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      day: 'Pluto stands exactly at the foot of your chart, so let an old family matter be looked at rather than settled.',
      closing:
        'What has come up in the family can be talked about, {name}. Ask the oldest person you can about the thing nobody mentioned, and decide what of it you want to keep.',
    },
  },
};
