import type { TransitsReadingCells } from '../../reading-catalogue.js';
import { doings, passes } from './transit-dates.js';
import { days, joined, page, pageOfOne, stays } from './transit-days.js';
import { exactDays, matters, natal, points, sparks, stories, sunHouses } from './transit-passes.js';

export const transits: TransitsReadingCells = {
  title: { moment: 'Transits of {name} on {from}', period: 'Transits of {name}, {from} to {to}' },
  chapters: {
    slow: 'What lasts',
    passing: 'What passes in days',
    page: 'The dates',
    planets: 'The slow planets',
    months: 'Through the seasons',
  },
  opening: {
    none: [
      'None of the slow planets is at work on your chart in this time, {name}. What there is passes quickly, and a good deal is left to you.',
      'From Jupiter to Pluto, {name}, nothing slow stands close to any point of your chart in this time. A stretch like that is good for finishing what earlier times began.',
      'Little is asked of you by the sky in this time, {name}. The quick planets come and go, each with its small errand, and no long matter hangs over them.',
      'You have a free stretch before you, {name}, as far as the slow planets are concerned. What the swifter ones bring is told below, and most of it is over in days.',
    ],
    one: ['One slow matter stands out in this time, {name}.', 'This time has one chief subject, {name}.'],
    several: [
      'Several slow planets touch your birth chart in this time, {name}, and one matter comes before the others.',
      'More than one long matter is under way, {name}. The first to know is this.',
      'A good deal is moving in your birth chart in this time, {name}, and one thing weighs most.',
    ],
  },
  leading: {
    exact: [
      'In this time it is exact on {exact}.',
      'Exact in this time: {exact}.',
      'Within this time it comes to its point on {exact}.',
    ],
    next: ['It is exact next on {exact}.', 'Its next exact day is {exact}.'],
    near: ['It is near until {ends}.', 'You may feel it until {ends}.'],
  },
  oneMore: ['One more should be known from the start.', 'There is a second matter beside it.'],
  twoMore: ['Two others run beside it.', 'Two more should be known from the start.'],
  stories,
  matters,
  natal,
  ownPlace: { start: 'Its own place at birth', within: 'its own place at birth' },
  joined,
  passes,
  stays,
  page,
  pageOfOne,
  days,
  exactDays,
  points,
  sparks,
  sunHouses,
  pageTitle: '{from} to {to}',
  quietSeason: [
    'None of the contacts told above is exact from {from} to {to}, so this part of the time is yours to arrange.',
    'From {from} to {to} no slow contact comes to its point; what has been begun can be carried on.',
    'The slow contacts have no exact date from {from} to {to}, and daily life sets the pace.',
  ],
  closing: {
    none: [
      'That is little, and it is worth having. Times without a great transit are those in which one can see what the last one left behind.',
      'A quiet sky asks for nothing. What you take up in it is your own choice, more than at most times.',
      'When the slow planets are elsewhere, progress comes by habit and good will, and few people notice it while it lasts. You may look back on this later as a time when things were allowed to grow.',
    ],
    ahead: [
      'The next date to keep in view, {name}, is {exact}, when {a} and {b} come to their point. Until then it is worth giving some thought to {m}.',
      'What goes on from here, {name}, is the matter of {a} and {b}, exact on {exact}. It concerns {m}, so that is where to look ahead.',
      'The story that continues, {name}, is that of {a} and {b}. Its next exact day is {exact}, and what you learn now about {m} will be of use then.',
    ],
    after: [
      'What stays longest, {name}, is {a} with {b}, until {ends}. No exact day of it is left, so you can sort out in peace what it has changed about {m}.',
      'The last to fade, {name}, is {a} with {b}, which you may notice until {ends}. By then it should be clear what it has changed about {m}.',
    ],
    over: [
      'The slow contacts told here are over before this time ends, {name}, the last of them, that of {a} with {b}, on {ends}. What is left is what you make of it in {m}.',
      'By {ends} {a} has left {b}, {name}, and with that the slow contacts told here are done. Give {m} a second look then.',
    ],
  },
  doings,
};
