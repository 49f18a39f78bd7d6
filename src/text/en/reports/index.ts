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
} from '../../../chart/bodies.js';
import type { ReportCatalogue } from '../../report-catalogue.js';
import { risingYears } from './ascendant/index.js';
import { jupiterMeetings } from './aspects/jupiter.js';
import { marsMeetings } from './aspects/mars.js';
import { mercuryMeetings } from './aspects/mercury.js';
import { neptuneMeetings } from './aspects/neptune.js';
import { plutoMeetings } from './aspects/pluto.js';
import { saturnMeetings } from './aspects/saturn.js';
import { uranusMeetings } from './aspects/uranus.js';
import { venusMeetings } from './aspects/venus.js';
import { columns } from './columns/index.js';
import { dates } from './dates.js';
import {
  housesAgain,
  houseWords,
  nearHouses,
  reportHouses,
  risingHouses,
  risingHousesAgain,
} from './houses.js';
import {
  jupiterIngress,
  marsIngress,
  mercuryIngress,
  neptuneIngress,
  plutoIngress,
  saturnIngress,
  sunIngress,
  uranusIngress,
  venusIngress,
} from './ingresses.js';
import {
  firstQuarterInHouse,
  fullMoonInHouse,
  lastQuarterInHouse,
  lunarEclipseInHouse,
  newMoonInHouse,
  solarEclipseInHouse,
} from './lunations.js';
import { moonInHouse } from './moon-days.js';
import { reportSentences } from './sentences.js';
import { signYears } from './sign-years/index.js';
import {
  jupiterDirect,
  jupiterRetrograde,
  marsDirect,
  marsRetrograde,
  mercuryDirect,
  mercuryRetrograde,
  neptuneDirect,
  neptuneRetrograde,
  plutoDirect,
  plutoRetrograde,
  saturnDirect,
  saturnRetrograde,
  uranusDirect,
  uranusRetrograde,
  venusDirect,
  venusRetrograde,
} from './stations.js';
import { marsUnderWay, mercuryUnderWay, venusUnderWay } from './under-way.js';

/** All but the forms of dates, which readings are written with too. */
export const datelessReports: Omit<ReportCatalogue, 'dates'> = {
  ...reportSentences,
  houses: reportHouses,
  nearHouses,
  risingHouses,
  housesAgain,
  houseWords,
  risingHousesAgain,
  columns,
  signs: {
    newMoon: newMoonInHouse,
    firstQuarter: firstQuarterInHouse,
    fullMoon: fullMoonInHouse,
    lastQuarter: lastQuarterInHouse,
    solarEclipse: solarEclipseInHouse,
    lunarEclipse: lunarEclipseInHouse,
    ingress: {
      [Sun]: sunIngress,
      [Moon]: moonInHouse,
      [Mercury]: mercuryIngress,
      [Venus]: venusIngress,
      [Mars]: marsIngress,
      [Jupiter]: jupiterIngress,
      [Saturn]: saturnIngress,
      [Uranus]: uranusIngress,
      [Neptune]: neptuneIngress,
      [Pluto]: plutoIngress,
    },
    retrograde: {
      [Mercury]: mercuryRetrograde,
      [Venus]: venusRetrograde,
      [Mars]: marsRetrograde,
      [Jupiter]: jupiterRetrograde,
      [Saturn]: saturnRetrograde,
      [Uranus]: uranusRetrograde,
      [Neptune]: neptuneRetrograde,
      [Pluto]: plutoRetrograde,
    },
    direct: {
      [Mercury]: mercuryDirect,
      [Venus]: venusDirect,
      [Mars]: marsDirect,
      [Jupiter]: jupiterDirect,
      [Saturn]: saturnDirect,
      [Uranus]: uranusDirect,
      [Neptune]: neptuneDirect,
      [Pluto]: plutoDirect,
    },
    underWay: {
      [Mercury]: mercuryUnderWay,
      [Venus]: venusUnderWay,
      [Mars]: marsUnderWay,
    },
    meeting: {
      [Mercury]: mercuryMeetings,
      [Venus]: venusMeetings,
      [Mars]: marsMeetings,
      [Jupiter]: jupiterMeetings,
      [Saturn]: saturnMeetings,
      [Uranus]: uranusMeetings,
      [Neptune]: neptuneMeetings,
      [Pluto]: plutoMeetings,
    },
  },
  signYears,
  risingYears,
};

export const reports: ReportCatalogue = { dates, ...datelessReports };
