import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** How what leads a year agrees or does not, and how its closing comes back to that. */

export const conflictOfTheYear: SolarReturnReadingCells['conflict'] = {
  'closeness-space': 'What {a} wants this year is somebody near, and what {b} wants is room to move.',
  'steadiness-change':
    'So two of the three pull apart, for {a} would keep things as they are, and {b} is already moving them about.',
  'shown-quiet':
    'So the year is asked to be two things, since {a} would be seen and {b} would be left in peace.',
  'harmony-truth':
    'You can expect an argument within, for {a} would rather keep the peace and {b} would rather have it said.',
  'lightness-depth':
    'Two of the three go at different depths: {a} stays quick and keeps to the surface, while {b} wants the bottom of one thing.',
  'self-group': 'It is a question whose year this is, for {a} goes its own way and {b} thinks of everybody.',
  'giving-keeping':
    'About what is yours there are two opinions, because {a} gives it away and {b} holds on to it.',
  'faith-proof':
    'Hope and proof are on different sides here: {a} trusts what could be, and {b} asks to see it first.',
};

export const closingConflictOfTheYear: SolarReturnReadingCells['closingConflict'] = {
  'closeness-space':
    'As for {a} and {b}, with which this began, they are best served in turn: some weeks for being near, others for being out of reach, and each announced beforehand.',
  'steadiness-change':
    'As for {a} and {b}, with which this began, give each its own ground. Choose one thing that stays as it is all year, and one that you are free to change.',
  'shown-quiet':
    'As for {a} and {b}, with which this began, a year has room for both. What you show will be better for the hours when nobody saw you at it.',
  'harmony-truth':
    'As for {a} and {b}, with which this began, they need each other. A true word said early, and kindly, does the work of both.',
  'lightness-depth':
    'As for {a} and {b}, with which this began, let the first of them choose how many things you taste this year, and the second choose the one that you finish.',
  'self-group':
    'As for {a} and {b}, with which this began, neither has to win. Decide what you want before you enter the room, and then ask what the others want.',
  'giving-keeping':
    'As for {a} and {b}, with which this began, they come to terms once you have settled how much is for giving. After that you can give it gladly.',
  'faith-proof':
    'As for {a} and {b}, with which this began, take them in that order: hope while a thing is only beginning, and ask for proof before you sign.',
};

export const agreementOfTheYear: SolarReturnReadingCells['agreement'] = {
  closeness: '{A} and {b} want the same of you, which is to let people come nearer.',
  space: '{A} and {b} agree that you need more room than you have had.',
  steadiness: '{A} and {b} both go slowly, so that what you begin under them is likely to be kept.',
  change: '{A} and {b} are both in favor of change, and the two of them together are hard to hold back.',
  shown: '{A} and {b} both want a witness, and there is little in this year that you will do unseen.',
  quiet: '{A} and {b} both ask for quiet, and much of what matters is done where nobody looks.',
  harmony: '{A} and {b} are agreed that things should be settled fairly and with good manners.',
  truth: '{A} and {b} would both rather have a hard word than a false one.',
  lightness: '{A} and {b} both keep the year in motion, with many small things and few heavy ones.',
  depth: '{A} and {b} go down to the same depth, and neither will be content with half an answer.',
  self: '{A} and {b} both tell you to act on your own account.',
  group: '{A} and {b} both send you among other people, where what you want is easier to get.',
  giving: '{A} and {b} are both generous, so that the year gives a good deal away.',
  keeping: '{A} and {b} are both careful of what is yours, and look after it well.',
  faith: '{A} and {b} both look ahead and expect something good to come of it.',
  proof: '{A} and {b} both want things done properly, and will believe in them when they are.',
};

export const closingAgreementOfTheYear: SolarReturnReadingCells['closingAgreement'] = [
  '{A} and {b}, which wanted the same at the outset, have had their say in most of this. Where you are in doubt, go with the two of them.',
  'And if only one thing of all this is remembered, let it be what {a} and {b} agree on. A year seldom speaks so clearly twice.',
  'What {a} and {b} have in common was the first thing said here, and it is a good thing to come back to when the year gets crowded.',
];

export const closingLeaderOfTheYear: SolarReturnReadingCells['closingLeader'] = [
  'And {a}, which came first in this chart, is worth listening to first when something has to be decided.',
  'Of all the voices in it, that of {a} was the strongest. When the year seems to want several things at once, begin there.',
  '{A} has led from the first page. Ask yourself halfway to the next birthday what it has changed, and you will know how the year is going.',
];

export const temperOfTheYear: SolarReturnReadingCells['temper'] = {
  easy: [
    'The aspects that count most are kind ones, and less has to be forced than in most years.',
    'By and large the parts of this year work together, and what you begin meets little resistance from within.',
    'The rest of the chart helps more than it hinders, so that an effort in one place pays in another.',
  ],
  tense: [
    'More of the chart is hard than easy, and the year asks for decisions sooner than for patience.',
    'It is not a smooth year within: what one planet wants another disputes, and a good deal gets done because of it.',
    'Most of what follows has some strain in it, and also the strength that strain brings out.',
  ],
  mixed: [
    'For the rest, some of the year pulls together and some pulls apart, so that help and hindrance may come from one quarter.',
    'Ease and strain are about even in the year, and the one can often be used to get through the other.',
    'The rest is divided between help and hindrance, and what follows says which is which.',
  ],
};
