import type { NatalReadingCells } from '../../reading-catalogue.js';

/** What factors are called where they are subjects of a sentence. */
export const called: NatalReadingCells['called'] = {
  conjunction: { start: '{Other} beside {body}', within: '{other} beside {body}' },
  harmonious: { start: '{Other} on good terms with {body}', within: '{other} on good terms with {body}' },
  tense: { start: '{Other} at odds with {body}', within: '{other} at odds with {body}' },
  crowdInSign: { start: 'The crowd in {sign}', within: 'the crowd in {sign}' },
  crowdInHouse: { start: 'The crowd in {house}', within: 'the crowd in {house}' },
  cusp: { start: '{sign} on {house}', within: '{sign} on {house}' },
  lights: { start: 'The mixture of Sun and Moon', within: 'the mixture of Sun and Moon' },
  phase: { start: 'The Moon’s phase at your birth', within: 'the Moon’s phase at your birth' },
  whole: { start: 'The chart as a whole', within: 'the chart as a whole' },
};
