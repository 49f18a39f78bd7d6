import type { ColumnShelf } from '../../../../report-catalogue.js';
import { fromPartners, fromPleasure, fromTrust, fromWork } from './five-to-eight.js';
import { fromCareer, fromFriends, fromHorizon, fromRest } from './nine-to-twelve.js';
import { fromHome, fromMeans, fromTalk, fromYourself } from './one-to-four.js';

export const seasonTurns: ColumnShelf['seasonTurns'] = {
  1: fromYourself,
  2: fromMeans,
  3: fromTalk,
  4: fromHome,
  5: fromPleasure,
  6: fromWork,
  7: fromPartners,
  8: fromTrust,
  9: fromHorizon,
  10: fromCareer,
  11: fromFriends,
  12: fromRest,
};
