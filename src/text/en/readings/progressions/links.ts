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
      'You could stay with {y}, where all is well, and leave this open. It is easier to settle while that help lasts.',
      'Things go better in {y} in the same years, and some of that confidence can be brought along to {x}.',
    ],
  },
  tense: {
    harmonious: [
      'What {c} makes hard in {y} can be rested from here.',
      'This does not settle what is open in {y}, but you come back to it in a better temper.',
      'Those who help you in {x} may also have something to say about {y}, so let them.',
    ],
    tense: [
      'With {y} already under strain, try not to decide about {x} in the same month.',
      'You may be short of patience in {y} and in {x} for one and the same reason, and it is worth looking for.',
      'Two strains at once are tiring; see which of them would ease by itself, {y} or {x}.',
    ],
  },
  meeting: [
    'A decision about {x} may turn out to be one about {y} as well.',
    'What changes in {y} and what changes in {x} belong to the same years, and one may set off the other.',
  ],
  apart: {
    tense: [
      'The strain between {c} and {d} has its height at another time, so that you can take the two one by one.',
      'It does not come to its height together with the strain between {c} and {d}, and what you learn from the one is of use for the other.',
    ],
    meeting: [
      'It has its height at another time than the matter of {c} and {d}, so you can see to {y} and to {x} one after the other.',
      'There is time between this and what {c} has to do with {d}, and neither need be hurried for the sake of the other.',
    ],
  },
};
