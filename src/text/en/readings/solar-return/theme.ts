import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** How what leads a year agrees or does not, and how its closing comes back to that. */

export const conflictOfTheYear: SolarReturnReadingCells['conflict'] = {
  'closeness-space': 'What {a} wants this year is somebody near, and what {b} wants is room to move.',
  'steadiness-change': '{A} would keep things as they are, while {b} is already moving them about.',
  'shown-quiet':
    'The year is asked to be two things at once, since {a} would be seen and {b} would be left in peace.',
  'harmony-truth':
    'You can expect an argument within, for {a} would rather keep the peace and {b} would rather have it said.',
  'lightness-depth': '{A} stays quick and keeps to the surface, while {b} wants the bottom of one thing.',
  'self-group': 'It is a question whose year this is, for {a} goes its own way and {b} thinks of everybody.',
  'giving-keeping':
    'About what is yours there are two opinions, because {a} gives it away and {b} holds on to it.',
  'faith-proof':
    'Hope and proof are on different sides here: {a} trusts what could be, and {b} asks to see it first.',
};

export const closingConflictOfTheYear: SolarReturnReadingCells['closingConflict'] = {
  'closeness-space':
    '{A} and {b} pull apart in this chart. They are best served in turn: some weeks for being near, others for being out of reach, and each announced beforehand.',
  'steadiness-change':
    '{A} and {b} pull apart in this chart. Give each its own ground. Choose one thing that stays as it is all year, and one that you are free to change.',
  'shown-quiet':
    '{A} and {b} pull apart in this chart. A year has room for both. What you show will be better for the hours when nobody saw you at it.',
  'harmony-truth':
    '{A} and {b} pull apart in this chart. They need each other. A true word said early, and kindly, does the work of both.',
  'lightness-depth':
    '{A} and {b} pull apart in this chart. Let the first of them choose how many things you taste this year, and the second choose the one that you finish.',
  'self-group':
    '{A} and {b} pull apart in this chart. Neither has to win. Decide what you want before you enter the room, and then ask what the others want.',
  'giving-keeping':
    '{A} and {b} pull apart in this chart. They come to terms once you have settled how much is for giving. After that you can give it gladly.',
  'faith-proof':
    '{A} and {b} pull apart in this chart. Take them in that order: hope while a thing is only beginning, and ask for proof before you sign.',
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

/** What came first, once more and in plain words. */
export const closingLeaderOfTheYear: SolarReturnReadingCells['closingLeader'] = {
  0: 'Since the Sun leads this year, decide what you want from it, and say so while there is still time to get it.',
  1: 'The Moon leads the year, so ask now and then how you slept and whom you miss. A mood that comes back with the same question for weeks deserves an answer. One that doesn’t may be let go.',
  2: 'Mercury leads the year. Put the important agreements in writing, and ask the one question more that would clear up what is left.',
  3: 'Keep time for the people you like best. With Venus in the lead, the year is worth most where they are in it.',
  4: 'Mars leads the year, so put its energy into one thing that you want badly, and less of it will be left for quarrels.',
  5: 'Jupiter leads the year and may bring more than one chance. Take the one that you would miss most, and use it fully.',
  6: 'Saturn leads the year, and one duty that is worth your best effort is enough for it. Do that one well enough to be proud of it.',
  7: 'Where Uranus leads, the best of a year may be what you could not have planned. Leave it some room.',
  8: 'Trust your imagination for the aims this year, as Neptune leads, and somebody sober for the figures.',
  9: 'One matter has gone on for too long, and Pluto, which leads this year, will not let you forget it. Settle that one, and let the smaller ones be.',
  15: 'How you begin things will decide more than usual about how they end, since the rising sign is the strongest part of this chart.',
};

export const temperOfTheYear: SolarReturnReadingCells['temper'] = {
  easy: [
    'Most of the aspects in this year help you, above all those of {soft}. What strain there is has mostly to do with {hard}.',
    'There is more help than hindrance in this chart. Most of the help comes from {soft}, and most of the trouble from {hard}.',
  ],
  tense: [
    'More of the aspects told below are hard than easy. Most of the strain has to do with {hard}, and most of the relief comes from {soft}.',
    'Not everything will go smoothly this year. The hardest aspects are those of {hard}, and the most helpful are those of {soft}.',
  ],
  mixed: [
    'Ease and strain are about even. Most of the strain has to do with {hard}, and most of the ease with {soft}.',
    'The year has about as much help in it as hindrance. The help comes mostly from {soft}, and the hindrance from {hard}.',
  ],
};

export const unmixedTemperOfTheYear: SolarReturnReadingCells['temperUnmixed'] = {
  easy: 'Most of what is told below comes easily, so you can get a good deal done this year without a fight.',
  tense: [
    'What is told of the year below is mostly hard, so it will ask for effort, and it can reward it.',
    'Little in the aspects told below comes easily, and what you get done this year you will have worked for.',
    'Most of what is told below is hard work, so choose what is worth the trouble and leave the rest.',
  ],
};
