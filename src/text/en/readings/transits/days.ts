import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { TransitDayCells } from '../../../transit-catalogue.js';
import { brightDays } from './bright-days.js';
import { jupiterCounsels } from './counsels/jupiter.js';
import { neptuneCounsels } from './counsels/neptune.js';
import { plutoCounsels } from './counsels/pluto.js';
import { saturnCounsels } from './counsels/saturn.js';
import { uranusCounsels } from './counsels/uranus.js';
import { moonDays } from './moon-days.js';
import { quickDays } from './quick-days.js';

export const transitDays: TransitDayCells = {
  counsels: {
    [Jupiter]: jupiterCounsels,
    [Saturn]: saturnCounsels,
    [Uranus]: uranusCounsels,
    [Neptune]: neptuneCounsels,
    [Pluto]: plutoCounsels,
  },
  swift: {
    [Sun]: quickDays[Sun],
    [Moon]: moonDays,
    [Mercury]: quickDays[Mercury],
    [Venus]: brightDays[Venus],
    [Mars]: brightDays[Mars],
  },
};
