import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** What a point stands for in a life, within a sentence. */
export const fields: TransitsReadingCells['fields'] = {
  0: 'what you stand for',
  1: 'your moods and your home',
  2: 'what you think and say',
  3: 'affection and what you value',
  4: 'drive and temper',
  5: 'your hopes and plans',
  6: 'your duties and limits',
  7: 'your wish to be free',
  8: 'your ideals and your imagination',
  9: 'the use of power, yours and others’',
  15: 'the way you meet people',
  16: 'your work and standing',
  22: 'the bonds you live in',
  23: 'home and family',
};

/** A contact that is long in coming, that is over and near once more, or that never becomes exact. */
export const faint: TransitsReadingCells['faint'] = {
  [Jupiter]: {
    harmonious: {
      approaching:
        'Jupiter is on its way to {b} and still some distance off. In {field}, you may notice a first loosening, and there is time to think about what you would ask for.',
      after:
        'Jupiter has been good to {b}, and only the end of that is left. In {field}, something should have grown a little; thank whoever had a part in it, and finish what was begun.',
      distant:
        'Jupiter comes near {b} without reaching it. In {field}, things may go somewhat more easily than usual, and nothing large should be built on that.',
    },
    tense: {
      approaching:
        'Jupiter is drawing near {b}, and the pull toward too much has only begun. In {field}, you can still decide beforehand what would be enough.',
      after:
        'The time when Jupiter made too much of things at {b} is past. In {field}, some promise from then may be waiting to be cut to size.',
      distant:
        'Jupiter passes near {b} and does not take hold. In {field}, you may be tempted to promise a little more than you should; it takes no great effort to resist.',
    },
  },
  [Saturn]: {
    harmonious: {
      approaching:
        'Saturn is coming into good accord with {b}, slowly. In {field}, you may begin to see which arrangement would last, and can prepare it without hurry.',
      after:
        'Saturn gave {b} its support, and that work is done. In {field}, the order you made should hold by itself; look it over once, and leave it.',
      distant:
        'Saturn lends {b} a hand from a distance. In {field}, a little patience goes a long way, and that is all there is to it.',
    },
    tense: {
      approaching:
        'Saturn is still on its way to {b}, and what is felt of it is mostly the waiting. In {field}, you may see where you have taken on too much, while there is time to put something down.',
      after:
        'The test that Saturn put to {b} is over, and what is left is a look back. In {field}, check that what you mended has stayed mended; nothing new is being asked of you.',
      distant:
        'Saturn comes near {b} and turns away again. In {field}, there may be a delay or a dull stretch, and a small correction is enough.',
    },
  },
  [Uranus]: {
    harmonious: {
      approaching:
        'Uranus is coming toward {b}, and the freer way can only be guessed at as yet. In {field}, try out a few small things and keep what you like.',
      after:
        'Uranus has shown {b} another way, and there is nothing more to come. In {field}, you know by now which of the new habits suit you.',
      distant:
        'Uranus brushes past {b}. In {field}, you may have an unusual idea or two, which need not lead to anything.',
    },
    tense: {
      approaching:
        'Uranus is on its way to {b}, and at first it is felt as restlessness. In {field}, you can loosen one thing of your own accord before it is loosened for you.',
      after:
        'The upset that Uranus brought to {b} has done its work. In {field}, something may still feel unsettled, but the change itself is made, and you can take your time over the rest.',
      distant:
        'Uranus comes close to {b} and moves nothing. In {field}, you may be rather impatient for a while; a little variety takes care of that.',
    },
  },
  [Neptune]: {
    harmonious: {
      approaching:
        'Neptune is drawing slowly into tune with {b}. In {field}, an idea may be forming that has no words yet, and it can be left to form.',
      after:
        'Neptune has been gentle with {b}, and it is fading. In {field}, something softened; if it gave you an idea, write it down while you remember it.',
      distant:
        'Neptune passes {b} at some distance. In {field}, you may be a bit more sensitive than usual, and a bit kinder.',
    },
    tense: {
      approaching:
        'Neptune is on its way to {b}, and the first sign of it is a certain tiredness or vagueness. In {field}, put on record what you know, while it is clear.',
      after:
        'The confusion that Neptune brought to {b} is behind you. In {field}, a trace of it may hang about, and it is worth looking once more at what you agreed to then.',
      distant:
        'Neptune dims {b} slightly and goes on. In {field}, it is enough to ask twice where you would otherwise ask once.',
    },
  },
  [Pluto]: {
    harmonious: {
      approaching:
        'Pluto is coming toward {b}, and its help will be slow and thorough. In {field}, you may begin to see what you would change if you had the strength; you are going to have it.',
      after:
        'Pluto gave {b} a deep kind of strength, and the change that came of it is made. In {field}, what remains is to get used to it.',
      distant:
        'Pluto supports {b} from a distance. In {field}, you may feel a little more sure of your ground.',
    },
    tense: {
      approaching:
        'Pluto is on its way to {b}, as slowly as it does everything. In {field}, you may sense that something will not stay as it is; there is no need to act on that yet, only to notice what you are holding on to.',
      after:
        'The struggle that Pluto brought to {b} is over. In {field}, it may come to mind again, as something that you have been through.',
      distant:
        'Pluto comes near {b} without pressing on it. In {field}, you may be touchier than usual about who decides, and to know that is enough.',
    },
  },
};

/** The same where that has been said of another point. */
export const otherFaint: TransitsReadingCells['otherFaint'] = {
  approaching: [
    'This too is only on its way: {a} is still well short of {b}, and {field} can wait.',
    'Of {a} and {b} there is little to feel as yet; it will concern {field}.',
  ],
  after: [
    'With {a} and {b} the chief part is over as well, and {field} can settle.',
    'What {a} did to {b} is done; in {field} you may see the last of it.',
  ],
  distant: [
    'Between {a} and {b} it does not come to more than a touch, felt in {field} if at all.',
    'This one stays faint: {a} near {b}, and a slight change of tone in {field}.',
  ],
};

/** How far a contact has come at a moment. */
export const course: TransitsReadingCells['course'] = {
  near: [
    'It is close to its height, with {away} to go.',
    'The next exact day is close, {away} off.',
    'There are only {away} until it is exact.',
  ],
  coming: [
    'It is gathering strength: there are {away} to go until it is exact.',
    'The next exact day is {away} off, so you will feel more of it than you do now.',
    'It has {away} to run to its next exact day.',
  ],
  far: [
    'There is time: the next exact day is {away} off.',
    'It is exact only in {away}, so nothing about it has to be settled at once.',
    'Its next exact day is {away} away.',
  ],
  over: ['The height of it was only {away} ago.', 'Its exact day is {away} past, and it is still strong.'],
};

/** What the second of two contacts of one day is to the first. */
export const beside: TransitsReadingCells['beside'] = {
  shared: {
    harmonious: [
      '{X} has a part in this one too, and here it is on your side: what went badly there can be put right here.',
      'This contact is {x}’s as well, and kinder; begin with what it makes easy, and the other gives less trouble.',
    ],
    tense: [
      '{X} has a part in this one too, and here it costs something: use the easy contact first, and be slower with this one.',
      'This contact is {x}’s as well, and not so easy. Keep the two apart, and let the first do the work.',
    ],
  },
  other: {
    harmonious: [
      'The same days have a kinder side.',
      'Something else in these days makes up for it.',
      'There is help about at the same time.',
    ],
    tense: [
      'The same days have a harder side.',
      'Something else in these days asks for more care.',
      'One thing here does not go by itself.',
    ],
  },
};

/** Two contacts of one time: `{x}` is the other one. */
export const alongside: TransitsReadingCells['alongside'] = {
  opposed: [
    'It runs beside {x}, which is of another kind.',
    'In the same weeks there is {x} as well, and the two have to be lived together.',
    'Not everything goes that way at the time, for there is {x}.',
  ],
  added: [
    'It comes on top of {x}.',
    'Part of what you feel here belongs to {x}, which runs beside it.',
    'There is {x} to deal with in the same weeks.',
  ],
};

/** The house behind an angle. */
export const behindAngle: TransitsReadingCells['behindAngle'] = [
  'After that {a} stays in {house}, which begins at that angle, until {ends}, and the same work goes on there more quietly.',
];

/** A swift planet at the point of a slow one, `{c}`. */
export const alsoThere: TransitsReadingCells['alsoThere'] = [
  '{C} is at work there at the same time.',
  'For longer than that, {c} is at work on the same point.',
  '{C} is busy at that point as well.',
];

/** How a long period goes. */
export const shape: TransitsReadingCells['shape'] = {
  contacts: {
    0: '{a} on {b}',
    1: '{a} opposite {b}',
    2: '{a} trine {b}',
    3: '{a} square {b}',
    4: '{a} sextile {b}',
  },
  pressure: {
    first: [
      'Most of the pressure lies in the first half of this time; toward the end you are freer.',
      'The first half is the harder one, and it eases after that.',
    ],
    second: [
      'Most of the pressure lies in the second half of this time, so the first is the time to prepare.',
      'It grows more demanding as it goes, and the first half is the place to get ready.',
    ],
    even: [
      'The pressure is spread fairly evenly, so pace counts for more than any one effort.',
      'The pressure is as great in one half as in the other, so a steady pace serves you best.',
    ],
    none: [
      'Nothing in it presses for long, and what there is leans your way.',
      'It is a friendly stretch on the whole; what you get from it depends on what you ask.',
    ],
  },
  begins: {
    one: ['As it begins, {x} is under way.', 'On the first day you are already in {x}.'],
    some: ['As it begins, {x} are under way.', 'On the first day you are already in the midst of {x}.'],
    none: ['As it begins, none of the contacts below has come within reach.'],
  },
  arrives: [
    '{x} is felt from {day}.',
    'From {day} you begin to feel {x}.',
    '{x} comes within reach on {day}.',
  ],
  leaves: {
    one: ['By {day} {x} is over for good.', 'You have {x} behind you by {day}.'],
    some: ['By {day} {x} are over for good.', 'You have {x} behind you by {day}.'],
  },
  stays: {
    one: ['When this time ends, {x} is not over.', '{x} goes on after the last day covered here.'],
    some: ['When this time ends, {x} are not over.', '{x} go on after the last day covered here.'],
  },
  crowded: [
    'Exact days lie close together between {from} and {to}, and it is wise to keep those weeks free of other undertakings.',
    'Between {from} and {to} several exact days come close together, so leave room for them.',
  ],
  free: [
    'Between {from} and {to} none of these contacts is in force.',
    'From {from} to {to} all of them are out of reach.',
  ],
  light: [
    'The lightest stretch is from {from} to {to}, with only {x} in force.',
    'Between {from} and {to} you have only {x} to deal with.',
  ],
  houses: {
    sentence: [
      'Beneath the dates something slower goes on: {houses}.',
      'In the background of all this, {houses}.',
    ],
    both: '{first}, and {last}',
    whole: '{a} is in {house} all the while',
    until: '{a} is in {house} until {ends}',
    from: '{a} is in {house} from {starts} on, until {ends}',
    within: '{a} is in {house} from {starts} to {ends}',
  },
};
