import type { ChineseCatalogue } from '../../chinese-catalogue.js';
import { animalElementYears } from './animal-elements.js';
import { birthHours, birthMonths, dayMasters, nayinTexts, weakDayMasters } from './person/birth.js';
import { bridges, elementBridges } from './person/bridges.js';
import { helpedCloses, onlyCloses } from './person/closes.js';
import { monthBridges } from './person/month-bridges.js';
import { secondYears } from './person/second-years.js';
import { twoAnimalsTogether } from './person/two-animals.js';
import { elementBrought, elementTies, partClauses, verdicts } from './person/verdicts.js';
import { weighing } from './person/weighing.js';
import {
  dayAndMonthYears,
  dayAnimalYears,
  laterMonthYears,
  monthAnimalYears,
  otherAnimalYears,
  otherStances,
} from './person/year-animals.js';
import { firstYears } from './person/year-elements.js';
import { neutralCloses, neutralYears, relationCloses, relations } from './relations.js';
import { chineseStatements } from './statements.js';
import { taiSuiAlso } from './tai-sui.js';
import { yearStances } from './year-stances.js';

export const chinese: ChineseCatalogue = {
  relations,
  relationCloses,
  neutralYears,
  neutralCloses,
  yearStances,
  bridges,
  elementBridges,
  taiSuiAlso,
  animalElementYears,
  dayMasterYears: { yang: firstYears, yin: secondYears },
  elementTies,
  elementBrought,
  twoAnimalsTogether,
  verdicts,
  partClauses,
  helpedCloses,
  onlyCloses,
  dayAnimalYears,
  monthAnimalYears,
  dayAndMonthYears,
  laterMonthYears,
  otherAnimalYears,
  otherStances,
  dayMasters,
  weakDayMasters,
  nayinTexts,
  birthMonths,
  birthHours,
  monthBridges,
  weighing,
  statements: chineseStatements,
};
