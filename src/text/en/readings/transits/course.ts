import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** The house behind an angle. */
export const behindAngle: TransitsReadingCells['behindAngle'] = ['{A} stays in {house} until {ends}.'];

export const behindAngleForNow: TransitsReadingCells['behindAngleForNow'] = [
  '{A} stays in {house} until {ends}, and comes back there in {month}.',
];

/** Back over an angle. */
export const backOver: TransitsReadingCells['backOver'] = {
  day: '{A} goes back over {b} for a time and is in {house} until {ends}; what has begun can wait that long.',
  section: 'On {day} {a} goes back over {b}, into {house}, and it comes again around {ends}.',
};

/** How a period goes. */
export const shape: TransitsReadingCells['shape'] = {
  title: 'What comes when',
  spans: {
    whole: '{since} to {until}',
    paused: '{since} to {until}, with pauses',
    note: 'Most of these are felt on and off between their dates.',
    once: '{since}',
    enters: '{A} {comes} into {house}',
    between: '; ',
    matter: '{heading} ({matter})',
  },
  course: {
    none: [
      'Nothing presses for long, and most of what comes is on your side.',
      'This is a friendly stretch; what you get out of it depends on what you ask for.',
    ],
    stretch: [
      'Most of the pressure comes from {from} to {to}, when {contacts} overlap.',
      'From {from} to {to} most is asked of you at once, since {contacts} overlap.',
    ],
    begins: [
      'Most of the pressure comes at the beginning: until {to} {contacts} overlap.',
      'Until {to} most is asked of you at once, since {contacts} overlap.',
    ],
    ends: [
      'Most of the pressure comes from {from} on, when {contacts} overlap.',
      'From {from} on most is asked of you at once, since {contacts} overlap.',
    ],
    month: [
      'Most of the pressure comes in {from}, when {contacts} overlap.',
      'In {from} most is asked of you at once, since {contacts} overlap.',
    ],
  },
};
