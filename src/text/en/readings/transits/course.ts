import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** The house behind an angle. */
export const behindAngle: TransitsReadingCells['behindAngle'] = ['{A} stays in {house} until {ends}.'];

export const behindAngleForNow: TransitsReadingCells['behindAngleForNow'] = [
  '{A} stays in {house} until {ends}, and comes back there in {month}.',
];

/** Back over an angle. */
export const backOver: TransitsReadingCells['backOver'] = {
  day: '{A} goes back over {b} for a time and is in {house} until {ends}; what has begun can wait that long.',
  section: '{A} goes back over {b}, into {house}, on {day}; it crosses again around {ends}.',
};

/** How a period goes. */
export const shape: TransitsReadingCells['shape'] = {
  title: 'What comes when',
  spans: {
    whole: '{since} to {until}',
    paused: '{since} to {until}, with pauses',
    note: 'Most of these come and go within the months given.',
    once: '{since}',
    enters: '{A} {comes} into {house}',
    between: '; ',
    matter: '{heading} ({matter})',
  },
  pressing: {
    first: '{a} presses on {points}',
    firstOfMore: '{a} press on {points}',
    other: '{a} on {points}',
    between: ', ',
    last: ', and ',
  },
  course: {
    none: [
      'Nothing presses for long, and most of what comes is on your side.',
      'This is a friendly stretch; what you get out of it depends on what you ask for.',
    ],
    stretch: [
      'Most of the pressure comes from {from} to {to}, when {pressing}.',
      'From {from} to {to} most is asked of you at once, since {pressing}.',
    ],
    begins: [
      'Most of the pressure comes at the beginning: until {to} {pressing}.',
      'Until {to} most is asked of you at once, since {pressing}.',
    ],
    ends: [
      'Most of the pressure comes from {from} on, when {pressing}.',
      'From {from} on most is asked of you at once, since {pressing}.',
    ],
    month: [
      'Most of the pressure comes in {from}, when {pressing}.',
      'In {from} most is asked of you at once, since {pressing}.',
    ],
  },
};
