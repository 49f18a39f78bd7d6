import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** The house behind an angle. */
export const behindAngle: TransitsReadingCells['behindAngle'] = ['{A} stays in {house} until {ends}.'];

export const behindAngleForNow: TransitsReadingCells['behindAngleForNow'] = [
  '{A} stays in {house} until {ends}, and comes back there in {month}.',
];

/** Back over an angle. */
export const backOver: TransitsReadingCells['backOver'] = {
  day: '{A} goes back over {b} for a time and is in {house} until {ends}; what has begun can wait that long.',
  retreat:
    '{A} crossed {b} earlier and goes back over it around {day}, so what it began is laid aside, and is taken up again around {ends}.',
  section: '{A} goes back over {b}, into {house}, on {day}; it crosses again around {ends}.',
};

/** How a period goes. */
export const shape: TransitsReadingCells['shape'] = {
  title: 'When it presses, and when it eases',
  clauses: { between: ', ', last: ', and ' },
  heights: {
    heavy: [
      '{A} presses hardest on {b} {when}, and {end}.',
      '{A} is at its heaviest on {b} {when}, and {end}.',
      'The pressure of {a} on {b} is greatest {when}, and {end}.',
    ],
    jupiter: [
      '{A} pulls hardest at {b} {when}, and {end}.',
      'The pull of {a} at {b} is strongest {when}, and {end}.',
      '{A} goes furthest with {b} {when}, and {end}.',
    ],
    later: [
      '{A} comes to {b} in {since}, presses hardest {when}, and {end}.',
      'From {since} on {a} is at {b}, most of all {when}, and {end}.',
      '{A} is not felt at {b} before {since}, is hardest on it {when}, and {end}.',
    ],
    past: [
      '{A} was at its hardest on {b} {when}, and {end}.',
      'The weight of {a} on {b} was greatest {when}, and {end}.',
      '{A} has pressed on {b} most {when}, and {end}.',
    ],
  },
  background: '{a} presses on {b}',
  when: {
    in: 'in {months}',
    around: 'around {months}',
    many: 'several times from {since} to {until}',
  },
  course: {
    none: [
      'Nothing presses for long, and most of what comes is friendly.',
      'This is a friendly stretch; what you get out of it depends on what you ask for.',
    ],
    distant: ['In the background {pressing}, but none of it comes to a head in these months.'],
  },
  endings: {
    lets: 'lets go in {ends}',
    soon: 'lets go soon after',
    stays: 'stays until {ends}',
    paused: 'comes and goes until {ends}',
    open: 'goes on after this time',
  },
  helps: 'On your side, {list}.',
  brings: {
    planet: '{a} brings you {matter} {when}',
    sameHelp: 'the same {a} brings you {matter} {when}',
    samePlanet: 'the same {a} brings {b} {matter} {when}',
  },
  months: {
    throughout: 'throughout',
    until: 'until {until}',
    since: 'from {since} on',
    once: 'in {since}',
    within: 'from {since} to {until}',
  },
  paused: 'on and off {when}',
};
