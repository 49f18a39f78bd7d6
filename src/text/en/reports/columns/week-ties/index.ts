import type { ColumnShelf } from '../../../../report-catalogue.js';
import { toPartners, toPleasure, toTrust, toWork } from './five-to-eight.js';
import { toCareer, toFriends, toHorizon, toRest } from './nine-to-twelve.js';
import { toHome, toMeans, toTalk, toYourself } from './one-to-four.js';

export const weekTies: ColumnShelf['weekTies'] = {
  1: toYourself,
  2: toMeans,
  3: toTalk,
  4: toHome,
  5: toPleasure,
  6: toWork,
  7: toPartners,
  8: toTrust,
  9: toHorizon,
  10: toCareer,
  11: toFriends,
  12: toRest,
};
