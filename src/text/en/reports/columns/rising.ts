import type { ColumnShelf } from '../../../report-catalogue.js';
import { any } from './rising/any.js';
import { jupiterEnters } from './rising/jupiter.js';
import { saturnEnters } from './rising/saturn.js';
import { solarEclipse } from './rising/solar-eclipse.js';

const none = {};

export const risingThemes: ColumnShelf['rising'] = {
  solarEclipse,
  lunarEclipse: none,
  jupiterEnters,
  saturnEnters,
  outerEnters: none,
  slowConjunction: none,
  station: none,
  any,
};
