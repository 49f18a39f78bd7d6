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
      'With {c} also at odds with {d}, you may be harder on yourself than you need to be.',
    ],
  },
  meeting: [
    'It comes at the same time as what {c} has to do with {d}, and each makes the other more noticeable.',
    'Take it together with what {c} brings to {d}: the two concern one life, and often one decision.',
  ],
};
