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
} from '../../../../../chart/bodies.js';
import type { DayShelf } from '../../../../report-catalogue.js';
import { lunarEclipse, solarEclipse } from './eclipses.js';
import { firstQuarter } from './first-quarter.js';
import { fullMoon } from './full-moon.js';
import { joints } from './joints.js';
import { lastQuarter } from './last-quarter.js';
import { marsArrives } from './mars-arrives.js';
import { marsBack, marsForward } from './mars-turns.js';
import { mercuryArrives } from './mercury-arrives.js';
import { mercuryMeets } from './mercury-meets/index.js';
import { mercuryBack, mercuryForward } from './mercury-turns.js';
import { moon } from './moon/index.js';
import { newMoon } from './new-moon.js';
import { jupiterBack, jupiterForward } from './slow-turns/jupiter.js';
import { neptuneBack, neptuneForward } from './slow-turns/neptune.js';
import { plutoBack, plutoForward } from './slow-turns/pluto.js';
import { saturnBack, saturnForward } from './slow-turns/saturn.js';
import { uranusBack, uranusForward } from './slow-turns/uranus.js';
import { sunArrives } from './sun-arrives.js';
import { sunMeets } from './sun-meets/index.js';
import { venusArrives } from './venus-arrives.js';
import { venusBack, venusForward } from './venus-turns.js';

export const days: DayShelf = {
  newMoon,
  firstQuarter,
  fullMoon,
  lastQuarter,
  solarEclipse,
  lunarEclipse,
  arrives: { [Sun]: sunArrives, [Mercury]: mercuryArrives, [Venus]: venusArrives, [Mars]: marsArrives },
  retrograde: {
    [Mercury]: mercuryBack,
    [Venus]: venusBack,
    [Mars]: marsBack,
    [Jupiter]: jupiterBack,
    [Saturn]: saturnBack,
    [Uranus]: uranusBack,
    [Neptune]: neptuneBack,
    [Pluto]: plutoBack,
  },
  direct: {
    [Mercury]: mercuryForward,
    [Venus]: venusForward,
    [Mars]: marsForward,
    [Jupiter]: jupiterForward,
    [Saturn]: saturnForward,
    [Uranus]: uranusForward,
    [Neptune]: neptuneForward,
    [Pluto]: plutoForward,
  },
  moon,
  joints,
  meets: { [Sun]: sunMeets, [Mercury]: mercuryMeets },
  ruling: '{planet}, your ruler,',
  quiet: [
    'No planet is in aspect to the Moon today, so nothing interferes with the day.',
    'The Moon makes no aspect today, and you are left to go at your own speed.',
    'As the Moon meets no other planet today, little comes in from outside to disturb you.',
    'The Moon keeps to itself today, without an aspect to any planet.',
  ],
  quietThere: [
    'No planet is in aspect to the Moon while it is there today, so little interferes.',
    'As long as it is there the Moon makes no aspect today, and you can go at your own speed.',
    'In this sign the Moon meets no other planet today, so that hardly anything disturbs you.',
  ],
};
