import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** When what leads is at its height. */
export const peaks: TransitsReadingCells['opening']['peaks'] = {
  [Jupiter]: {
    harmonious: {
      exact: 'The best of it falls on {exact}.',
      next: 'The best of it is still ahead, on {exact}.',
      past: 'The best day was {exact}, and there is some left.',
      near: 'It keeps its distance, and is gone by {ends}.',
    },
    tense: {
      exact: 'The temptation is greatest on {exact}.',
      next: 'It will tempt you most on {exact}.',
      past: 'It was at its height on {exact}, and the sums remain.',
      near: 'It stays mild, and is gone by {ends}.',
    },
  },
  [Saturn]: {
    harmonious: {
      exact: 'The footing is firmest on {exact}.',
      next: 'The footing is firmest on {exact}, so prepare for that.',
      past: 'It was firmest on {exact}, and holds for a while.',
      near: 'The support is quiet, and lasts until {ends}.',
    },
    tense: {
      exact: 'The demand is plainest on {exact}.',
      next: 'The demand will be plainest on {exact}.',
      past: 'The demand was plainest on {exact}, and it is easing.',
      near: 'It stays at arm’s length, until {ends}.',
    },
  },
  [Uranus]: {
    harmonious: {
      exact: 'The way is clearest on {exact}.',
      next: 'The way will be clearest on {exact}.',
      past: 'The way was clearest on {exact}, and is still open.',
      near: 'It remains a possibility until {ends}.',
    },
    tense: {
      exact: 'Things are likeliest to jump on {exact}.',
      next: 'The next jolt is due about {exact}.',
      past: 'The chief jolt was about {exact}, and things are settling.',
      near: 'It makes itself felt until {ends}, without a day of its own.',
    },
  },
  [Neptune]: {
    harmonious: {
      exact: 'It is heard most clearly on {exact}.',
      next: 'It will be heard most clearly on {exact}.',
      past: 'It was clearest on {exact}, and lingers.',
      near: 'It goes on quietly until {ends}.',
    },
    tense: {
      exact: 'The mist is thickest on {exact}.',
      next: 'It will be thickest on {exact}, and thin out after that.',
      past: 'It was thickest on {exact}, and is lifting.',
      near: 'It hangs about thinly until {ends}.',
    },
  },
  [Pluto]: {
    harmonious: {
      exact: 'The strength is greatest on {exact}.',
      next: 'The strength is greatest on {exact}, and grows until then.',
      past: 'It was greatest on {exact}, and will serve for some time.',
      near: 'It works from below until {ends}.',
    },
    tense: {
      exact: 'The pressure is highest on {exact}.',
      next: 'The pressure is highest on {exact}, and rises until then.',
      past: 'The pressure was highest on {exact}, and is going out of it.',
      near: 'It presses from a distance until {ends}.',
    },
  },
};

/** Before the second contact: by the lean of the first and then of the second. */
export const second: TransitsReadingCells['opening']['second'] = {
  tense: {
    tense: [
      'It does not come alone.',
      'A second pressure runs beside it.',
      'Something else makes its claim in the same weeks.',
      'There is a second thing to be faced.',
    ],
    harmonious: [
      'Help is not far off.',
      'Not everything pulls that way.',
      'There is support from another side.',
      'Something is on your side as well.',
    ],
  },
  harmonious: {
    tense: [
      'One thing works against it.',
      'It is not all so easy.',
      'Something is asked of you as well.',
      'There is a harder thing beside it.',
    ],
    harmonious: [
      'It has company.',
      'There is more of the kind.',
      'A second favor goes with it.',
      'Nor is that the only help.',
    ],
  },
};

/** Before the third. */
export const third: TransitsReadingCells['opening']['third'] = [
  'A third contact is at work more quietly.',
  'One more thing belongs in the picture.',
  'A third is worth knowing of.',
  'Beneath both there is a third.',
];

/** A planet comes into a house. */
export const enters: TransitsReadingCells['enters'] = {
  [Jupiter]: {
    1: 'Jupiter comes into your first house, and for about a year you are more visible and more confident.',
    2: 'Jupiter comes into your second house, and income and outlay both have room to grow.',
    3: 'Jupiter comes into your third house, and talk, short journeys and learning multiply.',
    4: 'Jupiter comes into your fourth house, and home is where life gets larger.',
    5: 'Jupiter comes into your fifth house, with more play, more romance, and more of what you make yourself.',
    6: 'Jupiter comes into your sixth house, and daily work can be improved, if it isn’t simply increased.',
    7: 'Jupiter comes into your seventh house, and other people bring you luck.',
    8: 'Jupiter comes into your eighth house, and means held in common, and trust, have room to grow.',
    9: 'Jupiter comes into your ninth house, where it is most itself: travel, study and a wider view.',
    10: 'Jupiter comes into your tenth house, and your work may be noticed higher up.',
    11: 'Jupiter comes into your eleventh house, and friends are the means by which things happen.',
    12: 'Jupiter comes into your twelfth house, where the good it does is quiet: rest, kindness, help unseen.',
  },
  [Saturn]: {
    1: 'Saturn comes into your first house, and for two or three years you work on who you are.',
    2: 'Saturn comes into your second house, and for two or three years money is a matter of method.',
    3: 'Saturn comes into your third house: fewer words, better weighed, and something to be learned properly.',
    4: 'Saturn comes into your fourth house, and home and family ask to be put on a sound footing.',
    5: 'Saturn comes into your fifth house, and play and romance get serious, or scarce.',
    6: 'Saturn comes into your sixth house, and the working day wants a better order.',
    7: 'Saturn comes into your seventh house, and close bonds are asked what they are made of.',
    8: 'Saturn comes into your eighth house, and what is owed and shared has to be spelled out.',
    9: 'Saturn comes into your ninth house, and beliefs have to stand up to use.',
    10: 'Saturn comes into your tenth house, the stretch in which your work is judged and can be crowned.',
    11: 'Saturn comes into your eleventh house, and friendships thin out to those that are kept up.',
    12: 'Saturn comes into your twelfth house, and for two or three years a chapter is quietly brought to its end.',
  },
};
export const entersSlowly: TransitsReadingCells['entersSlowly'] = {
  [Uranus]: ['Uranus comes into {house} of your chart, and starts some seven years of fresh air there.'],
  [Neptune]: [
    'Neptune comes into {house} of your chart, where it will be at work, softly, for a dozen years or so.',
  ],
  [Pluto]: [
    'Pluto comes into {house} of your chart; the change it makes there takes many years and begins without noise.',
  ],
};
