import type { SynastryReadingCells } from '../../../pair-catalogue.js';
import { stancesOfLasting } from './ties/index.js';

/**
 * What the texts of a synastry state that another may contradict. Most texts say at which moment they hold (tired, at
 * table, over a plan), and so contradict nothing. Contacts are by the body with the lower id; Suns and Moons are by
 * element, the first person’s first. The question of the opening and the answer of the closing state what the contact
 * states that they are about.
 */
export const stances: SynastryReadingCells['stances'] = {
  contacts: {
    0: {
      0: { conjunction: ['agreed', 'dividing'], tense: ['contrary'] },
      1: {
        tense: ['ahead'],
      },
      3: {
        tense: ['praising'],
      },
      4: {
        conjunction: ['swift'],
        harmonious: ['begins'],
        tense: ['heated', 'loud', 'quarreling'],
      },
      5: {
        conjunction: ['outsider'],
        tense: ['promised', 'sleeping'],
      },
      6: {
        conjunction: ['praising'],
        harmonious: ['finished', 'leisure'],
        tense: ['praising'],
      },
      7: {
        conjunction: ['free'],
        harmonious: ['free', 'apart'],
        tense: ['unkept', 'left'],
      },
      8: {
        tense: ['inexact'],
      },
      9: { tense: ['heated', 'contrary'] },
      15: { harmonious: ['asking'], tense: ['heated'] },
    },
    1: {
      1: {
        conjunction: ['outsider'],
        harmonious: ['asking'],
      },
      4: {
        conjunction: ['heated'],
        tense: ['heated', 'loud', 'quarreling'],
      },
      5: {
        tense: ['promised'],
      },
      6: {
        conjunction: ['kept'],
        harmonious: ['kept'],
      },
      7: {
        conjunction: ['left', 'outsider'],
        harmonious: ['free', 'apart'],
        tense: ['left', 'announcing'],
      },
      8: {
        tense: ['inexact'],
      },
      9: { tense: ['held'], conjunction: ['held'] },
      15: {
        harmonious: ['asking'],
        tense: ['asking'],
      },
    },
    2: {
      2: {
        conjunction: ['agreed', 'unchecked', 'outsider'],
      },
      4: {
        conjunction: ['heated', 'sleeping', 'quarreling'],
        tense: ['heated', 'loud', 'quarreling'],
      },
      5: {
        conjunction: ['unchecked'],
      },
      6: {
        harmonious: ['kept'],
      },
      8: {
        conjunction: ['inexact'],
        tense: ['inexact'],
      },
      9: {
        tense: ['heated', 'loud', 'quarreling'],
      },
      15: {
        tense: ['asking'],
      },
    },
    3: {
      4: { tense: ['heated', 'quarreling'] },
      6: {
        conjunction: ['praising'],
        tense: ['praising'],
      },
      7: {
        harmonious: ['free', 'apart'],
        tense: ['left'],
      },
      8: {
        harmonious: ['inexact'],
        tense: ['promised', 'inexact'],
      },
      9: { conjunction: ['held', 'left'], tense: ['held'] },
      15: {
        tense: ['praising'],
      },
    },
    4: {
      4: {
        conjunction: ['heated', 'loud', 'swift'],

        tense: ['heated', 'loud', 'dividing'],
      },
      5: {
        conjunction: ['swift', 'outsider'],
        tense: ['loud', 'swift'],
      },
      6: {
        conjunction: ['waiting', 'muffled', 'ahead'],
        harmonious: ['finished', 'praising'],
        tense: ['waiting', 'begins', 'ahead'],
      },
      7: {
        conjunction: ['heated', 'swift', 'sleeping'],
        harmonious: ['swift', 'dropped'],
        tense: ['heated', 'loud', 'sleeping', 'quarreling'],
      },
      8: {
        tense: ['muffled'],
      },
      9: { conjunction: ['heated', 'loud'], harmonious: ['finished'], tense: ['heated', 'quarreling'] },
      15: {
        conjunction: ['heated', 'loud'],
        harmonious: ['swift'],
        tense: ['heated', 'loud'],
      },
    },
    5: {
      6: { harmonious: ['agreed'], tense: ['contrary'] },
      7: { tense: ['contrary', 'promised'] },
      8: {
        conjunction: ['outsider'],
        tense: ['promised', 'outsider'],
      },
    },
    6: {
      6: {
        conjunction: ['agreed', 'outsider'],
        harmonious: ['kept', 'agreed'],
        tense: ['contrary'],
      },
      7: { conjunction: ['contrary'], tense: ['contrary'] },
      8: { tense: ['unkept', 'promised', 'inexact'] },
      9: {
        harmonious: ['finished'],
        tense: ['contrary', 'keeping'],
      },
      15: {
        conjunction: ['praising'],
        tense: ['praising'],
      },
    },
    7: { 15: { conjunction: ['swift'], harmonious: ['free'] } },
    8: { 15: { tense: ['inexact'] } },
    9: { 15: { tense: ['contrary'] } },
  },
  manners: {
    0: {
      3: { conjunction: ['showing'], harmonious: ['showing'] },
    },
    1: {
      2: { conjunction: ['reasoned'], tense: ['reasoned'] },
      3: { tense: ['showing'] },
    },
    2: {
      5: { conjunction: ['detailed'], harmonious: ['detailed'], tense: ['detailed'] },
      8: { tense: ['reasoned', 'detailed'] },
    },
    3: {
      5: { conjunction: ['showing'], tense: ['waiting'] },
      6: { conjunction: ['kept'], tense: ['showing'] },
      7: { harmonious: ['free'], tense: ['waiting'] },
      9: { conjunction: ['held'], tense: ['withheld'] },
      15: { conjunction: ['showing'], harmonious: ['showing'] },
    },
  },
  descendant: {
    4: ['heated', 'loud', 'quarreling'],
    5: ['agreed', 'asking'],
    6: ['kept'],
    7: ['unkept'],
    9: ['held'],
  },
  overlays: {
    2: {
      7: ['agreed'],
    },
    3: {
      4: ['peaceable', 'muffled'],
      7: ['peaceable'],
      8: ['held'],
    },
    4: {
      1: ['heated', 'swift'],
      2: ['contrary'],
      3: ['heated', 'loud'],
      4: ['heated', 'loud'],
      6: ['swift'],
      7: ['heated', 'loud'],
      8: ['heated'],
      10: ['swift'],
      12: ['muffled'],
    },
    5: {
      7: ['agreed'],
    },
    6: {
      1: ['praising'],
      2: ['praising'],
      4: ['kept'],
      6: ['kept'],
      7: ['kept'],
      8: ['kept', 'waiting'],
      10: ['kept'],
    },
  },
  crowded: {
    11: ['free'],
  },
  suns: {
    fire: {
      fire: ['swift'],
      earth: ['ahead'],
      air: ['swift'],
    },
    earth: { fire: ['waiting', 'behind'], earth: ['kept'] },
    air: { fire: ['swift'], air: ['agreed'] },
  },
  sunWithMoon: {
    fire: { earth: ['ahead'], water: ['ahead'] },
    earth: { fire: ['behind', 'apart'], earth: ['kept', 'apart'] },
    air: {
      earth: ['ahead'],
    },
    water: { fire: ['behind'] },
  },
  venusWithMars: {
    fire: { fire: ['swift'], earth: ['ahead', 'finished'] },
    earth: { fire: ['behind'], water: ['peaceable'] },
    air: { earth: ['kept'], air: ['peaceable'] },
    water: {
      fire: ['heated'],
      earth: ['peaceable'],
    },
  },
  sunWithMercury: {
    fire: { fire: ['swift', 'unchecked'], earth: ['ahead'] },
    earth: { fire: ['behind'], water: ['peaceable'] },
    air: { fire: ['swift', 'behind'] },
    water: {
      fire: ['behind'],
      water: ['inexact'],
    },
  },
  met: {
    2: {
      fire: {
        fire: ['swift', 'unchecked'],
        earth: ['ahead'],
        air: ['inexact'],
      },
      earth: { water: ['peaceable'] },
      air: { air: ['peaceable'] },
      water: { water: ['inexact'] },
    },
    3: {
      fire: {
        air: ['free'],
      },
      air: { air: ['free'] },
    },
    4: {
      fire: {
        fire: ['swift', 'forgiving', 'loud'],
        earth: ['begins', 'finished', 'ahead'],
        air: ['loud', 'swift', 'forgiving'],
        water: ['keeping'],
      },
      earth: {
        earth: ['peaceable', 'keeping', 'finished'],
        air: ['behind'],
        water: ['muffled', 'waiting', 'finished', 'peaceable'],
      },
      air: { air: ['loud', 'dropped'] },
      water: { water: ['muffled'] },
    },
  },
  opposed: {
    2: { 1: ['contrary'] },
    3: { 1: ['kept'], 2: ['free'] },
    4: {
      0: ['muffled'],
      1: ['muffled', 'keeping', 'finished'],
      2: ['loud', 'forgiving', 'dropped'],
      3: ['muffled', 'keeping'],
      4: ['contrary'],
      5: ['muffled'],
    },
  },
  lasting: stancesOfLasting,
  ways: {
    2: {
      0: ['reasoned'],
      2: ['sweeping'],
      3: ['felt'],
      4: ['sweeping'],
      5: ['detailed'],
      7: ['felt'],
      8: ['sweeping'],
      11: ['felt', 'sweeping'],
    },
    3: {
      0: ['showing', 'swift'],
      4: ['showing'],
      5: ['withheld'],
      7: ['withheld', 'held'],
      9: ['withheld'],
      10: ['free'],
    },
    4: {
      0: ['forgiving', 'loud', 'swift'],
      1: ['waiting'],
      2: ['loud'],
      3: ['muffled'],
      4: ['loud'],
      6: ['muffled'],
      7: ['keeping', 'muffled'],
      8: ['forgiving', 'loud'],
      9: ['waiting'],
      11: ['muffled'],
    },
  },
  change: {
    cardinal: { cardinal: ['swift', 'dividing'], fixed: ['begins', 'ahead'], mutable: ['swift', 'begins'] },
    fixed: { fixed: ['contrary'] },
    mutable: { mutable: ['agreed', 'peaceable'] },
  },
  balance: {
    lent: { fire: ['ahead'] },
    shared: { fire: ['swift'] },
    missing: { fire: ['waiting'] },
  },
};
