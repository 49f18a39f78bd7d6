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

/** The first of the last words: what is kindest is a help with the rest. */
export const closing: SynastryReadingCells['closing'] = {
  0: [
    'With {kind} on their side these two are proud of each other. Whoever has been told so lately finds it easier to give way.',
    'Each approves of what the other wants to do, thanks to {kind}. Said first, that makes a complaint much easier to hear.',
    'Through {kind} each thinks well of the other, also in a month in which they can’t agree, and that is the month to say so.',
  ],
  1: [
    '{kind} let these two rest in each other’s company, and most things are easier to settle after that.',
    'Thanks to {kind} they are at ease with each other over a meal or on the telephone. An hour in which both feel well is the one for the harder subject.',
    'Through {kind} each knows how the other is comforted. After a quarrel that may come first, and the subject after it.',
  ],
  2: [
    'They can talk, by way of {kind}, and that includes talking about what goes wrong.',
    'With {kind} to help them these two can put nearly everything into words, the sore points among the rest.',
    'Thanks to {kind} a misunderstanding goes when one of them asks what was meant, and it is best to ask on the same day.',
  ],
  3: [
    'They like each other, thanks to {kind}, and can begin there: first what has been a pleasure lately, then what has not.',
    'In {kind} these two have an affection that doesn’t have to be earned anew each time, so they can afford a plain word.',
    'Through {kind} these two enjoy each other’s company, and need not wait with that until everything else has been put right.',
  ],
  4: [
    'Thanks to {kind} each is glad to help the other with a thing that has to be done, and over such a thing the harder subject is easily touched on.',
    'In {kind} they have the knack of doing things side by side. What has to change between them can be tried for a week before it is talked about.',
    'Through {kind} each can get the other going, for a walk or for something long put off, and afterward it is easier to talk.',
  ],
  5: [
    'They wish each other well, as {kind} show, so that a request will hardly be taken amiss.',
    'With {kind} between them each may assume that the other means well, so that when something goes wrong they need not dispute about intentions.',
    'Each believes in the other, by way of {kind}, and that is reason enough to try again with what has gone wrong.',
  ],
  6: [
    'In {kind} these two have something that lasts, so there is no hurry about the rest.',
    'They keep their word to each other, thanks to {kind}. A few agreements about the harder part will therefore be kept as well.',
    'Because of {kind} neither goes away for good over a disagreement, and it helps to say so at the start of one.',
  ],
  7: [
    'They leave each other free, by way of {kind}, so a favor can be asked as a favor, and a no is no disaster.',
    'Through {kind} each may change without losing the other, and a habit that annoys can be named as one that might be changed.',
    'Thanks to {kind} they can leave each other alone for a while and go on where they stopped. Often that is all a sore subject needs.',
  ],
  8: [
    'They feel with each other, through {kind}, and seldom mean the harm that is done.',
    'Through {kind} each can tell how the other is. What was agreed still has to be said aloud, with the day and the hour.',
    '{kind} make these two forgiving, and what can’t be changed is forgiven. The rest should still be named.',
  ],
  9: [
    'They can tell each other the truth, and owe it to {kind}. So the hardest thing between them can be named.',
    'In {kind} these two have strength for a crisis, and can spare some of it for an ordinary quarrel.',
    'With {kind} behind them they don’t give up on each other, and in a bad week one of them might say so.',
  ],
};

/** In the place of what helps with something hard, where nothing is. */
export const kept: SynastryReadingCells['kept'] = {
  0: 'Once a year each might ask the other what could be done better, and be glad of the answer.',
  1: 'An unwelcome subject may be brought up on one of the good evenings. The comfort will stand it.',
  2: 'Now and then one of the things they have talked about should be begun, by both, within the week.',
  3: 'Each may say aloud one wish that doesn’t suit the other. So much liking can bear it.',
  4: 'From time to time they might meet with nothing to do, and find that they like each other then as well.',
  5: 'Somebody with a cool head may be asked before they sign or buy a thing together.',
  6: 'They might put something useless in the calendar, and keep to it as they do to everything else.',
  7: 'One fixed day, however rare, is enough to keep two such free people from losing sight of each other.',
  8: 'Money and dates are best said twice. It takes nothing from the tenderness.',
  9: 'What they need to practice is the light side: an afternoon together in which nothing is at stake.',
};
