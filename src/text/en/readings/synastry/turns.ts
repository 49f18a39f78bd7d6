import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** Between two sections of a chapter that go different ways. */
export const turns: SynastryReadingCells['turns'] = {
  impressions: {
    kind: [
      'Another first impression is kinder.',
      'They also have reason to like what they see.',
      'In another respect they take to each other at once.',
    ],
    hard: [
      'Not all that they see in each other pleases them.',
      'One more impression is less friendly.',
      'There is also something in the manner of one that puts the other off.',
    ],
  },
  hearts: {
    kind: [
      'Beside this there is also comfort.',
      'What they feel for each other has a gentler side, too.',
      'In another respect they do each other’s feelings good.',
      'They are also tender with each other.',
      'There is also a warmth here that asks for nothing.',
      'Some of the affection arrives without any trouble.',
    ],
    hard: [
      'Affection is not always so simple between them.',
      'There is also a way in which they hurt each other.',
      'At one point they are easily disappointed in each other.',
      'In another respect they miss each other’s wishes.',
      'They also have a sore spot, and it is this one.',
      'Some of the fondness between them comes out wrong.',
    ],
  },
  desire: {
    kind: ['Their wills also meet in ways that please both.', 'Elsewhere the same energy works for them.'],
    hard: ['Elsewhere their wills cross.', 'The same energy also sets them against each other.'],
  },
  talk: {
    kind: [
      'In another respect they are quick to understand each other.',
      'There are also talks that go well.',
    ],
    hard: ['Talk between them has a harder side as well.', 'There are also talks that go wrong.'],
  },
  daily: {
    kind: ['They are also a help to each other.', 'In other things they can rely on each other.'],
    hard: ['Other things about daily life are harder to share.', 'They are not always so easy to live with.'],
  },
  gifts: {
    kind: [
      'Something else that one brings is easier to accept.',
      'There is a gift in it that comes without a price.',
    ],
    hard: [
      'Something else that one brings asks more of the other.',
      'Some of what one brings is harder to accept.',
    ],
  },
  lasting: {
    kind: ['Something else holds them more gently.', 'There is also something that lasts by itself.'],
    hard: ['Something else is harder to keep up.', 'The years also test them in another way.'],
  },
};
