import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** What a point stands for in a life, within a sentence. */
export const fields: TransitsReadingCells['fields'] = {
  0: 'whatever you want to be known for',
  1: 'your home life',
  2: 'talk, study and paperwork',
  3: 'love and friendship',
  4: 'anything that takes drive',
  5: 'your hopes and plans',
  6: 'your duties',
  7: 'your freedom to do as you please',
  8: 'your ideals and dreams',
  9: 'struggles over who decides',
  15: 'the way you meet people',
  16: 'your work and standing',
  22: 'your closest relationships',
  23: 'home and family',
};

/** A contact that is long in coming, that is over and near once more, or that never becomes exact. */
export const faint: TransitsReadingCells['faint'] = {
  [Jupiter]: {
    harmonious: {
      approaching:
        'Jupiter is on its way to {b} and still some distance off. In {field}, you may notice a first loosening, and there is time to think about what you would ask for.',
      after:
        'Jupiter has done its good turn for {b}. In {field}, something should have grown a little; thank whoever had a part in it, and finish what was begun.',
      distant:
        'Jupiter comes near {b} without reaching it. In {field}, things may go somewhat more easily than usual, and nothing large should be built on that.',
    },
    tense: {
      approaching:
        'Jupiter is drawing near {b}, and the pull toward too much has only begun. In {field}, you can still decide beforehand what would be enough.',
      after:
        'The days when Jupiter made too much of things at {b} are past. In {field}, some promise from then may need cutting down to size.',
      distant:
        'Jupiter passes near {b} and does not take hold. In {field}, you may be tempted to promise a little more than you should; it takes no great effort to resist.',
    },
  },
  [Saturn]: {
    harmonious: {
      approaching:
        'Saturn is coming into good accord with {b}, slowly. In {field}, you may begin to see which arrangement would last, and can prepare it without hurry.',
      after:
        'Saturn gave {b} its support, and the exact days are past. In {field}, the order you made should hold by itself; look it over once, and leave it.',
      distant:
        'Saturn lends {b} a hand from a distance. In {field}, a little patience goes a long way, and that is all there is to it.',
    },
    tense: {
      approaching:
        'Saturn is still on its way to {b}, and what is felt of it is mostly the waiting. In {field}, you may see where you have taken on too much, while there is time to put something down.',
      after:
        'The exact days of Saturn’s test of {b} are past. In {field}, check that what you mended has stayed mended; nothing new is being asked of you.',
      distant:
        'Saturn comes near {b} and turns away again. In {field}, there may be a delay or a dull stretch, and a small correction is enough.',
    },
  },
  [Uranus]: {
    harmonious: {
      approaching:
        'Uranus is coming toward {b}, and the freer way can only be guessed at as yet. In {field}, try out a few small things and keep what you like.',
      after:
        'Uranus has shown {b} another way, and the exact days are past. In {field}, you know by now which of the new habits suit you.',
      distant:
        'Uranus brushes past {b}. In {field}, you may have an unusual idea or two, which need not lead to anything.',
    },
    tense: {
      approaching:
        'Uranus is on its way to {b}, and at first it is felt as restlessness. In {field}, you can loosen one thing of your own accord before it is loosened for you.',
      after:
        'The upset that Uranus brought to {b} has done its work. In {field}, something may still feel unsettled; the change itself is made, and you can take your time over the rest.',
      distant:
        'Uranus comes close to {b} and moves nothing. In {field}, you may be rather impatient for a while; a little variety takes care of that.',
    },
  },
  [Neptune]: {
    harmonious: {
      approaching:
        'Neptune is drawing slowly into tune with {b}. In {field}, an idea may be forming that has no words yet, and it can be left to form.',
      after:
        'Neptune has been gentle with {b}, and the best of that is past. In {field}, something softened; if it gave you an idea, write it down while you remember it.',
      distant:
        'Neptune passes {b} at some distance. In {field}, you may be a bit more sensitive than usual, and a bit kinder.',
    },
    tense: {
      approaching:
        'Neptune is on its way to {b}, and the first sign of it is a certain tiredness or vagueness. In {field}, put on record what you know, while it is clear.',
      after:
        'The worst of the confusion that Neptune brought to {b} is past. In {field}, a trace of it may hang about, and it is worth looking again at what you agreed to then.',
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
        'The worst of the struggle that Pluto brought to {b} is over. In {field}, something of it may come back now and then, and you know by now that you can get through it.',
      distant:
        'Pluto comes near {b} without pressing on it. In {field}, you may be touchier than usual about who decides, and to know that is enough.',
    },
  },
};

/** The same where that has been said of another point. */
export const otherFaint: TransitsReadingCells['otherFaint'] = {
  approaching: [
    'Here, too, there is time: {a} is still well short of {b}, and {field} can wait.',
    'There is little to feel as yet of {a} and {b}; it will concern {field}.',
  ],
  after: [
    'The main part of what {a} had to do with {b} is past, and {field} can settle.',
    'What {a} did to {b} is done; in {field}, you may see the last of it.',
  ],
  distant: [
    '{A} only brushes {b}. If you feel it at all, it will be in {field}.',
    '{A} does not quite reach {b}; expect no more than a slight change in {field}.',
  ],
};

/** The house behind an angle. */
export const behindAngle: TransitsReadingCells['behindAngle'] = [
  '{A} stays in {house} until {ends}, and the same goes on there more quietly.',
];

/** How a period goes. */
export const shape: TransitsReadingCells['shape'] = {
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
  acts: 'In {month}, {text}',
  actInSameMonth: 'In the same month, {text}',
  actOnDay: 'Around {day}, {text}',
  background: ['In the background, {text}', 'Less strongly, {text}', 'At a distance, {text}'],
  course: {
    none: [
      'Nothing presses for long, and most of what comes is on your side.',
      'This is a friendly stretch; what you get out of it depends on what you ask for.',
    ],
    even: [
      'There is some pressure from beginning to end, and most of it around {from}, so pace yourself.',
      'The pressure does not let up for long and is greatest around {from}.',
    ],
    falls: [
      'The pressure is there from the beginning, and from {ease} on it eases.',
      'There is pressure from the beginning, and {ease} brings relief.',
    ],
    rises: [
      'It starts out easy, and from {from} on the pressure is felt.',
      'The easy part comes first, and it is worth using, because the pressure begins in {from}.',
    ],
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
    waves: [
      'The pressure comes and goes, and is highest around {from}.',
      'The pressure comes in waves, the highest of them around {from}.',
    ],
  },
  sources: ['At first it comes from {x}, and later from {y}.'],
};
