import type { ChineseCatalogue } from '../../chinese-catalogue.js';
import { animalElementYears } from './animal-elements.js';
import { birthHours, birthMonths, dayMasters, nayinTexts } from './person/birth.js';
import { weighing } from './person/weighing.js';
import { birthElementYears, dayMasterYears } from './person/year-elements.js';
import { relationCloses, relations } from './relations.js';
import { chineseStatements } from './statements.js';
import { taiSui, taiSuiAlso } from './tai-sui.js';

export const chinese: ChineseCatalogue = {
  relations,
  relationCloses,
  taiSui,
  taiSuiAlso,
  animalElementYears,
  birthElementYears,
  dayMasterYears,
  dayMasters,
  nayinTexts,
  birthMonths,
  birthHours,
  weighing,
  statements: chineseStatements,
};
