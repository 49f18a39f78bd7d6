import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** What the cells of a composite state that another may deny. */
export const stancesOfTheBond: CompositeReadingCells['stances'] = {
  /** By the body with the lower id. */
  aspects: {
    0: {
      1: { conjunction: ['smooth'], harmonious: ['smooth'], tense: ['unsettled'] },
      2: { conjunction: ['spoken'] },
      3: { conjunction: ['cherished'] },
      4: { tense: ['heated'] },
      5: { conjunction: ['backed'], harmonious: ['backed'] },
      6: { tense: ['judged'] },
      7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
      8: { harmonious: ['understood'], tense: ['misheard'] },
      9: { tense: ['heated'] },
    },
    1: {
      2: { conjunction: ['spoken'], harmonious: ['spoken'], tense: ['misheard'] },
      3: { conjunction: ['cherished', 'unspoken'], harmonious: ['cherished'], tense: ['unloved'] },
      4: { conjunction: ['heated'], tense: ['heated', 'spoken'] },
      6: { conjunction: ['unspoken'], harmonious: ['smooth'], tense: ['judged'] },
      7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
      8: { conjunction: ['understood'], harmonious: ['understood'], tense: ['unspoken'] },
      9: { tense: ['held', 'unspoken'] },
    },
    2: {
      3: { conjunction: ['understood'], harmonious: ['peaceable'], tense: ['misheard'] },
      4: { conjunction: ['heated'], harmonious: ['peaceable'], tense: ['heated'] },
      5: { harmonious: ['understood'] },
      6: { tense: ['judged'] },
      7: { harmonious: ['understood'], tense: ['misheard'] },
      8: { conjunction: ['understood'], harmonious: ['understood'], tense: ['misheard'] },
      9: { harmonious: ['understood'], tense: ['misheard'] },
    },
    3: {
      4: { tense: ['heated'] },
      5: { conjunction: ['cherished'], harmonious: ['cherished'] },
      6: { harmonious: ['cherished'], tense: ['unloved'] },
      7: { conjunction: ['unsettled'], harmonious: ['free'], tense: ['unsettled'] },
      8: { tense: ['unloved'] },
      9: { conjunction: ['held'], tense: ['held'] },
    },
    4: {
      6: { tense: ['unspoken'] },
      7: { tense: ['heated'] },
      9: { tense: ['heated'] },
    },
    6: { 7: { tense: ['unsettled'] } },
  },
  suns: {
    0: ['heated', 'spoken'],
    2: ['spoken'],
    6: ['peaceable', 'unspoken'],
    8: ['spoken'],
    10: ['free'],
    11: ['unspoken'],
  },
  moons: {
    0: ['heated', 'spoken'],
    1: ['smooth', 'unspoken'],
    2: ['spoken'],
    6: ['peaceable', 'unspoken'],
    7: ['unspoken'],
    10: ['free', 'unspoken'],
  },
  houses: {
    0: { 3: ['spoken'], 11: ['free'] },
    1: { 1: ['spoken'], 3: ['spoken'], 4: ['smooth'], 7: ['peaceable', 'unspoken'], 12: ['unspoken'] },
    7: { 4: ['unsettled'], 7: ['unsettled'] },
  },
};
