import {
  Jupiter,
  Mars,
  Mercury,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';
import { brightDays } from './bright-days.js';
import { jupiterCounsels } from './counsels/jupiter.js';
import { neptuneCounsels } from './counsels/neptune.js';
import { plutoCounsels } from './counsels/pluto.js';
import { saturnCounsels } from './counsels/saturn.js';
import { uranusCounsels } from './counsels/uranus.js';
import {
  alongside,
  alsoThere,
  behindAngle,
  beside,
  course,
  faint,
  fields,
  otherFaint,
  shape,
} from './course.js';
import { again, samePoint } from './moving.js';
import { otherPhases, phases } from './phases.js';
import { quickDays } from './quick-days.js';
import { enters, entersSlowly, peaks, second, third } from './setting.js';
import { jupiterStories } from './stories/jupiter.js';
import { neptuneStories } from './stories/neptune.js';
import { plutoStories } from './stories/pluto.js';
import { saturnStories } from './stories/saturn.js';
import { uranusStories } from './stories/uranus.js';
import { together, twice } from './together.js';

export const transits: TransitsReadingCells = {
  title: { moment: 'Transits of {name} on {from}', period: 'Transits of {name}, {from} to {to}' },
  chapters: {
    today: 'Today and the days around it',
    slow: 'What stands behind it',
    passing: 'What passes in days',
    ahead: 'The next four weeks',
    page: 'The dates',
    shape: 'The shape of this time',
    planets: 'What is at work',
    months: 'Through the seasons',
  },
  natal: {
    0: { start: 'Your Sun', within: 'your Sun' },
    1: { start: 'Your Moon', within: 'your Moon' },
    2: { start: 'Your Mercury', within: 'your Mercury' },
    3: { start: 'Your Venus', within: 'your Venus' },
    4: { start: 'Your Mars', within: 'your Mars' },
    5: { start: 'Your Jupiter', within: 'your Jupiter' },
    6: { start: 'Your Saturn', within: 'your Saturn' },
    7: { start: 'Your Uranus', within: 'your Uranus' },
    8: { start: 'Your Neptune', within: 'your Neptune' },
    9: { start: 'Your Pluto', within: 'your Pluto' },
    15: { start: 'Your Ascendant', within: 'your Ascendant' },
    16: { start: 'Your Midheaven', within: 'your Midheaven' },
    22: { start: 'Your Descendant', within: 'your Descendant' },
    23: { start: 'The foot of your chart', within: 'the foot of your chart' },
  },
  ownPlace: { start: 'Its own place at birth', within: 'its own place at birth' },
  stories: {
    [Jupiter]: jupiterStories,
    [Saturn]: saturnStories,
    [Uranus]: uranusStories,
    [Neptune]: neptuneStories,
    [Pluto]: plutoStories,
  },
  counsels: {
    [Jupiter]: jupiterCounsels,
    [Saturn]: saturnCounsels,
    [Uranus]: uranusCounsels,
    [Neptune]: neptuneCounsels,
    [Pluto]: plutoCounsels,
  },
  swift: {
    [Sun]: quickDays[Sun],
    [Mercury]: quickDays[Mercury],
    [Venus]: brightDays[Venus],
    [Mars]: brightDays[Mars],
  },
  opening: {
    quiet: [
      'None of the slow planets is at work on your chart in this time, {name}. What there is passes quickly, and a good deal is left to you.',
      'From Jupiter to Pluto, {name}, nothing slow stands close to any point of your chart. A stretch like that is good for finishing what earlier times began.',
      'Little is asked of you by the sky in this time, {name}. The quick planets come and go, each with its small errand, and no long matter hangs over them.',
    ],
    today: [
      'The day itself is a small matter. {text} Behind it stands a longer story.',
      '{text} That is today. What stands behind it takes longer.',
      'Today is quickly said. {text} The larger matter is older than the day.',
    ],
    peaks,
    second,
    third,
    faint: [
      'More faintly, {x} is in the background.',
      'Fainter, and farther off, there is {x}.',
      'Hardly felt as yet, or no longer, is {x}.',
    ],
    untimed: [
      'The hour of your birth is not known, so the days given here may fall somewhat earlier or later, and nothing is said of houses, of the angles or of your Moon.',
    ],
  },
  together,
  sharedPoint: ['{C} is at the same point of your chart.', 'The same point has {c} to deal with as well.'],
  twice,
  captions: {
    titled: '{heading} · {when}',
    exact: '{days}',
    past: 'last exact {days}',
    near: 'until {ends}',
    stay: 'from {starts} to {ends}',
  },
  phases,
  otherPhases,
  fields,
  faint,
  otherFaint,
  course,
  beside,
  alongside,
  behindAngle,
  alsoThere,
  samePoint,
  dated: '{day}: {text}',
  again,
  enters,
  entersSlowly,
  pageTitle: '{from} to {to}',
  shape,
  closing: {
    coming: [
      'Its exact day is {exact}, so there is time to prepare.',
      'The next exact day is {exact}; the sooner you begin, the easier that day will be.',
      'You have until {exact}, when {a} is exactly with {b}, to think it over.',
    ],
    ahead: [
      'The story goes on: {a} and {b} meet again on {exact}.',
      'The next chapter of it comes on {exact}, when {a} is with {b} again.',
      'There will be occasion for that by {exact}, the next exact day of {a} with {b}.',
    ],
    after: [
      'No exact day of it is left, and by {ends} {a} has gone.',
      '{A} stays near until {ends}, and leaves you to it then.',
      'Until {ends} you have time to do it while {a} is still about.',
    ],
    over: [
      'By {ends} {a} has left {b}, and what you have made of it is yours.',
      'It is over by {ends}, and the use you made of it remains.',
    ],
  },
  quietClosing: [
    'That is little, {name}, and it is worth having. Times without a great transit are those in which one can see what the last one left behind.',
    'A quiet sky asks for nothing, {name}. What you take up in it is your own choice, more than at most times.',
    'When the slow planets are elsewhere, {name}, progress comes by habit and good will. You may look back on this as a time when things were allowed to grow.',
  ],
};
