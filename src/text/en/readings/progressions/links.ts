import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** What follows for a life from a progressed contact and the one that is read before it. */
export const links: ProgressionsReadingCells['links'] = {
  harmonious: {
    harmonious: [
      'You have help in two places at once, in {y} and in {x}, so you can choose what you want from it.',
      'Since {c} is kind to {d} as well, a wish that takes in both {y} and {x} has a good chance.',
    ],
    tense: [
      'It is harder here than in {y}, where {c} supports you; go there for strength.',
      'Things go better in {y} in the same years, and some of that confidence can be brought along to {x}.',
    ],
  },
  tense: {
    tense: [
      'With {y} already under strain, try not to decide about {x} in the same month.',
      'Two strains at once are tiring; see which of them would ease by itself, {y} or {x}.',
    ],
  },
  meeting: [
    'A decision about {x} may turn out to be one about {y} as well.',
    'What changes in {y} and what changes in {x} belong to the same years, and one may set off the other.',
  ],
};
