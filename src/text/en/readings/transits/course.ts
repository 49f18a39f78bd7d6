import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** The house behind an angle. */
export const behindAngle: TransitsReadingCells['behindAngle'] = ['{A} stays in {house} until {ends}.'];

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
    falls: [
      'The pressure, most of it from {a}, is there from the beginning, and from {ease} on it eases.',
      'There is pressure from the beginning, most of it from {a}, and {ease} brings relief.',
    ],
    rises: [
      'The pressure grows from {from} on, most of it from {a}.',
      'There is more pressure from {from} on than before, most of it from {a}.',
    ],
    hill: [
      'The pressure, most of it from {a}, is highest from {from} to {to}, and lower at either end.',
      'The pressure is greatest from {from} to {to}, and most of it comes from {a}.',
    ],
    peak: [
      'The pressure is greatest in {from}, and most of it comes from {a}.',
      'The pressure, most of it from {a}, is highest in {from}, and lighter before and after.',
    ],
    returns: [
      'The pressure is on at first, eases in {ease}, and is back in {back}.',
      'The pressure lasts until {ease}, and a second hard stretch begins in {back}.',
    ],
    twice: ['The pressure is greatest around {from}, and again around {back}.'],
  },
};
