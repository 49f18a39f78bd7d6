import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../../report-catalogue.js';
import { jupiter } from './jupiter.js';
import { neptune } from './neptune.js';
import { pluto } from './pluto.js';
import { saturn } from './saturn.js';
import { uranus } from './uranus.js';

export const moonBeyond: ColumnShelf['moonBeyond'] = {
  [Jupiter]: jupiter,
  [Saturn]: saturn,
  [Uranus]: uranus,
  [Neptune]: neptune,
  [Pluto]: pluto,
};
