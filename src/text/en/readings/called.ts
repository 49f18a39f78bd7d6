import type { NatalReadingCells } from '../../reading-catalogue.js';

/** What factors are called where they are subjects of a sentence. */
export const called: NatalReadingCells['called'] = {
  conjunction: { start: '{Other} beside {body}', within: '{other} beside {body}' },
  harmonious: { start: '{Body} with help from {other}', within: '{body} with help from {other}' },
  tense: { start: '{Body} under pressure from {other}', within: '{body} under pressure from {other}' },
  own: { start: 'Your {body}', within: 'your {body}' },
  whole: { start: 'The chart as a whole', within: 'the chart as a whole' },
  cusp: { start: 'The sign on {place}', within: 'the sign on {place}' },
  figure: { start: 'The figure around {body}', within: 'the figure around {body}' },
  crowd: {
    sign: { start: '{place} in you', within: '{place} in you' },
    house: { start: 'What stands in {place}', within: 'what stands in {place}' },
  },
};
