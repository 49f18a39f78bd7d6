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
} from '../../../../chart/bodies.js';
import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** The end of a reading: what to do about the contact that it opens with, whichever progressed body makes it. */
export const counsels: ProgressionsReadingCells['counsels'] = {
  [Sun]: {
    harmonious:
      'Say what you would like to be known for, {name}, and take one step toward it while {a} is on the side of your Sun. It need not be large, if it can be seen.',
    tense:
      'While {a} presses on your Sun, {name}, give what is new in you a hearing beside what you have always wanted. Ask yourself which of the two you would miss more, and tell one person.',
  },
  [Moon]: {
    harmonious:
      'Choose one thing that does you good, {name}, such as a walk, a meal with somebody or an early night, and give it a fixed place in the week. With {a} on the side of the Moon of your birth, it will not be hard to keep.',
    tense:
      'What you need is easily passed over while {a} presses on the Moon of your birth, {name}. Ask somebody for one thing in plain words, before you are tired enough to ask for it badly.',
  },
  [Mercury]: {
    harmonious:
      'Put the thought into words, {name}, and let somebody read it. {A} and your Mercury work well together, and you may be understood sooner than you expect.',
    tense:
      'Keep the first answer back for a night, {name}, while {a} hurries the Mercury of your birth. Say on the next day what still seems true, and ask what the other person meant.',
  },
  [Venus]: {
    harmonious:
      'Tell somebody that you are fond of them, {name}, or make the thing that you would like to look at. With {a} so friendly to your Venus it costs little, and it is remembered.',
    tense:
      'Let a week go by before any large present, purchase or promise, {name}, as long as {a} troubles your Venus. Meanwhile tell somebody you love one thing that you like about them as they are.',
  },
  [Mars]: {
    harmonious:
      'Take on the one thing that needs effort, {name}, as long as {a} lends your Mars a hand, and begin with the part that you would rather leave to the end.',
    tense:
      'Give the strength that {a} stirs up in your Mars something to do, {name}: a task, a distance to walk, a thing to mend. If it finds nothing to do, it is easily spent on a quarrel about trifles.',
  },
  [Jupiter]: {
    harmonious:
      'There may be something you have thought too large for you, {name}: a subject, a journey, a request. Begin it while {a} and your Jupiter work together, and keep it small enough to finish.',
    tense:
      'Halve the plan, {name}, and see whether you still want it. {A} and your Jupiter together make everything look possible at once, and half of it really can be done.',
  },
  [Saturn]: {
    harmonious:
      'Of all your duties, {name}, choose the one that you would take on again of your own will, and arrange it the way you would like to keep it. What is set up with care while {a} and your Saturn agree tends to last.',
    tense:
      'Choose one of the duties that weigh on you, {name}, and finish it properly. While {a} is up against your Saturn, one thing done gives you more room than any amount of worry about the rest.',
  },
  [Uranus]: {
    harmonious:
      'Choose one thing that you have always done in the same way, {name}, and do it differently while {a} gets along with your Uranus. A trial of a few weeks tells you more than the arguments for and against.',
    tense:
      'Change one thing on purpose, {name}, and let the others stand. The restlessness that {a} wakes in your Uranus has a cause, and the cause may be smaller than it feels.',
  },
  [Neptune]: {
    harmonious:
      'Give an hour of the week to what cannot be hurried, {name}: music, water, prayer, a person who needs patience. {A} and your Neptune make you gentle, and it does you good as well.',
    tense:
      'If an idea or a person has carried you away, {name}, show the facts to somebody who is not under the spell. While {a} presses on your Neptune you see well what you hope for, and less well what is there.',
  },
  [Pluto]: {
    harmonious:
      'Go to the bottom of one matter, {name}, while {a} has the strength of your Pluto behind it. Tell what you find to the one person whom it concerns.',
    tense:
      'Leave the last word to somebody else for once, {name}. Where {a} meets your Pluto, winning costs more than it is worth, and what you are really afraid of can be said aloud.',
  },
  [Ascendant]: {
    harmonious:
      'Let yourself be seen a little more as you are, {name}, in how you come in, speak and dress. {A} is friendly to your Ascendant, and people respond to it.',
    tense:
      'Find out how you come across, {name}, before you explain yourself. While {a} presses on your Ascendant, an honest friend can tell you in a minute what you would not guess in a month.',
  },
  [Midheaven]: {
    harmonious:
      'Show what you have done to somebody who can judge it, {name}, while {a} supports your Midheaven. Ask what one thing could be better, and do that next.',
    tense:
      'Look at what you are aiming at, {name}, and at what it costs you at home. As long as {a} presses on your Midheaven, keep one evening a week for whichever of the two gets too little of you.',
  },
  [Descendant]: {
    harmonious:
      'Tell one person what you have begun, {name}, and ask what they would change in it. With {a} on your Descendant, what two agree upon is easily carried on.',
    tense:
      'Say what annoys you while it is still small, {name}, and to the person whom it is about. With {a} on your Descendant an open disagreement does less harm than a polite silence.',
  },
  [ImumCoeli]: {
    harmonious:
      'Do something for the place you live in, {name}, or for the people you come from. {A} is at the foot of your chart, and what is set right there holds up a good deal else.',
    tense:
      'Before you change anything at home, {name}, ask whomever it touches what they would like to keep. With {a} at the foot of your chart, it goes better for being agreed upon.',
  },
};

/** In place of these, where the progressed planet asks for something else. */
export const ownCounsels: ProgressionsReadingCells['ownCounsels'] = {
  [Venus]: {
    [Saturn]: {
      tense:
        'Ask for the affection that you miss, {name}, from one person who is free to give it, and in plain words. While {a} is up against your Saturn, doing more than your share seldom brings it, and a clear question may.',
    },
  },
};

/** The same for a contact of two progressed bodies. */
export const pairCounsels: ProgressionsReadingCells['pairCounsels'] = {
  [Sun]: {
    [Moon]:
      'What you want and what you need seldom agree so well, {name}. Arrange one thing at home the way it suits both, while nobody has to be persuaded.',
    [Mercury]:
      'Say in two sentences what you stand for, {name}, first to yourself and then to somebody who may disagree. What is left of it after that is yours.',
    [Venus]:
      'Give more room to the one thing that you love for its own sake, {name}, and to the people you meet by way of it. You need not explain what it is good for.',
    [Mars]:
      'Use your strength on one thing that matters to you, {name}, and ask those around you whether the pace is right. It is easier for you to slow down than for them to catch up.',
  },
  [Moon]: {
    [Mercury]:
      'Talk about what you feel with one person, {name}, and decide nothing by it for a week. What is still true then can be acted on.',
    [Venus]:
      'Do one thing for your own comfort and one for somebody you are fond of, {name}, and notice which of them did you more good.',
    [Mars]:
      'When you are irritated, {name}, look first for what you need, and ask for that. Most of the heat goes out of it when the need has a name.',
  },
  [Mercury]: {
    [Venus]:
      'Write to somebody, or about something, that you love, {name}. You have the words for it, and they are likely to be kept.',
    [Mars]:
      'Keep your sharpest arguments for a problem, {name}, and your patience for the people in it. A hard question is what such a mind is good for.',
  },
  [Venus]: {
    [Mars]:
      'Make the first move toward something that you would enjoy, {name}, and let the other side set the pace of the second.',
  },
};

export const counselTimes: ProgressionsReadingCells['counselTimes'] = {
  harmonious: [
    'The best time for it is {exact}.',
    'It goes best around {exact}.',
    'By {exact}, when all this comes most easily, you can have it under way.',
  ],
  tense: [
    'You need this most around {exact}, when the strain is greatest.',
    'It matters most around {exact}, when the pressure is at its height.',
    'Begin with this before {exact}, since the strain is greatest then.',
  ],
  now: ['This is the month for it.'],
  upcoming: ['The time for that is around {exact}.', 'You will need that around {exact}.'],
  nowUntil: ['This holds until {ends}, and most of all now.'],
  nowForYears: ['This holds for a year or more, and most of all now.'],
  never: ['This holds until {ends}.'],
};

export const phaseTimes: ProgressionsReadingCells['phaseTimes'] = {
  0: 'As for your new start, you can go on trying things out until {ends}, before any of them has to be defended.',
  1: 'As for the new direction, it is enough to keep at it until {ends}.',
  2: 'As for what you are deciding, you have until {ends} for the large steps; after that comes the time to improve them.',
  3: 'As for what you are improving, you have until {ends} to get it ready for others to see.',
  4: 'As for what your efforts have come to, the full view of it lasts until {ends}; ask one person whose opinion you value what they see.',
  5: 'As for what you know, teach it, tell it or write it down by {ends}; after that you may want to ask again yourself.',
  6: 'As for your doubts, give yourself until {ends} to find out what you still believe.',
  7: 'As for everything else, nothing new has to be started until {ends}.',
};
