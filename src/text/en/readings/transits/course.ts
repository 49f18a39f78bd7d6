import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** The house behind an angle. */
export const behindAngle: TransitsReadingCells['behindAngle'] = [
  '{A} is in {house} after that, until {ends}.',
];

/** How a period goes. */
export const shape: TransitsReadingCells['shape'] = {
  title: 'What comes when',
  spans: {
    conjunction: {
      lasting: {
        whole: '{A} has been on {b} since {since} and stays until {until}.',
        paused: '{A} has been on {b}, with pauses, since {since} and stays until {until}.',
      },
      leaving: {
        whole: '{A} has been on {b} since {since} and moves on in {until}.',
        paused: '{A} has been on {b}, with pauses, since {since} and moves on for good in {until}.',
      },
      coming: {
        whole: '{A} comes to {b} in {since} and stays until {until}.',
        paused: '{A} comes to {b} in {since}, and comes and goes until {until}.',
      },
      within: {
        whole: '{A} is on {b} from {since} to {until}.',
        paused: '{A} is on {b}, with pauses, from {since} to {until}.',
      },
      once: '{A} is on {b} in {since} alone.',
    },
    tense: {
      lasting: {
        whole: '{A} has been at work on {b} since {since} and goes on until {until}.',
        paused: '{A} has been at work on {b}, with pauses, since {since} and goes on until {until}.',
      },
      leaving: {
        whole: '{A} has been at work on {b} since {since} and lets go in {until}.',
        paused: '{A} has been at work on {b}, with pauses, since {since} and lets go for good in {until}.',
      },
      coming: {
        whole: '{A} sets to work on {b} in {since} and stays until {until}.',
        paused: '{A} sets to work on {b} in {since} and comes and goes until {until}.',
      },
      within: {
        whole: '{A} is at work on {b} from {since} to {until}.',
        paused: '{A} is at work on {b}, with pauses, from {since} to {until}.',
      },
      once: '{A} is at work on {b} in {since} alone.',
    },
    harmonious: {
      lasting: {
        whole: '{A} has been helping {b} since {since} and goes on until {until}.',
        paused: '{A} has been helping {b}, with pauses, since {since} and goes on until {until}.',
      },
      leaving: {
        whole: '{A} has been helping {b} since {since} and moves on in {until}.',
        paused: '{A} has been helping {b}, with pauses, since {since} and moves on in {until}.',
      },
      coming: {
        whole: '{A} comes to the help of {b} in {since} and stays until {until}.',
        paused: '{A} comes to the help of {b} in {since}, and the help comes and goes until {until}.',
      },
      within: {
        whole: '{A} helps {b} from {since} to {until}.',
        paused: '{A} helps {b}, with pauses, from {since} to {until}.',
      },
      once: '{A} helps {b} in {since} alone.',
    },
  },
  course: {
    none: [
      'Nothing presses for long, and most of what comes is on your side.',
      'This is a friendly stretch; what you get out of it depends on what you ask for.',
    ],
    falls: [
      'The pressure is there from the beginning, and from {ease} on it eases.',
      'There is pressure from the beginning, and {ease} brings relief.',
    ],
    rises: ['The pressure grows from {from} on.', 'There is more pressure from {from} on than before.'],
    hill: [
      'The beginning and the end are easy; the pressure lies between, from {from} to {to}.',
      'The pressure is on from {from} to {to}, with easier months before and after.',
    ],
    peak: [
      'The one month of real pressure is {from}.',
      'The pressure is highest in {from}, and light before and after.',
    ],
    returns: [
      'The pressure is on at first, eases in {ease}, and is back in {back}.',
      'The beginning presses; from {ease} it eases, and {back} brings the pressure back.',
    ],
    twice: [
      'The pressure comes in two stretches, one around {from} and one around {back}, with a rest in between.',
    ],
  },
  beyond: ['{A} comes back to {b} in {month}, after this time is over.'],
  sources: ['What presses comes at first from {x}, and later from {y}.'],
};
