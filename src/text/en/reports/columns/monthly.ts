import type { ColumnShelf } from '../../../report-catalogue.js';
import { marsArrives, venusArrives } from './monthly/arrivals.js';
import { fullMoon } from './monthly/full-moon.js';
import { lunarEclipse } from './monthly/lunar-eclipse.js';
import { mercuryBack } from './monthly/mercury-back.js';
import { newMoon } from './monthly/new-moon.js';
import { jupiterArrives, outerArrives, saturnArrives } from './monthly/slow-arrivals.js';
import { slowFriction, slowHelp } from './monthly/slow-aspects.js';
import { solarEclipse } from './monthly/solar-eclipse.js';
import { turnsBack, turnsForward } from './monthly/turns.js';

export const monthlyThemes: ColumnShelf['monthly'] = {
  newMoon,
  fullMoon,
  solarEclipse,
  lunarEclipse,
  mercuryBack,
  turnsBack,
  turnsForward,
  venusArrives,
  marsArrives,
  jupiterArrives,
  saturnArrives,
  outerArrives,
  slowFriction,
  slowHelp,
};
