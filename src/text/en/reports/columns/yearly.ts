import type { ColumnShelf } from '../../../report-catalogue.js';
import { any } from './yearly/any.js';
import { slowConjunction } from './yearly/conjunction.js';
import { jupiterEnters } from './yearly/jupiter.js';
import { lunarEclipse } from './yearly/lunar-eclipse.js';
import { neptuneEnters } from './yearly/neptune.js';
import { plutoEnters } from './yearly/pluto.js';
import { saturnEnters } from './yearly/saturn.js';
import { solarEclipse } from './yearly/solar-eclipse.js';
import { station } from './yearly/station.js';
import { uranusEnters } from './yearly/uranus.js';

export const yearlyThemes: ColumnShelf['yearly'] = {
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
