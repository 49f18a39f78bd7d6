import { Jupiter, Mars, Saturn, Venus } from '../../../../chart/bodies.js';
import type { YearShelf } from '../../../report-catalogue.js';
import { lunarEclipse, solarEclipse } from './eclipses.js';
import { eclipseReturn, eclipseThird, moonBeforeLead } from './later-eclipses.js';
import { marsDirect, marsPasses, marsRetrograde, marsReturns, venusRetrograde } from './loops.js';
import { jupiterRetrograde, ownStation, saturnRetrograde } from './stations.js';
import { jupiterTurn, saturnTurn } from './turns.js';

export const risingYears: YearShelf = {
  solarEclipse,
  lunarEclipse,
  eclipseReturn,
  eclipseThird,
  moonBeforeLead,
  turn: { [Jupiter]: jupiterTurn, [Saturn]: saturnTurn },
  retrograde: {
    [Venus]: venusRetrograde,
    [Mars]: marsRetrograde,
    [Jupiter]: jupiterRetrograde,
    [Saturn]: saturnRetrograde,
  },
  marsDirect,
  marsPasses,
  marsReturns,
  ownStation,
};
