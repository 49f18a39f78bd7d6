import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/**
 * What the cells of a synastry state that another may deny; `understood` and `misheard` are of speech, and not of
 * sympathy. Contacts by the body with the lower id; the lights of two people by element, the first person’s first. An
 * opening and a closing state what the contacts do that they are chosen by.
 */
export const stances: SynastryReadingCells['stances'] = {
  contacts: {
    0: {
      0: { conjunction: ['agreed', 'dividing'], harmonious: ['backed'], tense: ['contrary'] },
      1: {
        conjunction: ['smooth', 'comforted'],
        harmonious: ['smooth'],
        tense: ['unsettled', 'uncomforted'],
      },
      2: {
        conjunction: ['understood', 'wordy'],
        harmonious: ['understood'],
        tense: ['misheard'],
      },
      3: {
        conjunction: ['cherished'],
        harmonious: ['cherished', 'muffled'],
        tense: ['unloved', 'judged', 'praised', 'praising'],
      },
      4: {
        conjunction: ['swift', 'acted'],
        harmonious: ['begins', 'acted'],
        tense: ['heated', 'loud'],
      },
      5: {
        conjunction: ['backed', 'lavish', 'outsider'],
        harmonious: ['backed', 'forgiving', 'lavish'],
        tense: ['unkept', 'promised', 'sleeping'],
      },
      6: {
        conjunction: ['judged', 'grave', 'praised', 'praising'],
        harmonious: ['finished'],
        tense: ['judged'],
      },
      7: {
        conjunction: ['unsettled', 'free'],
        harmonious: ['free', 'apart'],
        tense: ['unsettled', 'unkept', 'left'],
      },
      8: {
        tense: ['misheard', 'unkept', 'unspoken', 'inexact'],
        harmonious: ['sparing'],
      },
      9: { harmonious: [], tense: ['heated', 'contrary'] },
      15: { conjunction: ['backed'], harmonious: ['asking'], tense: ['judged', 'heated'] },
    },
    1: {
      1: {
        conjunction: ['smooth', 'outsider'],
        harmonious: ['smooth', 'comforted', 'forgiving', 'asking'],
        tense: ['unloved', 'uncomforted'],
      },
      2: {
        conjunction: ['understood', 'spoken', 'wordy'],
        harmonious: ['understood', 'spoken', 'comforted', 'wordy'],
        tense: ['misheard', 'uncomforted'],
      },
      3: {
        conjunction: ['cherished', 'comforted'],
        harmonious: ['cherished', 'comforted', 'muffled'],
        tense: ['unloved', 'uncomforted'],
      },
      4: {
        conjunction: ['heated', 'acted'],
        harmonious: ['acted'],
        tense: ['heated', 'loud'],
      },
      5: {
        conjunction: ['backed', 'comforted', 'light'],
        harmonious: ['backed'],
        tense: ['unkept', 'promised'],
      },
      6: {
        conjunction: ['judged', 'kept', 'sparing'],
        harmonious: ['smooth', 'kept', 'comforted'],
        tense: ['judged', 'unsettled', 'uncomforted'],
      },
      7: {
        conjunction: ['unsettled', 'uncomforted', 'left', 'outsider'],
        harmonious: ['free', 'apart', 'comforted'],
        tense: ['unsettled', 'unkept', 'uncomforted', 'left', 'announcing'],
      },
      8: {
        conjunction: ['comforted'],
        harmonious: ['comforted', 'postponed', 'sparing'],
        tense: ['unsettled', 'unkept', 'uncomforted', 'unspoken', 'inexact'],
      },
      9: { harmonious: ['spoken', 'comforted'], tense: ['held', 'unspoken'], conjunction: ['held'] },
      15: {
        conjunction: ['cherished'],
        harmonious: ['smooth', 'asking'],
        tense: ['misheard', 'asking'],
      },
    },
    2: {
      2: {
        conjunction: ['understood', 'agreed', 'light', 'unchecked', 'wordy', 'outsider'],
        harmonious: ['understood', 'wordy'],
        tense: ['misheard'],
      },
      3: {
        conjunction: ['unspoken', 'muffled', 'light', 'wordy'],
        harmonious: ['peaceable', 'light'],
        tense: [],
      },
      4: {
        conjunction: ['heated', 'swift', 'wordy', 'sleeping'],
        harmonious: ['swift', 'spoken', 'acted'],
        tense: ['heated', 'loud'],
      },
      5: {
        conjunction: ['unchecked', 'wordy'],
        harmonious: ['likeminded'],
        tense: ['misheard', 'disputing'],
      },
      6: {
        conjunction: ['grave', 'waiting', 'sparing'],
        harmonious: ['kept'],
        tense: ['judged', 'unspoken', 'sparing'],
      },
      7: {
        conjunction: ['swift'],
        harmonious: ['free', 'dropped', 'wordy'],
        tense: ['disputing'],
      },
      8: {
        conjunction: ['understood', 'inexact'],
        harmonious: ['understood'],
        tense: ['misheard', 'unkept', 'inexact'],
      },
      9: {
        conjunction: ['grave'],
        harmonious: ['understood', 'spoken', 'grave'],
        tense: ['heated', 'loud', 'disputing'],
      },
      15: {
        conjunction: ['understood', 'wordy'],
        harmonious: ['understood', 'wordy'],
        tense: ['misheard', 'asking'],
      },
    },
    3: {
      3: {
        conjunction: ['cherished'],
        harmonious: ['cherished'],
        tense: ['unloved'],
      },
      4: { conjunction: ['light', 'swift'], tense: ['heated'] },
      5: {
        conjunction: ['cherished', 'lavish'],
        harmonious: ['cherished', 'forgiving'],
        tense: ['lavish'],
      },
      6: {
        conjunction: ['unspoken', 'grave', 'praising'],
        harmonious: ['cherished'],
        tense: ['unloved', 'waiting', 'praised', 'praising'],
      },
      7: {
        conjunction: ['unsettled', 'light'],
        harmonious: ['free', 'apart'],
        tense: ['unsettled', 'left'],
      },
      8: {
        conjunction: ['cherished'],
        harmonious: ['cherished', 'comforted', 'forgiving', 'inexact'],
        tense: ['unloved', 'unkept', 'promised', 'inexact'],
      },
      9: { conjunction: ['held', 'left'], harmonious: ['cherished'], tense: ['held', 'keeping'] },
      15: {
        conjunction: ['cherished'],
        harmonious: ['cherished'],
        tense: ['judged', 'praising'],
      },
    },
    4: {
      4: {
        conjunction: ['heated', 'loud', 'swift'],
        harmonious: ['forgiving'],
        tense: ['heated', 'loud', 'dividing'],
      },
      5: {
        conjunction: ['swift', 'lavish', 'outsider'],
        harmonious: ['backed'],
        tense: ['loud', 'lavish', 'swift', 'forgiving'],
      },
      6: {
        conjunction: ['waiting', 'muffled'],
        harmonious: ['unpraised', 'finished', 'praising'],
        tense: ['waiting', 'contrary', 'begins'],
      },
      7: {
        conjunction: ['heated', 'swift', 'sleeping'],
        harmonious: ['free', 'swift', 'dropped'],
        tense: ['heated', 'loud', 'sleeping'],
      },
      8: {
        conjunction: [],
        tense: ['muffled', 'unspoken', 'misheard', 'keeping'],
        harmonious: ['acted'],
      },
      9: { conjunction: ['heated', 'loud'], harmonious: ['finished'], tense: ['heated'] },
      15: {
        conjunction: ['heated', 'loud', 'spoken'],
        harmonious: ['backed', 'swift'],
        tense: ['heated', 'loud'],
      },
    },
    5: {
      5: {
        conjunction: ['likeminded'],
        harmonious: ['backed', 'likeminded'],
        tense: ['judged', 'disputing'],
      },
      6: { conjunction: ['waiting'], harmonious: ['agreed', 'thrifty'], tense: ['judged', 'contrary'] },
      7: { conjunction: ['swift'], harmonious: ['free'], tense: ['contrary', 'promised'] },
      8: {
        conjunction: ['lavish', 'outsider', 'likeminded'],
        harmonious: ['likeminded'],
        tense: ['lavish', 'promised', 'outsider'],
      },
      9: { conjunction: ['likeminded'], tense: ['disputing'] },
      15: { conjunction: ['backed'], harmonious: ['backed'], tense: ['judged'] },
    },
    6: {
      6: {
        conjunction: ['agreed', 'grave', 'outsider'],
        harmonious: ['kept', 'agreed', 'sparing'],
        tense: ['contrary', 'judged'],
      },
      7: { conjunction: ['contrary'], tense: ['unsettled', 'contrary'] },
      8: { tense: ['unkept', 'promised', 'inexact'] },
      9: {
        conjunction: [],
        harmonious: ['finished', 'sparing'],
        tense: ['contrary', 'keeping'],
      },
      15: {
        conjunction: ['judged', 'grave', 'praising'],
        harmonious: ['backed', 'waiting'],
        tense: ['judged', 'uncomforted', 'praised', 'praising'],
      },
    },
    7: { 15: { conjunction: ['unsettled', 'swift'], harmonious: ['free'], tense: ['unsettled'] } },
    8: { 15: { conjunction: ['misheard'], tense: ['misheard', 'inexact'], harmonious: [] } },
    9: { 15: { harmonious: ['backed'], tense: ['contrary'] } },
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
      5: { conjunction: ['detailed'], tense: ['detailed'] },
      6: { tense: ['unspoken'] },
      8: { tense: ['reasoned'] },
      9: { tense: ['unspoken'] },
    },
    3: {
      5: { conjunction: ['showing'], tense: ['waiting'] },
      6: { conjunction: ['kept'], tense: ['showing'] },
      7: { harmonious: ['free'], tense: ['waiting'] },
      9: { conjunction: ['held'], tense: ['reserved'] },
      15: { conjunction: ['showing'], tense: ['judged'] },
    },
  },
  descendant: {
    0: ['backed'],
    1: ['comforted'],
    2: ['understood', 'wordy'],
    3: ['cherished'],
    4: ['heated', 'loud'],
    5: ['backed', 'agreed', 'asking'],
    6: ['judged', 'kept', 'grave'],
    7: ['unsettled', 'unkept'],
    8: ['unspoken'],
    9: ['held'],
  },
  overlays: {
    0: {
      1: ['backed'],
      5: ['light'],
      6: ['praised'],
      9: ['likeminded'],
      11: ['backed'],
      12: ['unspoken'],
    },
    1: {
      1: ['understood', 'comforted'],
      2: ['comforted'],
      3: ['understood', 'spoken', 'wordy'],
      4: ['smooth', 'comforted'],
      5: ['light'],
      6: ['comforted', 'praised'],
      10: ['backed'],
    },
    2: {
      1: ['understood', 'wordy'],
      2: ['thrifty'],
      3: ['understood', 'spoken', 'wordy'],
      5: ['light'],
      7: ['understood', 'agreed', 'wordy'],
      10: ['backed'],
      12: ['understood'],
    },
    3: {
      1: ['cherished'],
      2: ['cherished'],
      3: ['cherished'],
      4: ['peaceable', 'muffled'],
      5: ['cherished', 'light'],
      6: ['praised'],
      7: ['cherished', 'peaceable'],
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
      1: ['judged', 'praised', 'praising'],
      2: ['judged', 'thrifty', 'praised', 'praising'],
      3: ['unspoken', 'sparing'],
      4: ['grave', 'kept'],
      5: ['grave'],
      6: ['kept'],
      7: ['kept', 'grave'],
      8: ['kept', 'waiting'],
      10: ['kept', 'praised'],
    },
  },
  crowded: {
    3: ['spoken', 'light', 'wordy'],
    4: ['spoken'],
    5: ['light', 'backed'],
    6: ['praised'],
    8: ['grave', 'keeping'],
    9: ['likeminded'],
    11: ['free'],
  },
  suns: {
    fire: { fire: ['backed', 'swift'], air: ['backed', 'swift'], water: ['keeping'] },
    earth: { fire: ['waiting'], earth: ['kept', 'sparing'], water: ['smooth', 'sparing'] },
    air: { fire: ['swift'], air: ['understood', 'spoken', 'agreed', 'wordy'] },
    water: {
      earth: ['smooth', 'comforted'],
      water: ['understood', 'unspoken', 'muffled', 'keeping', 'sparing'],
    },
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
      earth: ['smooth', 'comforted', 'unspoken', 'sparing'],
      air: ['unloved', 'uncomforted'],
      water: ['smooth', 'comforted'],
    },
    air: {
      fire: ['light', 'spoken'],
      earth: ['unloved', 'uncomforted'],
      air: ['understood', 'spoken', 'free', 'wordy'],
    },
    water: {
      fire: ['keeping'],
      earth: ['smooth', 'comforted'],
      water: ['understood', 'comforted', 'sparing'],
    },
  },
  sunWithMoon: {
    fire: { earth: ['unsettled'], air: ['comforted'], water: ['uncomforted'] },
    earth: { earth: ['kept', 'comforted', 'sparing'], water: ['comforted'] },
    air: { fire: ['light'], earth: ['unsettled'], air: ['light', 'comforted'], water: ['uncomforted'] },
    water: { earth: ['comforted'], water: ['understood', 'comforted'] },
  },
  venusWithMars: {
    fire: { fire: ['swift'] },
    earth: { fire: ['judged'], earth: ['cherished'], water: ['cherished', 'peaceable'] },
    air: { earth: ['kept'] },
    water: {
      fire: ['heated'],
      earth: ['cherished', 'peaceable'],
      water: ['cherished', 'keeping'],
    },
  },
  sunWithMercury: {
    fire: { fire: ['backed', 'swift', 'unchecked'], air: ['understood'] },
    earth: { earth: ['understood', 'sparing'], water: ['understood'] },
    air: { fire: ['swift'], air: ['understood', 'spoken', 'wordy'], water: ['comforted'] },
    water: { earth: ['understood'], water: ['understood', 'unspoken', 'inexact'] },
  },
  met: {
    2: {
      fire: { fire: ['swift', 'unchecked'], air: ['understood', 'inexact'], water: ['misheard'] },
      earth: { earth: ['understood', 'kept'], water: ['understood'] },
      air: { air: ['understood', 'spoken', 'wordy'], water: ['misheard'] },
      water: { water: ['understood', 'unspoken', 'inexact', 'sparing'] },
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
      earth: {
        earth: ['peaceable', 'keeping', 'finished'],
        water: ['muffled', 'waiting', 'finished', 'peaceable'],
      },
      air: { air: ['loud', 'dropped'] },
      water: { water: ['muffled'] },
    },
  },
  ways: {
    2: {
      0: ['spoken', 'reasoned'],
      3: ['felt', 'keeping'],
      4: ['sweeping'],
      5: ['detailed'],
      7: ['felt'],
      8: ['sweeping', 'spoken'],
      11: ['felt'],
    },
    3: {
      0: ['showing', 'swift'],
      4: ['showing'],
      5: ['reserved'],
      7: ['reserved', 'held'],
      9: ['reserved'],
      10: ['free'],
      11: ['forgiving'],
    },
    4: {
      0: ['forgiving', 'loud'],
      2: ['loud'],
      3: ['muffled'],
      4: ['loud'],
      6: ['muffled'],
      7: ['keeping', 'muffled'],
      8: ['forgiving', 'loud'],
      11: ['muffled'],
    },
  },
  change: {
    cardinal: { cardinal: ['swift', 'dividing'], fixed: ['begins'], mutable: ['swift', 'begins'] },
    fixed: { fixed: ['contrary', 'keeping'] },
    mutable: { mutable: ['agreed', 'peaceable'] },
  },
};
