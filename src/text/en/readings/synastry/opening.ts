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
    4: ['Where there is work they get on better.', 'Both like to act, and that helps.'],
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
    2: ['Talk is another matter.', 'In conversation it is less easy.'],
    3: ['In matters of taste and tenderness it is harder.', 'How to please each other is less certain.'],
    4: ['Patience is another matter.', 'They can also be angry with each other.'],
    5: ['Moderation is another matter.'],
    6: ['One of the two is also strict.', 'Approval is harder to come by.'],
    7: ['How long a plan will hold is less certain.', 'Steadiness is another matter.'],
    8: ['Clarity is another matter.', 'What was agreed is less certain.'],
    9: ['Giving way is another matter.', 'Who has the upper hand is less easily settled.'],
    pace: ['When to begin is another matter.', 'Their pace is not the same.'],
  },
};

/** The first of the last words: what is kindest is a help with the rest. */
export const closing: SynastryReadingCells['closing'] = {
  0: [
    'With {kind} on their side these two can be proud of each other, and people who are can also give way to each other.',
    'What carries them furthest is that each approves of the other’s aims, thanks to {kind}. It is from there that the harder part can be dealt with.',
    'In {kind} they have a good opinion of each other to fall back on when something else goes wrong.',
  ],
  1: [
    '{kind} give these two a place to rest, and after a rest most things are easier to settle.',
    'Thanks to {kind} they can come home to each other. The hour in which both feel well is the one for the harder subject.',
    'What these two have to go back to is plain comfort, in {kind}, and it makes the rest less urgent than it seems.',
  ],
  2: [
    'They can talk, by way of {kind}, and that includes talking about what goes wrong.',
    'With {kind} to help them these two can put nearly everything into words, the sore points among the rest.',
    'In {kind} they have the means of clearing up whatever the rest of the two charts confuses.',
  ],
  3: [
    'What they have to begin from is affection, which is owed to {kind}, and it makes the harder thing easier to mention.',
    'In {kind} these two have an affection that doesn’t have to be earned anew each time, so they can afford a plain word.',
    'What {kind} bring them is simple pleasure in each other, and it should not be kept back until everything else has been put right.',
  ],
  4: [
    'Thanks to {kind} these two are at their best when there is something to do, and a difficulty can be treated as one more task.',
    '{kind} see to it that neither broods for long. What has to be changed between them is better tried than discussed.',
    'They move each other to act, through {kind}, and can use that for what is hard between them as well.',
  ],
  5: [
    'They wish each other well, as {kind} show, so that a request will hardly be taken amiss.',
    'With {kind} between them both may assume that the other means well, and begin from there with whatever is hard.',
    'Each believes in the other, by way of {kind}, and that is reason enough to try again with what has gone wrong.',
  ],
  6: [
    'In {kind} these two have something that lasts, so there is no hurry about the rest.',
    'They keep their word to each other, thanks to {kind}. A few agreements about the harder part will therefore be kept as well.',
    'With {kind} to hold them they can take the time that the harder part needs.',
  ],
  7: [
    'They leave each other free, by way of {kind}, and what is asked of free people is mostly done gladly.',
    'Through {kind} each may change without losing the other. That goes for the harder habits, too.',
    'In {kind} they have room, and much that is hard between two people wants nothing more.',
  ],
  8: [
    'They feel with each other, through {kind}, and seldom mean the harm that is done.',
    'Through {kind} each of them knows how the other is. It remains to be as clear as they are gentle.',
    '{kind} make for mercy between these two, which helps with what can’t be changed. The rest can be.',
  ],
  9: [
    'They can tell each other the truth, and owe it to {kind}. So the hardest thing between them can be named.',
    'In {kind} these two have strength for a crisis, and can spare some of it for an ordinary quarrel.',
    'With {kind} behind them they don’t give up on each other, and know it even in a bad week.',
  ],
};

/** In the place of what helps with something hard, where nothing is. */
export const kept: SynastryReadingCells['kept'] = {
  0: 'Once a year each might ask the other what could be done better, and be glad of the answer.',
  1: 'An unwelcome subject may be brought up on one of the good evenings. The comfort will stand it.',
  2: 'Now and then one of the things they have talked about should be begun, by both, within the week.',
  3: 'Each may say aloud one wish that doesn’t suit the other. So much liking can bear it.',
  4: 'From time to time they might spend a day on nothing, and see what they are to each other then.',
  5: 'Somebody with a cool head may be asked before they sign or buy a thing together.',
  6: 'They might put something useless in the calendar, and keep to it as they do to everything else.',
  7: 'One fixed day, however rare, is enough to keep two such free people from losing sight of each other.',
  8: 'Money and dates are best said twice. It takes nothing from the tenderness.',
  9: 'What they need to practice is the light side: an afternoon together in which nothing is at stake.',
};
