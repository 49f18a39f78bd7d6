import type { NatalReadingCells } from '../../reading-catalogue.js';

/** What factors are called where they are subjects of a sentence. */
export const called: NatalReadingCells['called'] = {
  conjunction: { start: '{Other} beside {body}', within: '{other} beside {body}' },
  harmonious: { start: '{Other} on good terms with {body}', within: '{other} on good terms with {body}' },
  tense: { start: '{Other} at odds with {body}', within: '{other} at odds with {body}' },
  own: { start: 'Your {body}', within: 'your {body}' },
  whole: { start: 'The chart as a whole', within: 'the chart as a whole' },
  cusp: { start: 'The sign on {place}', within: 'the sign on {place}' },
  figure: { start: 'The figure around {body}', within: 'the figure around {body}' },
  crowd: {
    sign: { start: '{place} in you', within: '{place} in you' },
    house: { start: 'What stands in {place}', within: 'what stands in {place}' },
  },
};
