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
  title: 'When it presses, and when it eases',
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
    distant: ['In the background {pressing}, but none of it comes to a head in these months.'],
    most: {
      throughout: [
        'The pressure lasts all through this time, as {pressing}.',
        'All through this time something is asked of you, since {pressing}.',
      ],
      stretch: [
        'Most of the pressure comes from {from} to {to}, when {pressing}.',
        'From {from} to {to} most is asked of you, since {pressing}.',
      ],
      begins: [
        'Most of the pressure comes at the beginning: until {to} {pressing}.',
        'Until {to} most is asked of you, since {pressing}.',
      ],
      ends: [
        'The pressure grows toward the end of this time: from {from} on {pressing}.',
        'From {from} on most is asked of you, since {pressing}.',
      ],
      month: [
        'Most of the pressure comes in {from}, when {pressing}.',
        'In {from} most is asked of you, since {pressing}.',
      ],
    },
    beside: {
      throughout: ['Not all of it is easy, since all through this time {pressing}.'],
      stretch: ['Not all of it is easy, since from {from} to {to} {pressing}.'],
      begins: ['Not all of it is easy at first, since until {to} {pressing}.'],
      ends: ['Not all of it stays easy, since from {from} on {pressing}.'],
      month: ['One month of it is harder: in {from} {pressing}.'],
    },
  },
  easing: {
    forGood: ['It eases from {month} on.', 'From {month} on you have more room again.'],
    forNow: [
      'It eases from {month} on, though {a} is back at {b} in {back}.',
      'From {month} on you have more room, until {a} is back at {b} in {back}.',
    ],
    byTurns: [
      '{A} lets go of {b} in {ends}, while {other} presses on {point} until {last} and is exact there in {next}.',
      'It eases by degrees: {a} is through with {b} in {ends}, and {other}, exact in {next}, with {point} in {last}.',
    ],
    byOne: [
      '{A} is through with {b} in {ends}; its pressure on {point}, exact in {next}, lasts until {last}.',
    ],
    later: ['It does not ease before {month}.', 'It goes on after that, and eases in {month}.'],
  },
  helps: 'On your side, {list}.',
  brings: '{A} brings {matter} {when}',
  months: {
    throughout: 'throughout',
    until: 'until {until}',
    since: 'from {since} on',
    once: 'in {since}',
    within: 'from {since} to {until}',
  },
  paused: 'on and off {when}',
};
