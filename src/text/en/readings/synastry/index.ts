import type { SynastryReadingCells } from '../../../pair-catalogue.js';
import { ascendantsAlike } from './ascendants.js';
import { ages, balance } from './balance.js';
import { moonWithVenus, sunWithMercury, venusWithMars } from './crossed.js';
import { crowded } from './crowded.js';
import { moons, moonsOpposed, suns } from './elements.js';
import { frames } from './frames/index.js';
import { bothWays, reversed, turned, turning } from './joining.js';
import { lines } from './lines.js';
import { natures, sunsAlike } from './natures.js';
import { weighing, withoutHour } from './opening.js';
import { opposed } from './opposed.js';
import { overlays } from './overlays/index.js';
import { onMeridian } from './overlays/meridian.js';
import { passagesAgain } from './passages/again.js';
import { descendantLines, descendantPassages } from './passages/angles.js';
import { passages } from './passages/index.js';
import { remedies } from './remedies.js';
import { change, met, sunWithMoon } from './signs.js';
import { stances } from './stances.js';
import { lasting, lastingEvenSo, ties } from './ties/index.js';
import { ways } from './ways.js';

export const synastry: SynastryReadingCells = {
  title: '{name1} and {name2}: two charts side by side',
  chapters: {
    impressions: 'First impressions',
    hearts: 'Affection',
    desire: 'Drive and quarrel',
    talk: 'Talk',
    daily: 'Daily life',
    gifts: 'What each brings the other',
    lasting: 'What lasts',
  },
  merged: {
    impressions: 'First impressions and affection',
    desire: 'Affection and quarrel',
    daily: 'Talk and daily life',
    gifts: 'What each brings the other, and what lasts',
    lasting: 'Daily life, and what lasts',
  },
  withoutImpressions: 'What each lives for',
  withoutQuarrel: 'Drive',
  withoutHour,
  ties,
  weighing,
  lasting,
  lastingEvenSo,
  headings: {
    contacts: {
      0: '{name1}’s {a} conjunct {name2}’s {b}',
      1: '{name1}’s {a} opposite {name2}’s {b}',
      2: '{name1}’s {a} trine {name2}’s {b}',
      3: '{name1}’s {a} square {name2}’s {b}',
      4: '{name1}’s {a} sextile {name2}’s {b}',
    },
    onAngle: '{name1}’s {a} on {name2}’s {b}',
    atFoot: '{name1}’s {a} at the foot of {name2}’s chart',
    several: '{name1}’s {a} with {name2}’s {planets}',
    overlay: '{name1}’s {a} in {house} of {name2}’s chart',
    houses: '{name1}’s {planets1} in {name2}’s houses',
    mutual: '{name1}’s {planets1} and {name2}’s {planets2} in each other’s houses',
    crowded: '{name1} in {house} of {name2}’s chart',
    signs: { apart: 'The {a} of each: {sign1} and {sign2}', alike: 'The {a} of each: both in {sign1}' },
    ways: {
      2: {
        apart: 'How each thinks and talks: Mercury in {sign1} and in {sign2}',
        alike: 'How both think and talk: Mercury in {sign1}',
      },
      3: {
        apart: 'How each shows affection: Venus in {sign1} and in {sign2}',
        alike: 'How both show affection: Venus in {sign1}',
      },
      4: {
        apart: 'How each acts and quarrels: Mars in {sign1} and in {sign2}',
        alike: 'How both act and quarrel: Mars in {sign1}',
      },
    },
    natures: 'What each counts on: {planets} by sign',
    ages: {
      apart: 'The years in which each was born: {planets} by sign',
      alike: 'The years in which both were born: {planets} by sign',
    },
    portraits: 'What each is like',
    balance: 'What each has by element',
    crossed: '{name1}’s {a} in {sign1}, {name2}’s {b} in {sign2}',
    crossedBoth: 'The {a} of each with the other’s {b}',
    change: {
      apart: 'What each does about a change: the Sun in {sign1} and in {sign2}',
      alike: 'What both do about a change: the Sun in {sign1}',
    },
  },
  lines,
  passages,
  passagesAgain,
  descendant: { lines: descendantLines, passages: descendantPassages },
  bothWays,
  reversed,
  turned,
  turning,
  stances,
  natures,
  sunsAlike,
  ascendantsAlike,
  ages,
  balance,
  ways,
  met,
  change,
  sunWithMoon,
  moonWithVenus,
  venusWithMars,
  sunWithMercury,
  suns,
  moons,
  moonsOpposed,
  opposed,
  overlays,
  onMeridian,
  crowded,
  frames,
  remedies,
};
