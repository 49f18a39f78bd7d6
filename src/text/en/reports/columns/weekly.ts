import { Neptune, Pluto, Uranus } from '../../../../chart/bodies.js';
import type { ColumnShelf, WeekShelf } from '../../../report-catalogue.js';
import { atOddsWithNeptune } from './weekly/at-odds-with-neptune.js';
import { atOddsWithPluto } from './weekly/at-odds-with-pluto.js';
import { atOddsWithUranus } from './weekly/at-odds-with-uranus.js';
import { lunarEclipse, solarEclipse } from './weekly/eclipses.js';
import { friction } from './weekly/friction.js';
import { help } from './weekly/help.js';
import { jupiterArrives } from './weekly/jupiter.js';
import { marsArrives } from './weekly/mars.js';
import { meeting } from './weekly/meeting.js';
import { mercuryArrives, mercuryBack, mercuryForward } from './weekly/mercury.js';
import { fullMoon, moonArrives, newMoon } from './weekly/moon.js';
import { neptuneArrives } from './weekly/neptune.js';
import { ownMeeting } from './weekly/own-meeting.js';
import { plutoArrives } from './weekly/pluto.js';
import { saturnArrives } from './weekly/saturn.js';
import { slowMeeting } from './weekly/slow.js';
import { sunArrives } from './weekly/sun.js';
import { turnsBack, turnsForward } from './weekly/turns.js';
import { uranusArrives } from './weekly/uranus.js';
import { venusArrives } from './weekly/venus.js';

export const weeklyThemes: WeekShelf = {
  newMoon,
  fullMoon,
  solarEclipse,
  lunarEclipse,
  mercuryBack,
  mercuryForward,
  turnsBack,
  turnsForward,
  sunArrives,
  moonArrives,
  mercuryArrives,
  venusArrives,
  marsArrives,
  jupiterArrives,
  saturnArrives,
  uranusArrives,
  neptuneArrives,
  plutoArrives,
  slowMeeting,
  meeting,
  ownMeeting,
  friction,
  help,
};

export const outerFriction: ColumnShelf['outerFriction'] = {
  [Uranus]: atOddsWithUranus,
  [Neptune]: atOddsWithNeptune,
  [Pluto]: atOddsWithPluto,
};
