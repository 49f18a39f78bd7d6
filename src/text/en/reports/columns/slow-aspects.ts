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
        'What you change about yourself now goes deeper than you meant, because your convictions are changing with it. People who knew you before need some time to get used to it.',
        'You have wanted to change for some time; now you see how, and little stands in the way. It is easier than you feared because you no longer do it to please anyone.',
      ],
      2: [
        'You may find a new way to earn, or to live with less, without a struggle. It holds because you have been preparing for it longer than you knew.',
        'You may find a way to earn that agrees with what you believe. Others come to respect it, because you no longer have to talk yourself into your work.',
      ],
      3: [
        'A thought that seemed merely odd turns out to go to the bottom of something. Say it to people who listen.',
        'You have ideas and the depth to carry them out. Keep a notebook by you.',
      ],
      4: [
        'What you change at home frees you of a habit that is older than the house. Nobody had questioned it, because everybody had grown up with it.',
        'The old house and your new habits turn out to suit each other, so less has to be moved or torn down than you thought. Whoever lives with you gets used to them quickly.',
      ],
      5: [
        'What you love or make in a new way has unusual staying power. It lasts because it comes from a need that you have stopped hiding.',
        'Something you make or perform may be bolder than usual. It works because people feel that you mean it.',
      ],
      6: [
        'You change your working days from the bottom up, and this time it holds, because you have dealt with the cause of the trouble. You notice it by how much less you have to remember.',
        'You can order your days more freely, and the new routine lasts because it suits you. Others adapt to it sooner than you would expect.',
      ],
      7: [
        'An unusual partner, or more freedom between two people, may change your life as a whole. You see what you had put up with only because it was customary.',
        'With someone unlike you a lasting understanding is possible, because neither of you wants to change the other. It may begin with a project rather than a promise.',
      ],
      8: [
        'Old ties of money or trust can be undone without damage. Both sides have changed so much that new terms are a relief.',
        'What you share with another person can be changed thoroughly without a quarrel, because both of you are tired of the old terms. A frank talk will get you further than you expect.',
      ],
      9: [
        'A new idea has power behind it. What you learn now may change how you live.',
        'A large idea turns out to be practicable, because people whose help it needs have been thinking along the same lines.',
      ],
      10: [
        'A change in your work meets with approval, because people with influence want the same thing. You need to persuade fewer of them than you thought.',
        'In your field an old order gives way, and you have an idea of what could replace it. People listen, because what they had relied on no longer works.',
      ],
      11: [
        'Friends with new ideas turn out to have the strength to carry them out. They are glad of you, because you know which of the old rules can be dropped.',
        'What a few friends try out on a small scale is taken up by others, because it answers a need that many have. You may be asked how it was done.',
      ],
      12: [
        'You become freer within yourself, and nobody needs to be told. It lasts, because you have understood an old fear instead of arguing with it.',
        'A fear that you have had for a long time goes away by itself. It had to do with circumstances that have changed without your noticing.',
      ],
    },
  },
};
