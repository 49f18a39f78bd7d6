import type { ColumnShelf } from '../../../report-catalogue.js';
import { any } from './rising/any.js';
import { slowConjunction } from './rising/conjunction.js';
import { jupiterEnters } from './rising/jupiter.js';
import { lunarEclipse } from './rising/lunar-eclipse.js';
import { neptuneEnters } from './rising/neptune.js';
import { plutoEnters } from './rising/pluto.js';
import { saturnEnters } from './rising/saturn.js';
import { solarEclipse } from './rising/solar-eclipse.js';
import { station } from './rising/station.js';
import { uranusEnters } from './rising/uranus.js';

export const risingThemes: ColumnShelf['rising'] = {
  solarEclipse,
  lunarEclipse,
  jupiterEnters,
  saturnEnters,
  uranusEnters,
  neptuneEnters,
  plutoEnters,
  slowConjunction,
  station,
  any,
};
