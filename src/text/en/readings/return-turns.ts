import type { ReturnTurns } from '../../reading-catalogue.js';

/** How sections of returns take up what stood before. */
export const returns: ReturnTurns = {
  togetherInHouse: '{planets} in {house}',
  aspectsOf: '{a} with {others}',
  recall: [
    'You have met {a} above, in {house}. Here is what helps or hinders it there.',
    '{A} does not act by itself in {house}.',
    'There is more to say of {a}, which stands in {house}.',
  ],
  company: [
    'Besides, {a} has company.',
    'Another planet keeps close to {a}.',
    'Nor is that all that goes with {a}.',
    'A further planet has joined {a}.',
  ],
  ease: [
    'Something favors {a} as well.',
    'Help comes to {a} from another side.',
    'There is support for {a}, too.',
    '{A} has a friend in this chart besides.',
  ],
  easeAfterStrain: [
    'From another side {a} is helped.',
    'Something makes up for that.',
    'That was the harder part. There is an easier one.',
    'There is relief for {a}, too.',
  ],
  strain: [
    'There is a demand on {a} besides.',
    'Something presses on {a} from another side.',
    'Not everything about {a} is easy.',
    'Then {a} has something harder to reckon with.',
  ],
  strainAfterEase: [
    '{A} does not have everything so easy.',
    'The less comfortable side of it is this.',
    'So much for what helps {a}. Something else is harder on it.',
    'Yet {a} meets with resistance, too.',
  ],
  beside: {
    alike: [
      '{B} is in the same house and adds to that.',
      'In the same house {b} has a word to say as well.',
      'And {b} has come to the same place.',
      'Here, too, stands {b}.',
    ],
    harder: [
      '{B}, in the same house, makes it less simple.',
      'With {b} in the same house there is a harder side to it.',
      'The same house holds {b}, which asks for more effort.',
      'Beside it {b} brings some pressure to the same part of life.',
    ],
    softer: [
      '{B} shares the house and softens this.',
      'There is also {b} in this house, and a kinder side to the matter.',
      'What {b} brings to the same house is easier to enjoy.',
      'Happily {b} is there as well.',
    ],
  },
  recurring: [
    [
      'alone',
      'lone',
      'lonely',
      'lonelier',
      'loneliness',
      'lonesome',
      'solitude',
      'solitary',
      'withdraw',
      'withdraws',
      'withdrawn',
      'withdrawal',
    ],
    ['power', 'control'],
    ['jealousy', 'jealous'],
    ['anger', 'angry', 'temper'],
  ],
};
