import type { ColumnShelf } from '../../../../report-catalogue.js';
import { onLove, onPartners, onTrust, onWork } from './five-to-eight.js';
import { onCareer, onFriends, onRest, onTravel } from './nine-to-twelve.js';
import { onHome, onMeans, onTalk, onYourself } from './one-to-four.js';

/** How an event's matter bears on that of a month's or a year's lead. */
export const bearings: ColumnShelf['bearings'] = {
  1: onYourself,
  2: onMeans,
  3: onTalk,
  4: onHome,
  5: onLove,
  6: onWork,
  7: onPartners,
  8: onTrust,
  9: onTravel,
  10: onCareer,
  11: onFriends,
  12: onRest,
};
