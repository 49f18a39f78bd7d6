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
import type { MonthShelf } from '../../../../report-catalogue.js';
import { eclipseFaintInMonth } from './faint-eclipses.js';
import { jupiterHelpsInMonth } from './jupiter-helps.js';
import { fullMoonInMonth, lunarEclipseInMonth, newMoonInMonth, solarEclipseInMonth } from './lunations.js';
import { marsJoinsOthersInMonth } from './mars-joins.js';
import { marsAtOddsInMonth } from './mars-meets.js';
import { marsJoinsInMonth, saturnHelpsInMonth } from './saturn-meets.js';
import { jupiterInMonth, neptuneInMonth, plutoInMonth, saturnInMonth, uranusInMonth } from './slow.js';
import {
  jupiterDirectInMonth,
  jupiterRetrogradeInMonth,
  neptuneDirectInMonth,
  neptuneRetrogradeInMonth,
  plutoDirectInMonth,
  plutoRetrogradeInMonth,
  saturnDirectInMonth,
  saturnRetrogradeInMonth,
  uranusDirectInMonth,
  uranusRetrogradeInMonth,
} from './slow-stations.js';
import {
  marsDirectInMonth,
  marsRetrogradeInMonth,
  mercuryDirectInMonth,
  mercuryRetrogradeInMonth,
  venusDirectInMonth,
  venusRetrogradeInMonth,
} from './stations.js';
import { sunInMonth } from './suns.js';
import { marsInMonth, mercuryInMonth, venusInMonth } from './swift.js';
import { marsUnderWayInMonth, venusUnderWayInMonth } from './under-way.js';
import { venusJoinsInMonth } from './venus-joins.js';
import { venusAtOddsInMonth } from './venus-meets.js';

export const months: MonthShelf = {
  newMoon: newMoonInMonth,
  fullMoon: fullMoonInMonth,
  solarEclipse: solarEclipseInMonth,
  lunarEclipse: lunarEclipseInMonth,
  eclipseFaint: eclipseFaintInMonth,
  ingress: {
    [Sun]: sunInMonth,
    [Mercury]: mercuryInMonth,
    [Venus]: venusInMonth,
    [Mars]: marsInMonth,
    [Jupiter]: jupiterInMonth,
    [Saturn]: saturnInMonth,
    [Uranus]: uranusInMonth,
    [Neptune]: neptuneInMonth,
    [Pluto]: plutoInMonth,
  },
  retrograde: {
    [Mercury]: mercuryRetrogradeInMonth,
    [Venus]: venusRetrogradeInMonth,
    [Mars]: marsRetrogradeInMonth,
    [Jupiter]: jupiterRetrogradeInMonth,
    [Saturn]: saturnRetrogradeInMonth,
    [Uranus]: uranusRetrogradeInMonth,
    [Neptune]: neptuneRetrogradeInMonth,
    [Pluto]: plutoRetrogradeInMonth,
  },
  direct: {
    [Mercury]: mercuryDirectInMonth,
    [Venus]: venusDirectInMonth,
    [Mars]: marsDirectInMonth,
    [Jupiter]: jupiterDirectInMonth,
    [Saturn]: saturnDirectInMonth,
    [Uranus]: uranusDirectInMonth,
    [Neptune]: neptuneDirectInMonth,
    [Pluto]: plutoDirectInMonth,
  },
  underWay: {
    [Venus]: venusUnderWayInMonth,
    [Mars]: marsUnderWayInMonth,
  },
  atOdds: {
    [Venus]: venusAtOddsInMonth,
    [Mars]: marsAtOddsInMonth,
  },
  joins: {
    [Venus]: venusJoinsInMonth,
    [Mars]: { ...marsJoinsInMonth, ...marsJoinsOthersInMonth },
  },
  helps: {
    [Venus]: { ...jupiterHelpsInMonth[Venus], ...saturnHelpsInMonth[Venus] },
    [Mars]: { ...jupiterHelpsInMonth[Mars], ...saturnHelpsInMonth[Mars] },
  },
};
