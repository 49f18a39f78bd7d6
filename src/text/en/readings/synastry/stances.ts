import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/**
 * What the cells of a synastry state that another may deny; `understood` and `misheard` are of speech, and not of sympathy. An opening and a closing state what the contacts do that they are
 * chosen by.
 */
export const stances: SynastryReadingCells['stances'] = {
  /** Contacts, by the body with the lower id. */
  contacts: {
    0: {
      0: { conjunction: ['agreed'], harmonious: ['backed'], tense: ['contrary'] },
      1: {
        conjunction: ['smooth', 'comforted'],
        harmonious: ['smooth'],
        tense: ['unsettled', 'uncomforted'],
      },
      2: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
      3: {
        conjunction: ['cherished'],
        harmonious: ['cherished'],
        tense: ['unloved', 'judged', 'praised'],
      },
      4: { conjunction: ['swift'], harmonious: ['swift', 'begins'], tense: ['heated', 'loud'] },
      5: {
        conjunction: ['backed', 'lavish'],
        harmonious: ['backed', 'forgiving', 'lavish'],
        tense: ['unkept', 'promised'],
      },
      6: {
        conjunction: ['judged', 'kept', 'grave', 'praised'],
        harmonious: ['kept', 'unpraised'],
        tense: ['judged'],
      },
      7: {
        conjunction: ['unsettled'],
        harmonious: ['free', 'apart'],
        tense: ['unsettled', 'unkept', 'left'],
      },
      8: { tense: ['misheard', 'unkept', 'unspoken', 'inexact'] },
      9: { harmonious: ['grave'], tense: ['heated', 'contrary'] },
      15: { conjunction: ['backed'] },
    },
    1: {
      1: {
        conjunction: ['smooth', 'understood'],
        harmonious: ['smooth', 'comforted', 'forgiving'],
        tense: ['unloved', 'uncomforted'],
      },
      2: {
        conjunction: ['understood', 'spoken'],
        harmonious: ['understood', 'spoken', 'comforted'],
        tense: ['misheard', 'uncomforted'],
      },
      3: {
        conjunction: ['cherished', 'comforted'],
        harmonious: ['cherished', 'comforted', 'peaceable', 'unspoken', 'muffled'],
        tense: ['unloved', 'uncomforted'],
      },
      4: {
        conjunction: ['heated'],
        harmonious: ['swift', 'forgiving', 'loud'],
        tense: ['heated', 'loud'],
      },
      5: {
        conjunction: ['backed', 'comforted', 'light'],
        harmonious: ['backed'],
        tense: ['unkept', 'promised'],
      },
      6: {
        conjunction: ['judged', 'kept'],
        harmonious: ['smooth', 'kept', 'comforted'],
        tense: ['judged', 'unsettled', 'uncomforted'],
      },
      7: {
        conjunction: ['unsettled', 'uncomforted', 'left'],
        harmonious: ['free', 'apart', 'comforted'],
        tense: ['unsettled', 'unkept', 'uncomforted', 'left'],
      },
      8: {
        conjunction: ['comforted'],
        harmonious: ['comforted'],
        tense: ['unsettled', 'unkept', 'uncomforted', 'unspoken'],
      },
      9: { harmonious: ['spoken', 'comforted'], tense: ['held', 'unspoken'] },
      15: { conjunction: ['understood'], harmonious: ['smooth'], tense: ['misheard'] },
    },
    2: {
      2: {
        conjunction: ['understood', 'agreed', 'light', 'unchecked'],
        harmonious: ['understood', 'agreed'],
        tense: ['misheard'],
      },
      3: {
        conjunction: ['understood', 'unspoken', 'muffled', 'light'],
        harmonious: ['understood', 'peaceable', 'light'],
        tense: ['misheard'],
      },
      4: {
        conjunction: ['heated', 'swift'],
        harmonious: ['understood', 'swift', 'spoken'],
        tense: ['heated', 'loud'],
      },
      5: {
        conjunction: ['unchecked'],
        harmonious: ['understood', 'agreed'],
        tense: ['misheard', 'contrary'],
      },
      6: {
        conjunction: ['grave', 'waiting', 'kept'],
        harmonious: ['understood', 'kept'],
        tense: ['judged', 'unspoken'],
      },
      7: {
        conjunction: ['swift'],
        harmonious: ['understood', 'free', 'dropped'],
        tense: ['misheard', 'contrary'],
      },
      8: {
        conjunction: ['understood', 'inexact'],
        harmonious: ['understood'],
        tense: ['misheard', 'unkept', 'inexact'],
      },
      9: {
        conjunction: ['understood', 'grave'],
        harmonious: ['understood', 'spoken', 'grave'],
        tense: ['heated', 'contrary'],
      },
      15: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
    },
    3: {
      3: {
        conjunction: ['cherished', 'peaceable'],
        harmonious: ['cherished', 'peaceable'],
        tense: ['unloved'],
      },
      4: { conjunction: ['light', 'swift'], tense: ['heated'] },
      5: {
        conjunction: ['cherished', 'lavish', 'light'],
        harmonious: ['cherished', 'peaceable', 'forgiving'],
        tense: ['lavish', 'unkept', 'promised'],
      },
      6: {
        conjunction: ['kept', 'unspoken', 'grave'],
        harmonious: ['cherished', 'thrifty', 'kept', 'grave'],
        tense: ['unloved', 'waiting', 'praised'],
      },
      7: {
        conjunction: ['unsettled', 'light'],
        harmonious: ['free', 'apart'],
        tense: ['unsettled', 'unkept', 'left'],
      },
      8: {
        conjunction: ['cherished'],
        harmonious: ['cherished', 'peaceable', 'comforted', 'forgiving', 'inexact'],
        tense: ['unloved', 'unkept', 'promised'],
      },
      9: { conjunction: ['held', 'left'], harmonious: ['cherished'], tense: ['held'] },
      15: { conjunction: ['cherished', 'peaceable'], harmonious: ['cherished'], tense: ['judged'] },
    },
    4: {
      4: {
        conjunction: ['heated', 'loud', 'swift'],
        harmonious: ['peaceable', 'forgiving'],
        tense: ['heated', 'loud'],
      },
      5: {
        conjunction: ['swift', 'lavish'],
        harmonious: ['backed'],
        tense: ['loud', 'lavish', 'swift', 'forgiving'],
      },
      6: {
        conjunction: ['waiting', 'muffled'],
        harmonious: ['kept', 'unpraised', 'finished'],
        tense: ['waiting', 'contrary', 'begins'],
      },
      7: {
        conjunction: ['heated', 'swift'],
        harmonious: ['free', 'swift', 'dropped'],
        tense: ['heated', 'loud', 'unkept'],
      },
      8: { conjunction: ['misheard'], tense: ['muffled', 'unspoken', 'misheard', 'keeping'] },
      9: { conjunction: ['heated', 'loud'], harmonious: ['finished'], tense: ['heated'] },
      15: {
        conjunction: ['heated', 'loud', 'spoken'],
        harmonious: ['backed', 'swift'],
        tense: ['heated', 'loud'],
      },
    },
    5: {
      5: { conjunction: ['agreed'], harmonious: ['agreed', 'backed'], tense: ['contrary', 'judged'] },
      6: { conjunction: ['waiting'], harmonious: ['agreed', 'thrifty'], tense: ['judged', 'contrary'] },
      7: { conjunction: ['swift'], harmonious: ['free'], tense: ['unkept', 'contrary', 'promised'] },
      8: {
        conjunction: ['agreed', 'lavish'],
        harmonious: ['agreed'],
        tense: ['unkept', 'lavish', 'promised'],
      },
      9: { conjunction: ['agreed'], tense: ['contrary'] },
      15: { conjunction: ['backed'], harmonious: ['backed'], tense: ['judged'] },
    },
    6: {
      6: { conjunction: ['agreed', 'grave'], harmonious: ['kept', 'agreed'], tense: ['contrary', 'judged'] },
      7: { conjunction: ['contrary'], tense: ['unsettled', 'contrary'] },
      8: { tense: ['unkept'] },
      9: { conjunction: ['kept'], harmonious: ['kept', 'finished'], tense: ['contrary', 'keeping'] },
      15: {
        conjunction: ['judged', 'grave'],
        harmonious: ['backed', 'kept', 'waiting'],
        tense: ['judged', 'uncomforted', 'praised'],
      },
    },
    7: { 15: { conjunction: ['unsettled', 'swift'], harmonious: ['free'], tense: ['unsettled'] } },
    8: { 15: { conjunction: ['misheard'], tense: ['misheard'] } },
    9: { 15: { harmonious: ['backed'], tense: ['contrary'] } },
  },
  descendant: {
    0: ['backed'],
    1: ['understood', 'comforted'],
    2: ['understood'],
    3: ['cherished', 'peaceable'],
    4: ['heated', 'loud'],
    5: ['backed', 'agreed'],
    6: ['judged', 'kept', 'grave'],
    7: ['unsettled', 'unkept'],
    8: ['unspoken'],
    9: ['held'],
  },
  overlays: {
    0: {
      1: ['backed'],
      5: ['light'],
      9: ['agreed'],
      11: ['backed'],
      12: ['unspoken'],
      6: ['praised'],
    },
    1: {
      1: ['understood', 'comforted'],
      2: ['comforted'],
      3: ['understood', 'spoken'],
      4: ['smooth', 'comforted'],
      5: ['light'],
      6: ['comforted', 'praised'],
      10: ['backed'],
    },
    2: {
      1: ['understood'],
      2: ['thrifty'],
      3: ['understood', 'spoken'],
      5: ['light'],
      7: ['understood', 'agreed'],
      10: ['backed'],
      12: ['understood'],
    },
    3: {
      1: ['cherished'],
      2: ['cherished'],
      3: ['cherished'],
      4: ['peaceable', 'muffled'],
      5: ['cherished', 'light'],
      7: ['cherished', 'peaceable'],
      6: ['praised'],
      8: ['held'],
      12: ['unspoken'],
    },
    4: {
      1: ['heated', 'swift'],
      2: ['contrary'],
      3: ['heated', 'loud'],
      4: ['heated', 'loud'],
      5: ['light'],
      6: ['swift'],
      7: ['heated', 'loud'],
      8: ['heated'],
      10: ['swift'],
      12: ['muffled'],
    },
    5: {
      1: ['backed'],
      3: ['backed'],
      5: ['light', 'lavish'],
      7: ['backed', 'agreed'],
      8: ['comforted'],
      10: ['backed'],
      12: ['comforted'],
    },
    6: {
      1: ['judged', 'praised'],
      2: ['judged', 'thrifty', 'praised'],
      3: ['unspoken'],
      4: ['grave', 'kept'],
      5: ['grave'],
      6: ['kept'],
      7: ['kept', 'grave'],
      8: ['kept', 'waiting'],
      10: ['kept', 'praised'],
    },
  },
  crowded: {
    3: ['spoken', 'light'],
    4: ['spoken'],
    5: ['light', 'backed'],
    6: ['praised'],
    8: ['grave', 'keeping'],
    9: ['agreed'],
    11: ['free'],
  },
  /** The lights of two people by element, the first person’s first. */
  suns: {
    fire: { fire: ['backed', 'swift'], air: ['backed', 'swift'], water: ['keeping'] },
    earth: { fire: ['waiting'], earth: ['kept'], water: ['smooth'] },
    air: { fire: ['swift'], air: ['understood', 'spoken', 'agreed'] },
    water: { earth: ['smooth', 'comforted'], water: ['understood', 'unspoken', 'muffled', 'keeping'] },
  },
  moons: {
    fire: {
      fire: ['spoken', 'heated', 'loud', 'light', 'forgiving'],
      earth: ['unloved', 'uncomforted'],
      air: ['light', 'uncomforted'],
      water: ['keeping'],
    },
    earth: {
      fire: ['unloved', 'uncomforted'],
      earth: ['smooth', 'comforted', 'unspoken'],
      air: ['unloved', 'uncomforted'],
      water: ['smooth', 'comforted'],
    },
    air: {
      fire: ['light', 'spoken'],
      earth: ['unloved', 'uncomforted'],
      air: ['understood', 'spoken', 'free'],
    },
    water: {
      fire: ['keeping'],
      earth: ['smooth', 'comforted'],
      water: ['understood', 'comforted'],
    },
  },
  sunWithMoon: {
    fire: { earth: ['unsettled'], air: ['light', 'comforted'], water: ['uncomforted'] },
    earth: { earth: ['kept', 'comforted'], water: ['comforted'] },
    air: { fire: ['light'], earth: ['unsettled'], air: ['light', 'comforted'], water: ['uncomforted'] },
    water: { earth: ['comforted'], water: ['understood', 'comforted'] },
  },
  venusWithMars: {
    fire: { fire: ['swift'], air: ['light'] },
    earth: { earth: ['cherished'], water: ['cherished'] },
    air: { fire: ['light'], air: ['light'] },
    water: { earth: ['cherished'], water: ['cherished', 'keeping'] },
  },
  sunWithMercury: {
    fire: { fire: ['backed', 'swift', 'unchecked'], air: ['understood'] },
    earth: { earth: ['understood'], water: ['understood'] },
    air: { air: ['understood', 'spoken'], water: ['misheard'] },
    water: { earth: ['understood'], water: ['understood', 'unspoken', 'inexact'] },
  },
  /** Of Mercury, Venus and Mars by element, in whatever order. */
  met: {
    2: {
      fire: { fire: ['swift', 'unchecked'], air: ['understood', 'inexact'], water: ['misheard'] },
      earth: { earth: ['understood', 'kept'], water: ['understood'] },
      air: { air: ['understood', 'spoken'], water: ['misheard'] },
      water: { water: ['understood', 'unspoken', 'inexact'] },
    },
    3: {
      fire: {
        fire: ['cherished', 'praised'],
        earth: ['unloved', 'praised'],
        air: ['cherished', 'light', 'free'],
        water: ['unloved'],
      },
      earth: { earth: ['cherished', 'praised'], air: ['unloved'], water: ['cherished', 'keeping'] },
      air: { air: ['cherished', 'free'], water: ['unloved'] },
      water: { water: ['cherished', 'keeping'] },
    },
    4: {
      fire: {
        fire: ['swift', 'forgiving', 'loud'],
        earth: ['begins', 'finished'],
        air: ['loud', 'swift', 'forgiving'],
        water: ['keeping'],
      },
      earth: { earth: ['peaceable', 'keeping', 'finished'], water: ['muffled', 'waiting', 'finished'] },
      air: { air: ['loud', 'dropped'] },
      water: { water: ['muffled'] },
    },
  },
  ways: { 4: { 0: ['forgiving'], 7: ['keeping'], 8: ['forgiving'] } },
  change: {
    cardinal: { cardinal: ['swift'], fixed: ['begins'], mutable: ['swift', 'begins'] },
    fixed: { fixed: ['contrary', 'keeping'] },
    mutable: { mutable: ['agreed', 'peaceable'] },
  },
};
