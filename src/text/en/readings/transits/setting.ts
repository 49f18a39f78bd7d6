import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** When the leading contact is exact: true whatever comes before those days or after them. */
export const peaks: TransitsReadingCells['opening']['peaks'] = {
  [Jupiter]: {
    harmonious: {
      exact: 'It is at its best {exact}.',
      next: 'The next good time for it is {exact}.',
      past: 'It was last at its best {exact}.',
    },
    tense: {
      exact: 'The pull toward too much is greatest {exact}.',
      next: 'The pull toward too much is next strongest {exact}.',
      past: 'The pull toward too much was greatest {exact}.',
    },
  },
  [Saturn]: {
    harmonious: {
      exact: 'The support is strongest {exact}.',
      next: 'The support is next at its strongest {exact}.',
      past: 'The support was last at its strongest {exact}.',
    },
    tense: {
      exact: 'It comes to a head {exact}.',
      next: 'It is at its hardest {exact}.',
      past: 'It last came to a head {exact}.',
    },
  },
  [Uranus]: {
    harmonious: {
      exact: 'It can be used best {exact}.',
      next: 'The next good time to use it is {exact}.',
      past: 'It was last at its clearest {exact}, and the way is still open.',
    },
    tense: {
      exact: 'Things are most likely to change {exact}.',
      next: 'A turn is likely {exact}.',
      past: 'The latest turn was due {exact}.',
    },
  },
  [Neptune]: {
    harmonious: {
      exact: 'It is clearest {exact}.',
      next: 'It is next at its clearest {exact}.',
      past: 'It was last at its clearest {exact}.',
    },
    tense: {
      exact: 'Things are haziest {exact}.',
      next: 'A hazy spell comes {exact}.',
      past: 'The latest hazy spell came {exact}.',
    },
  },
  [Pluto]: {
    harmonious: {
      exact: 'The strength is greatest {exact}.',
      next: 'It is next strongest {exact}.',
      past: 'The strength was greatest {exact}.',
    },
    tense: {
      exact: 'The pressure is highest {exact}.',
      next: 'The pressure is next at its highest {exact}.',
      past: 'The pressure was highest {exact}.',
    },
  },
};

/** Until when the leading contact is felt. */
export const ends: TransitsReadingCells['opening']['ends'] = {
  tense: {
    later: ['{A} does not let go until {ends}.', 'You will feel {a}, now more and now less, until {ends}.'],
    paused: ['With pauses, {a} goes on pressing until {ends}.', '{A} comes and goes until {ends}.'],
    soon: ['{A} has let go by {ends}.', '{A} is through with it by {ends}.'],
  },
  harmonious: {
    later: [
      'The help of {a} lasts, now more and now less, until {ends}.',
      'The help of {a} is there until {ends}.',
    ],
    paused: [
      'With pauses, {a} goes on helping until {ends}.',
      'The help of {a} comes and goes until {ends}.',
    ],
    soon: ['{A} stays until {ends} and no longer.', 'You have until {ends} to use it.'],
  },
};

/** The second contact: by whether the first helps or presses, then by the same of the second. */
export const second: TransitsReadingCells['opening']['second'] = {
  tense: {
    tense: [
      'At the same time, {text}',
      'There is more: {text}',
      'Meanwhile, {text}',
      'Something else comes on top of it: {text}',
    ],
    harmonious: ['There is help as well: {text}', 'Fortunately, {text}', 'On the other hand, {text}'],
  },
  harmonious: {
    tense: [
      'One caution belongs with that: {text}',
      'It has a counterweight: {text}',
      'The same time has a harder side: {text}',
    ],
    harmonious: ['What is more, {text}', 'At the same time, {text}', 'Meanwhile, {text}'],
  },
};

/** In which part of a period a contact is felt. */
export const parts: TransitsReadingCells['opening']['parts'] = {
  until: 'until about {ends}',
  from: 'from about {starts} on',
  between: 'from about {starts} to {ends}',
  again: 'until about {ends} and again from {starts} on',
  onAndOff: 'on and off {part}',
};

/** The second contact, where it is felt in a part of the period only. */
export const timed: TransitsReadingCells['opening']['timed'] = {
  tense: {
    tense: [
      '{When} something else comes on top of it: {text}',
      '{When} that is not all: {text}',
      '{When} a second thing asks for your attention: {text}',
    ],
    harmonious: [
      '{When} there is help from another side: {text}',
      '{When} you have something on your side: {text}',
      '{When} there is relief as well: {text}',
    ],
  },
  harmonious: {
    tense: ['{When} it has a counterweight: {text}', '{When} one caution belongs with that: {text}'],
    harmonious: [
      '{When} there is more to be glad of: {text}',
      '{When} a second good thing goes with it: {text}',
    ],
  },
};

/** The leading contact is exact only after the period. */
export const peakAfter: TransitsReadingCells['opening']['peakAfter'] = {
  tense: [
    'The height of it comes after this period, {exact}.',
    'It reaches its height only after this period, {exact}.',
  ],
  harmonious: [
    'The best of it comes after this period, {exact}.',
    'It is at its best only after this period, {exact}.',
  ],
  again: [
    'It has been at its height before, and is so again after this period, {exact}.',
    'It reaches its height once more after this period, {exact}.',
  ],
};

/** A contact that helps, where the first two press. */
export const help: TransitsReadingCells['opening']['help'] = [
  'There is help as well: {text}',
  'On one side you have the wind behind you: {text}',
  'Relief comes from another side: {text}',
];

/** A planet comes into a house, or comes back to it. */
export const comes: TransitsReadingCells['comes'] = { first: 'comes', again: 'comes back' };
export const enters: TransitsReadingCells['enters'] = {
  [Jupiter]: {
    1: 'Jupiter {comes} into your first house, and for a good while you are more visible and more confident.',
    2: 'Jupiter {comes} into your second house, and income and outlay both have room to grow.',
    3: 'Jupiter {comes} into your third house, and talk, short journeys and learning multiply.',
    4: 'Jupiter {comes} into your fourth house, and there is more room at home, and more company in it.',
    5: 'Jupiter {comes} into your fifth house, with more play, more romance, and more of what you make yourself.',
    6: 'Jupiter {comes} into your sixth house, and daily work can be improved, if it isn’t simply increased.',
    7: 'Jupiter {comes} into your seventh house, and other people open doors for you.',
    8: 'Jupiter {comes} into your eighth house, and it gets easier to share, money and secrets both.',
    9: 'Jupiter {comes} into your ninth house, where it is most itself, with travel, study and a wider view.',
    10: 'Jupiter {comes} into your tenth house, and your work may be noticed higher up.',
    11: 'Jupiter {comes} into your eleventh house, and a good deal comes about through friends.',
    12: 'Jupiter {comes} into your twelfth house, where it does good quietly, by rest, kindness and help unseen.',
  },
  [Saturn]: {
    1: 'Saturn {comes} into your first house, and for some time you work on who you are.',
    2: 'Saturn {comes} into your second house, and for some time money is a matter of method.',
    3: 'Saturn {comes} into your third house, for fewer words, better weighed, and something to be learned properly.',
    4: 'Saturn {comes} into your fourth house, and home and family ask to be put on a sound footing.',
    5: 'Saturn {comes} into your fifth house, and play and romance get serious, or scarce.',
    6: 'Saturn {comes} into your sixth house, and the working day wants a better order.',
    7: 'Saturn {comes} into your seventh house, and close bonds are asked what they are made of.',
    8: 'Saturn {comes} into your eighth house, and what is owed and shared has to be spelled out.',
    9: 'Saturn {comes} into your ninth house, and beliefs have to stand up to use.',
    10: 'Saturn {comes} into your tenth house, the stretch in which your work is judged and can be crowned.',
    11: 'Saturn {comes} into your eleventh house, and friendships thin out to those that are kept up.',
    12: 'Saturn {comes} into your twelfth house, and for some time a chapter is quietly brought to its end.',
  },
  [Uranus]: {
    1: 'Uranus {comes} into your first house, and for years you change in ways that others notice before you explain them.',
    2: 'Uranus {comes} into your second house, and for years income and possessions may come and go less evenly, and you want them to tie you less.',
    3: 'Uranus {comes} into your third house, and for years you think and speak more freely, and your daily ways may be rerouted.',
    4: 'Uranus {comes} into your fourth house, and for years home may be rearranged more than once, by your wish or without it.',
    5: 'Uranus {comes} into your fifth house, and for years what you love and what you make is less predictable, and more your own.',
    6: 'Uranus {comes} into your sixth house, and for years working hours and habits may need to be freer than they were.',
    7: 'Uranus {comes} into your seventh house, and for years closeness has to leave room for both people, or makes room by itself.',
    8: 'Uranus {comes} into your eighth house, and for years what you share, owe or are owed can change at short notice.',
    9: 'Uranus {comes} into your ninth house, and for years beliefs, studies and journeys may take you where you had not planned to go.',
    10: 'Uranus {comes} into your tenth house, and for years your work may change its direction, and you want a freer hand in it.',
    11: 'Uranus {comes} into your eleventh house, and for years new people come in, and some old circles lose their hold on you.',
    12: 'Uranus {comes} into your twelfth house, and for years old restraints loosen quietly, before anybody sees what for.',
  },
  [Neptune]: {
    1: 'Neptune {comes} into your first house, and for many years you are softer at the edges, easier to move, and harder to make out.',
    2: 'Neptune {comes} into your second house, and for many years it is less plain what things are worth, and ideals have a say in what you spend.',
    3: 'Neptune {comes} into your third house, and for many years you think more in images than in facts, and what is said needs saying twice.',
    4: 'Neptune {comes} into your fourth house, and for many years home is partly a longing, for a place or for people who were in it.',
    5: 'Neptune {comes} into your fifth house, and for many years love and play are touched by fantasy, and whatever you make gains by it.',
    6: 'Neptune {comes} into your sixth house, and for many years work goes better where it serves somebody, and routines dissolve unless you keep them.',
    7: 'Neptune {comes} into your seventh house, and for many years you see those close to you in a kind light, and sometimes not as they are.',
    8: 'Neptune {comes} into your eighth house, and for many years what is shared, owed and trusted is felt more than it is counted.',
    9: 'Neptune {comes} into your ninth house, and for many years faith and the wider view draw you on, and one guide or another proves human.',
    10: 'Neptune {comes} into your tenth house, and for many years you look for meaning in your work more than for rank, and its aims can blur.',
    11: 'Neptune {comes} into your eleventh house, and for many years you may give much to a shared hope, and have to see whom it serves.',
    12: 'Neptune {comes} into your twelfth house, and for many years quiet, sleep and imagination count for more than they did.',
  },
  [Pluto]: {
    1: 'Pluto {comes} into your first house, and over many years you grow out of a way of being that you took for yourself.',
    2: 'Pluto {comes} into your second house, and what you own, need and think you are worth starts on a slow change.',
    3: 'Pluto {comes} into your third house, and over many years you learn to think to the bottom of things, and to speak of it.',
    4: 'Pluto {comes} into your fourth house, and what home and family rest on starts on a slow change.',
    5: 'Pluto {comes} into your fifth house, and over many years what you love, and what you make, is asked how much of you is in it.',
    6: 'Pluto {comes} into your sixth house, and over many years the way you work, and the habits under it, are made over.',
    7: 'Pluto {comes} into your seventh house, and over many years closeness goes deeper, or is ended where it was only custom.',
    8: 'Pluto {comes} into your eighth house, and over many years you learn what you can share, and what you have to let go.',
    9: 'Pluto {comes} into your ninth house, and over many years what you believe is taken down to what will hold.',
    10: 'Pluto {comes} into your tenth house, and what you work for, and the power that goes with it, start on a slow change.',
    11: 'Pluto {comes} into your eleventh house, and over many years it is sorted out whom you belong with, and for what.',
    12: 'Pluto {comes} into your twelfth house, and over many years something old is laid to rest, mostly out of sight.',
  },
};
export const entersAtFirst: TransitsReadingCells['entersAtFirst'] = [
  'It stays until {ends}, and comes back to the same house in {back}.',
];
export const entersBriefly: TransitsReadingCells['entersBriefly'] =
  '{A} looks into {house} until {ends}, a first taste of what it brings there from {back} on.';
export const entersAgain: TransitsReadingCells['entersAgain'] =
  '{A} goes back into {house} until {ends}, and a matter that was left half done there can be taken up again.';
export const entersToStay: TransitsReadingCells['entersToStay'] =
  'It was there before, until {left}, and this time it stays.';
/** A planet in one house with Saturn. */
export const sharesHouse: TransitsReadingCells['sharesHouse'] = {
  [Jupiter]: {
    toSaturn:
      'Saturn is in the same house until {ends}, so there is more to be had here, and it comes to those who put in the work.',
    bySaturn:
      'Jupiter is in the same house until {ends}, so you have encouragement as well as duties, and need not choose between them.',
  },
  [Uranus]: {
    toSaturn:
      'Saturn is in the same house until {ends} and asks for order, so change things one at a time, and finish each before the next.',
    bySaturn:
      'Uranus is in the same house until {ends} and wants change, so build what can be altered without being torn down.',
  },
  [Neptune]: {
    toSaturn:
      'Saturn is in the same house until {ends}, so give one of these hopes a plain form, with a sum or a date in it.',
    bySaturn:
      'Neptune is in this house as well, until {ends}, and would sooner dream than do; give the dream a form, and one day a week.',
  },
};
export const staysAgain: TransitsReadingCells['staysAgain'] = {
  first: [
    'This is a first stay. {A} comes back to the same house in {month}, and what you begin now can be taken up again.',
  ],
  long: [
    '{A} leaves it only for a time, and is back in this house in {month} to finish what was left undone.',
    'There is more to come of this, since {a} returns to the same house in {month}.',
  ],
};
export const leavesForNow: TransitsReadingCells['leavesForNow'] = [
  '{A} leaves this house on {ends}, but only for a time: it is back in {month}.',
];
export const leavesHouse: TransitsReadingCells['leavesHouse'] = [
  '{A} leaves this house on {ends}, so this is nearly over.',
];
