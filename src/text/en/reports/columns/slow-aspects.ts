import type { ColumnShelf } from '../../../report-catalogue.js';
import { jupiterUranus, saturnNeptune } from './slow-conjunctions.js';
import {
  jupiterNeptuneHarmonious,
  jupiterPlutoHarmonious,
  jupiterUranusHarmonious,
  saturnNeptuneHarmonious,
  saturnPlutoHarmonious,
  saturnUranusHarmonious,
  uranusNeptuneHarmonious,
} from './slow-harmonies.js';
import { jupiterNeptune, jupiterPluto, saturnUranus } from './slow-meetings.js';
import {
  jupiterNeptuneTense,
  jupiterPlutoTense,
  jupiterSaturnHarmonious,
  jupiterSaturnTense,
  jupiterUranusTense,
  saturnNeptuneTense,
  saturnPlutoTense,
} from './slow-tensions.js';

/** Two slow planets in aspect, by the house of the swifter one. */
export const slowAspects: ColumnShelf['slowAspects'] = {
  '5-6': { harmonious: jupiterSaturnHarmonious, tense: jupiterSaturnTense },
  '5-7': { conjunction: jupiterUranus, harmonious: jupiterUranusHarmonious, tense: jupiterUranusTense },
  '5-8': { conjunction: jupiterNeptune, harmonious: jupiterNeptuneHarmonious, tense: jupiterNeptuneTense },
  '5-9': { conjunction: jupiterPluto, harmonious: jupiterPlutoHarmonious, tense: jupiterPlutoTense },
  '6-7': { conjunction: saturnUranus, harmonious: saturnUranusHarmonious },
  '6-8': { conjunction: saturnNeptune, harmonious: saturnNeptuneHarmonious, tense: saturnNeptuneTense },
  '6-9': { harmonious: saturnPlutoHarmonious, tense: saturnPlutoTense },
  '7-8': { harmonious: uranusNeptuneHarmonious },
  '7-9': {
    harmonious: {
      1: [
        'What you change about yourself now goes deeper than you meant, because your convictions are changing with it.',
        'You have wanted to change for some time; now you see how, and little stands in the way.',
      ],
      2: [
        'A new way to earn, or to live with less, has deep roots, and can be changed to without a struggle.',
        'You may find a way to earn that agrees with what you believe, and others come to respect it.',
      ],
      3: [
        'A thought that seemed merely odd turns out to go to the bottom of something. Say it to people who listen.',
        'You have ideas and the depth to carry them out. Keep a notebook by you.',
      ],
      4: [
        'What you change at home frees you of a habit that is older than the house.',
        'The old house and your new habits turn out to suit each other.',
      ],
      5: [
        'What you love or make in a new way has unusual staying power.',
        'Something you make or perform may be bolder than usual, and people feel that you mean it.',
      ],
      6: [
        'A reform of your working days reaches the causes for once, and holds.',
        'You can order your days more freely, and the new routine lasts because it suits you.',
      ],
      7: [
        'An unusual partner, or a freer bond, changes more than two people’s evenings.',
        'With someone unlike you a lasting understanding is possible.',
      ],
      8: [
        'Old ties of money or trust can be undone without damage, and better ones tied.',
        'What you share with another can be changed thoroughly without a quarrel.',
      ],
      9: [
        'A new idea has power behind it. What you learn now may change how you live.',
        'A far-reaching thought turns out to be practicable.',
      ],
      10: [
        'A turn in your work meets people with influence who want the same change.',
        'In your field an old order gives way, and you have something to put there.',
      ],
      11: [
        'Friends with new ideas turn out to have the strength to carry them out.',
        'What a few friends try out on a small scale is taken up by others.',
      ],
      12: [
        'An inner freedom grows that needs no announcement and is hard to take back.',
        'A fear of long standing goes off by itself, as if it had been called elsewhere.',
      ],
    },
  },
};
