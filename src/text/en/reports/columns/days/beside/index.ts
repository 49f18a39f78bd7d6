import type { DayShelf } from '../../../../../report-catalogue.js';
import { besideMoon1 } from './moon-1.js';
import { besideMoon2 } from './moon-2.js';
import { besideMoon3 } from './moon-3.js';
import { besideMoon4 } from './moon-4.js';
import { besideMoon5 } from './moon-5.js';
import { besideMoon6 } from './moon-6.js';
import { besideMoon7 } from './moon-7.js';
import { besideMoon8 } from './moon-8.js';
import { besideMoon9 } from './moon-9.js';
import { besideMoon10 } from './moon-10.js';
import { besideMoon11 } from './moon-11.js';
import { besideMoon12 } from './moon-12.js';

export const beside: DayShelf['beside'] = {
  1: besideMoon1,
  2: besideMoon2,
  3: besideMoon3,
  4: besideMoon4,
  5: besideMoon5,
  6: besideMoon6,
  7: besideMoon7,
  8: besideMoon8,
  9: besideMoon9,
  10: besideMoon10,
  11: besideMoon11,
  12: besideMoon12,
};
