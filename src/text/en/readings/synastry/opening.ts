import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** Where an hour of birth is unknown, {name}’s or both. */
export const withoutHour: SynastryReadingCells['withoutHour'] = {
  one: [
    '{name}’s hour of birth is unknown, so nothing is said here that would depend on it.',
    'As nobody knows the hour of {name}’s birth, this leaves out whatever would need it.',
  ],
  both: [
    'The hours of both births are unknown, so nothing is said here that would depend on them.',
    'As neither hour of birth is known, this leaves out whatever would need one.',
  ],
};

/** Before the first contact that goes the other way than those before it: what it is about. */
export const turnTo: SynastryReadingCells['turnTo'] = {
  kind: {
    0: ['Their aims are not the trouble.', 'In what they live for they do each other good.'],
    1: ['Ordinary days are kinder.', 'In quiet hours it is different.'],
    2: ['They can talk, at any rate.', 'As long as they talk it goes well.'],
    3: ['They please each other all the same.', 'The liking is not in doubt.'],
    4: ['Where there is something to do they get on better.', 'What they do side by side goes better.'],
    5: [
      'They wish each other success for all that.',
      'Both take the hopeful view of each other all the same.',
    ],
    6: ['They can rely on each other nevertheless.', 'With time they have something to build on.'],
    7: ['Neither ties the other down.', 'It helps that neither is held.'],
    8: ['Neither is hard of heart, however.', 'Ill will is not the trouble.'],
    9: ['When things are serious they hold together.', 'In hard times it is different.'],
  },
  hard: {
    0: ['Their aims are another matter.', 'Who leads is not so easily settled.'],
    1: ['With moods and needs it is harder.', 'They can also hurt each other.'],
    2: ['They don’t always hear what was said.', 'In conversation it is less easy.'],
    3: ['In matters of taste and tenderness it is harder.', 'How to please each other is less certain.'],
    4: ['They have less patience with each other.', 'They can also be angry with each other.'],
    5: ['Neither knows well when to stop.'],
    6: ['One of the two is also strict.', 'Approval is harder to come by.'],
    7: [
      'How long a plan will hold is less certain.',
      'What can be counted on from day to day is less clear.',
    ],
    8: ['Being clear with each other is harder.', 'What was agreed is less certain.'],
    9: ['Neither likes to give way, however.', 'Who has the upper hand is less easily settled.'],
    pace: ['They seldom want to begin at the same moment.', 'Their pace is not the same.'],
  },
};
