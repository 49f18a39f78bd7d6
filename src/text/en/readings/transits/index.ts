import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';
import { atAge, chironReturn, chironReturnBeside, late } from './at-age.js';
import { contrary, contraryDay, contraryDays } from './contrary.js';
import { backOver, behindAngle, behindAngleForNow, shape } from './course.js';
import { matters } from './matters.js';
import { moonMoods } from './moon-moods.js';
import { advice, again, bridges, samePoint, still, swiftAgain } from './moving.js';
import { atHeight, begun, paused, phases, shownBefore } from './phases.js';
import { samePlanet } from './same-planet.js';
import {
  comes,
  ends,
  enters,
  entersAgain,
  entersAtFirst,
  entersBriefly,
  entersToStay,
  help,
  leavesForNow,
  leavesHouse,
  parts,
  peakAfter,
  peaks,
  second,
  sharesHouse,
  staysAgain,
  timed,
} from './setting.js';
import { standing, standingDays } from './standing.js';
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
    slow: 'The longer story',
    passing: 'Shorter contacts',
    ahead: 'The next four weeks',
    dates: 'The dates',
    days: 'Day by day',
    shape: 'The shape of this time',
    planets: 'What is at work',
    months: 'Month by month',
    seasons: 'Through the seasons',
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
  ownMonth: 'the end of this month',
  ownPlace: {
    0: { start: 'Your natal Sun', within: 'your natal Sun' },
    1: { start: 'Your natal Moon', within: 'your natal Moon' },
    2: { start: 'Your natal Mercury', within: 'your natal Mercury' },
    3: { start: 'Your natal Venus', within: 'your natal Venus' },
    4: { start: 'Your natal Mars', within: 'your natal Mars' },
    5: { start: 'Your natal Jupiter', within: 'your natal Jupiter' },
    6: { start: 'Your natal Saturn', within: 'your natal Saturn' },
    7: { start: 'Your natal Uranus', within: 'your natal Uranus' },
    8: { start: 'Your natal Neptune', within: 'your natal Neptune' },
    9: { start: 'Your natal Pluto', within: 'your natal Pluto' },
    10: { start: 'Your natal Chiron', within: 'your natal Chiron' },
  },
  atAge,
  coming: '{A} comes within reach about {day}, and this period has only the beginning of it.',
  late,
  chironReturn,
  chironReturnBeside,
  stories: {
    [Jupiter]: jupiterStories,
    [Saturn]: saturnStories,
    [Uranus]: uranusStories,
    [Neptune]: neptuneStories,
    [Pluto]: plutoStories,
  },
  matters,
  opening: {
    quiet: [
      'The slow planets keep their distance from your chart for now, {name}. What comes passes quickly, and a good deal is left up to you.',
      'You have a breather, {name}: none of the slow planets, from Jupiter to Pluto, is pressing on your chart or helping it along. It is a good time to finish what you began earlier.',
      'Little is asked of you for now, {name}. The quick planets come and go, each with a small errand, and nothing large hangs over them.',
    ],
    later: {
      first: [
        'The main thing comes later, {name}: from about {day} on, {text}',
        'The main thing comes later, {name}: it sets in about {day}, and from then on, {text}',
      ],
      again: [
        'The main thing is a return, {name}: from about {day} on, {text}',
        'Something that paused comes back about {day}, {name}: from then on, {text}',
      ],
    },
    peaks,
    times: 'at {count} times between {first} and {last}',
    eases: [
      'It was exact {past}, eases for a time, and comes back {next}.',
      'It was last felt in full {past}; after an easier time it returns {next}.',
    ],
    fresh: {
      again: [
        'It was exact {past}, so it is strong as this period begins, and it comes back {next}.',
        'It begins strongly, having been exact {past}; after an easier stretch it returns {next}.',
      ],
      last: [
        'It was exact {past}, so it is strongest as this period begins, and then it eases.',
        'Exact {past}, it is strongest at the beginning of this period.',
      ],
    },
    more: {
      one: {
        harmonious: ['A smaller help goes with it: {text}', 'Something smaller goes your way: {text}'],
        tense: ['Something smaller wants watching: {text}', 'A smaller strain goes with it: {text}'],
      },
      two: {
        harmonious: [
          'Two smaller things go your way. {text} Besides, {other}',
          'There are small helps as well. {text} And {other}',
        ],
        tense: [
          'Two smaller things want watching. {text} Besides, {other}',
          'There are smaller strains as well. {text} And {other}',
        ],
        mixed: [
          'On a smaller scale, {text} Against that, {other}',
          'Smaller things go both ways. {text} Then again, {other}',
        ],
      },
    },
    peakToday: ['It is at its height today.', 'It is exact today.'],
    ends,
    second,
    beside: ['At the same time, {text}', 'Meanwhile, {text}'],
    apart: {
      before: ['Before that, {text}', 'Earlier on, {text}'],
      after: ['Later on, {text}', 'Afterward, {text}'],
    },
    byTurns: ['At other times, {text}', 'In between, {text}'],
    onceInLife: [
      'One thing in this period is rare in any life: {text}',
      'Few years of a life have what comes next: {text}',
    ],
    third: ['There is a third thing to know of: {text}', 'A third thing belongs to the same time: {text}'],
    help,
    parts,
    timed,
    elsewhen: ['{When}, {text}'],
    timedThird: ['{When} there is a third thing to know of: {text}', 'A third thing acts {when}: {text}'],
    leadPart: ['You feel it {when}.', 'It is with you {when}.'],
    peakAfter,
    ofDays: [
      'No slow planet is exact on your chart in these days, {name}, so they belong to the quick ones, and what comes of them is soon over.',
      'These days are of ordinary size, {name}: the quick planets come and go, and none of the slow ones is exact on your chart.',
    ],
    background: ['In the background {text}'],
    dayOf: '{day} ({contact})',
    days: {
      both: [
        'The easiest of these days is likely to be {help}, and the one with most friction {hard}.',
        'Of these days {help} looks the easiest, and {hard} the most difficult.',
      ],
      help: ['The easiest of these days is likely to be {help}.', 'The best of these days is {help}.'],
      hard: ['The day with most friction is likely to be {hard}.', 'Most resistance comes on {hard}.'],
    },
    crowd: [
      'In the course of this day the Moon touches {points}, so feelings lie close to the surface.',
      'In the course of this day the Moon touches {points}, and moods change more than once.',
    ],
    standing: {
      back: 'The rarest thing about these days is {contact}: it stands still there and turns back.',
      on: 'The rarest thing about these days is {contact}: it stands still there and turns forward.',
    },
    young:
      'These texts are written for grown people. For a child love is whom you like to play with, work is school and what has to be done at home, and whoever reads this to you can put it so.',
    untimed: [
      'Your hour of birth is not known, so days that involve your Sun, Mercury, Venus or Mars are given with “around,” and the houses, the angles and your Moon are left out.',
    ],
  },
  together,
  samePlanet,
  twice,
  headings: {
    onPlanet: '{a} on {b}',
    onOwnPlace: '{a} where it stood at your birth',
    about: '{heading}: {matter}',
  },
  captions: {
    titled: '{heading} · {when}',
    exact: '{days}',
    ofPoint: '{days} ({point})',
    ofPoints: '{before}; {after}',
    many: '{count} times from {first} to {last}',
    still: 'closest {days}',
    both: 'almost exact {still}; exact {days}',
    bothLater: '{days}; almost exact again {still}',
    after: 'later, {when}',
    past: 'last exact {days}',
    pastStill: 'last nearly exact {days}',
    near: 'until {ends}',
    stay: 'from {starts} to {ends}',
    stayPaused: 'from {starts} to {ends}, with pauses',
    turnsBack: 'turns back {day}',
    turnsOn: 'turns forward {day}',
    turnedBack: 'turned back {day}',
    turnedOn: 'turned forward {day}',
    also: '{heading}; also {others}',
  },
  begins: {
    first: ['It sets in about {day}.', 'You feel it from about {day} on.'],
    again: [
      'It pauses until about {day}.',
      'It comes back about {day}, after a pause.',
      'There is a pause in it, and it comes back about {day}.',
    ],
  },
  returns: {
    once: [
      'You have met it before, in {months}. After a pause it comes back about {day}, and is over by {ends}.',
      'It was exact in {months}; after a pause it comes back about {day}, and lasts until {ends}.',
    ],
    paused: [
      'You have met it before, in {months}. It comes back about {day}, pauses again from {pause} to {back}, and is over by {ends}.',
    ],
  },
  without: {
    near: [
      'In this period it has no exact day, and is nearest in {month}.',
      'You feel it most in {month}, though it is not exact then.',
    ],
    until: [
      'You feel it until {ends}, without an exact day, and then it pauses.',
      'You feel it until {ends}, and its next exact day comes after a pause.',
    ],
    gathering: [
      'In this period it only gathers, and you feel it more toward the end.',
      'Its exact days come later; until then it grows slowly.',
    ],
    throughout: [
      'It stays in the background in this period and comes to no exact day.',
      'No exact day of it falls in this period, so you feel it more quietly.',
    ],
  },
  onceWithin: ['You feel this from {starts} to {ends}.', 'It is felt from {starts} to {ends}.'],
  phases,
  paused,
  shownBefore,
  aboutMonths: 'about {months}',
  begun,
  atHeight,
  onceAfterNear: [
    '{A} has come near {b} before, but is exact this one time only, and all this is over by {ends}.',
    'This is exact only once, though {a} has come near before, and it is over by {ends}.',
  ],
  farAhead: [
    'Only the beginning of this is felt so far; the exact day comes later, {next}.',
    'This is still gathering, and is exact for the first time {next}.',
  ],
  overButNear: [
    'It has had its exact days. In {month} {a} comes near {b} once more, less closely, and by {ends} it is over.',
    'It has eased. In {month} {a} comes part of the way back to {b}, and by {ends} it is gone.',
  ],
  allButOver: ['All this is nearly over.', 'These are the last days of this.'],
  lastButEcho: [
    'You have met it before, in {months}. This is the last time in this round, though in {month} you may feel a faint echo of it.',
    'After {months} it comes up for the last time in this round. Its strength is past by {ends}; in {month} {a} comes near {b} once more, faintly.',
  ],
  nearAgain: [
    'You may feel a faint echo of it in {month}.',
    'In {month} {a} comes near {b} once more, much weaker.',
  ],
  still,
  contrary,
  contraryDay,
  contraryDays,
  contraryTwins: {
    harmonious: ['There is help on the same days. {text}', 'The same days have a kinder side. {text}'],
    tense: ['The same days have a harder side. {text}', 'Something on the same days is less easy. {text}'],
  },
  nearContraryTwins: {
    harmonious: [
      'Help comes close to the same dates, {when}. {text}',
      'A kinder side of it shows {when}. {text}',
    ],
    tense: ['A harder side of it shows {when}. {text}', 'It is less easy {when}. {text}'],
  },
  nearMoreTwins: ['There is more of the same kind {when}. {text}', 'More of it comes {when}. {text}'],
  nearTwins: {
    after: [
      'A second aspect of the same planet follows, {when}: {text}',
      'With it goes a later one, {when}: {text}',
    ],
    before: [
      'An earlier aspect of the same planet belongs to it, {when}: {text}',
      'With it goes an earlier one, {when}: {text}',
    ],
    about: [
      'A second aspect of the same planet belongs to it, {when}: {text}',
      'With it goes another one, {when}: {text}',
    ],
  },
  moreTwins: ['The same days bring something more. {text}', 'There is more to the same days. {text}'],
  twins: ['In the same days, {text}', 'Around the same dates, {text}'],
  crowd: {
    title: 'The Moon touches {points}',
    course: 'The Moon takes you through several moods on this day: {parts}.',
    between: '; ',
    and: ', later ',
    last: ', and at last ',
    parts: {
      night: 'in the small hours {text}',
      morning: 'in the morning {text}',
      afternoon: 'in the afternoon {text}',
      evening: 'in the evening {text}',
    },
  },
  moods: moonMoods,
  standing,
  standingDays,
  bridges,
  swiftAgain,
  backAndForth: [
    'This time {a} turns back while it is there and goes over {b} again, exact on {days}, so it is a matter of {duration} and not of days.',
    'It usually passes in days. This time {a} turns back and goes over {b} more than once, on {days}, and you have it for {duration}.',
  ],
  edge: {
    title: 'At the edge of this time',
    line: '{heading} ({when}): {text}',
    undated: '{heading}: {text}',
  },
  force: { title: 'Anger and force: {heading}' },
  advice,
  behindAngle,
  behindAngleForNow,
  backOver,
  samePoint,
  dated: '{day}: {text}',
  datedRoughly: 'Around {day}: {text}',
  when: {
    around: 'around {day}',
    within: 'within {duration} of {day}',
  },
  again,
  comes,
  enters,
  entersAtFirst,
  entersBriefly,
  staysAgain,
  entersAgain,
  entersToStay,
  sharesHouse,
  leavesForNow,
  leavesHouse,
  pageTitle: '{from} to {to}',
  shape,
  closingEnds: {
    tense: [
      'It need not be done at once, since {a} is with {b} until {ends}.',
      'By {ends} {a} lets go of {b}, and it gets easier.',
    ],
    harmonious: [
      'You have until {ends} to do it with the help of {a}.',
      'It goes best before {ends}, while {a} is still helping {b}.',
    ],
  },
  rest: 'From {from} to {to} the slow planets bring nothing new, which leaves these weeks for what you have begun.',
  closingEndsPaused: {
    tense: [
      'It need not be done at once, since {a} comes and goes at {b} until {ends}.',
      'After a pause and a return, {a} lets go of {b} by {ends}, and it gets easier.',
    ],
    harmonious: [
      'Until {ends} you have {a} to help you with it, on and off.',
      'It goes best before {ends}, whenever {a} is there to help {b}.',
    ],
  },
  quietClosing: [
    'A time without a great transit is worth having, {name}. Look at what the last one left behind, and keep what is any good.',
    'A quiet sky leaves the choice to you, {name}. Pick one thing that you would do if nobody were waiting for anything else, and start it.',
    'When the slow planets keep their distance, {name}, progress comes by habit. Do one small thing every day that you will be glad of in a year.',
  ],
};
