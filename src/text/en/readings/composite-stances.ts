import type { CompositeReadingCells } from '../../pair-catalogue.js';
import { stancesBesideInTheBond, stancesOfCrowdsOfTheBond } from './composite-more.js';
import { stancesOfWaysOfTheBond } from './composite-ways.js';

/**
 * What the texts of a composite state that another may contradict. The question of the opening and the answer of the
 * closing state what the aspect states that they are about.
 */
export const stancesOfTheBond: CompositeReadingCells['stances'] = {
  ways: stancesOfWaysOfTheBond,
  crowded: stancesOfCrowdsOfTheBond,
  beside: stancesBesideInTheBond,
  aspects: {
    0: {
      2: {
        conjunction: ['unchecked'],
      },
      4: {
        tense: ['heated', 'quarreling'],
      },
      5: {
        conjunction: ['promised'],
        tense: ['promised', 'outsider'],
      },
      6: {
        harmonious: ['kept'],
        tense: ['leisure'],
      },
      7: {
        conjunction: ['free'],
        harmonious: ['free', 'dropped'],
        tense: ['left', 'announcing'],
      },
      8: {
        harmonious: ['inexact'],
        tense: ['inexact', 'wordless'],
      },
      9: {
        tense: ['heated'],
      },
    },
    1: {
      2: { conjunction: ['talkative'] },
      4: {
        conjunction: ['heated', 'loud', 'quarreling'],
        harmonious: ['loud'],
        tense: ['heated', 'loud', 'quarreling'],
      },
      5: {
        tense: ['promised'],
      },
      7: {
        harmonious: ['free', 'apart'],
        tense: ['left', 'announcing'],
      },
      9: { conjunction: ['held'], tense: ['held'] },
    },
    2: {
      4: {
        conjunction: ['heated', 'loud', 'quarreling'],
        tense: ['heated', 'loud', 'quarreling'],
      },
      5: {
        harmonious: ['unchecked'],
        tense: ['promised'],
      },
      7: {
        harmonious: ['talkative'],
        tense: ['loud', 'sleeping', 'quarreling'],
      },
      8: {
        conjunction: ['inexact'],
        harmonious: ['wordless'],
      },
      9: { conjunction: ['quarreling'] },
    },
    3: {
      4: {
        conjunction: ['loud'],
        tense: ['heated'],
      },
      5: {
        tense: ['promised'],
      },
      6: {
        conjunction: ['praising'],
        harmonious: ['kept'],
      },
      7: {
        conjunction: ['free', 'apart'],
        harmonious: ['free', 'apart'],
        tense: ['left', 'announcing'],
      },
      9: { conjunction: ['held'], tense: ['held'] },
    },
    4: {
      5: {
        conjunction: ['outsider'],
        tense: ['loud'],
      },
      6: {
        conjunction: ['muffled'],
        tense: ['muffled'],
      },
      7: { conjunction: ['sleeping'], harmonious: ['free'], tense: ['heated', 'loud'] },
      8: { tense: ['muffled', 'quarreling'] },
      9: { conjunction: ['heated'], tense: ['heated', 'loud', 'quarreling'] },
    },
    5: {
      7: {
        tense: ['promised', 'unkept'],
      },
      8: {
        harmonious: ['unchecked'],
        tense: ['promised'],
      },
      9: { conjunction: ['unchecked'] },
    },
    6: {
      9: {
        harmonious: ['praising'],
      },
    },
    7: { 9: { tense: ['heated'] } },
  },
  frames: {
    0: {
      3: { conjunction: ['muffled', 'peaceable'] },
      4: { tense: ['quarreling'] },
      6: { harmonious: ['kept'] },
    },
    1: {
      2: { harmonious: ['spoken'] },
      3: { conjunction: ['muffled', 'peaceable'] },
      4: { conjunction: ['quarreling'], tense: ['quarreling'] },
    },
    2: {
      3: { conjunction: ['muffled', 'peaceable'] },
      4: { conjunction: ['quarreling'], tense: ['quarreling'] },
    },
    3: { 4: { tense: ['quarreling'] } },
    4: { 9: { tense: ['quarreling'] } },
  },
  framesOnAngle: { 3: ['muffled', 'peaceable'], 4: ['quarreling'], 6: ['leisure'] },
  suns: {
    0: ['heated', 'loud'],
    1: ['finished'],
    2: ['talkative'],
    8: ['promised'],
    9: ['finished'],
    10: ['free'],
  },
  moons: {
    0: ['heated', 'loud', 'spoken'],
    2: ['spoken', 'talkative'],
    7: ['unspoken'],
    9: ['unspoken', 'wordless'],
    10: ['free'],
  },
  houses: {
    0: {
      3: ['talkative'],
      11: ['free', 'leisure', 'open'],
    },
    1: {
      1: ['quarreling', 'spoken'],
      3: ['spoken', 'talkative'],
      8: ['unspoken'],
      9: ['open'],
      10: ['leisure'],
      11: ['open'],
      12: ['unspoken'],
    },
    2: { 1: ['talkative'], 7: ['talkative'], 9: ['talkative'], 12: ['unspoken', 'wordless'] },
    3: { 8: ['held'] },
    4: {
      3: ['loud', 'quarreling'],
      4: ['loud', 'quarreling'],
      6: ['dividing'],
      7: ['loud', 'heated', 'quarreling'],
      8: ['quarreling'],
      10: ['dividing'],
      12: ['muffled'],
    },
    5: { 1: ['sleeping'], 3: ['talkative'], 4: ['open'], 8: ['outsider'], 9: ['open'], 11: ['open'] },
    6: { 3: ['wordless'], 4: ['leisure'], 9: ['leisure'], 10: ['finished', 'leisure'], 11: ['secluded'] },
    7: { 7: ['free'] },
    8: { 12: ['unspoken', 'wordless'] },
    9: { 5: ['held'] },
  },
};
