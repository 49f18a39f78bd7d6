import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** How a progressed contact lies to the one that is read before it. */
export const links: ProgressionsReadingCells['links'] = {
  harmonious: {
    harmonious: [
      'It goes well with the accord of {c} and {d}, and the one can be used for the other.',
      'With {c} and {d} in accord as well, you have more on your side than you may notice.',
    ],
    tense: [
      'The accord of {c} with {d} gives you some of the strength that this takes.',
      'So not everything is as smooth as it is between {c} and {d}; here something has to be worked out.',
      'Beside the ease between {c} and {d}, this is the part that asks something of you.',
    ],
  },
  tense: {
    harmonious: [
      'Against the strain between {c} and {d}, this is a support that you can lean on.',
      'It does not settle what is open between {c} and {d}, but it gives you some rest from it.',
      'What is hard between {c} and {d} is easier to bear while this lasts.',
    ],
    tense: [
      'It adds to the strain between {c} and {d}, and the two are best dealt with one after the other.',
      'The strain between {c} and {d} may come from the same thing, so look for one cause before you look for two.',
      'On top of the strain between {c} and {d}, this may tire you more than you would think.',
    ],
  },
  meeting: [
    'It comes at the same time as what {c} has to do with {d}, and each makes the other more noticeable.',
    'Take it together with what {c} brings to {d}: the two concern one life, and often one decision.',
  ],
  apart: {
    tense: [
      'The strain between {c} and {d} has its height at another time, so that you can take the two one by one.',
      'It does not come to its height together with the strain between {c} and {d}, and what you learn from the one is of use for the other.',
    ],
    meeting: [
      'What {c} has to do with {d} comes to its height at another time, and there is room for each.',
      'It has its own time, apart from what {c} brings to {d}, though both may bear on one decision.',
    ],
  },
};
