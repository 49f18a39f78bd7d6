import type { ColumnShelf } from '../../../../report-catalogue.js';
import { onLove, onPartners, onTrust, onWork } from './five-to-eight.js';
import { onCareer, onFriends, onRest, onTravel } from './nine-to-twelve.js';
import { onHome, onMeans, onTalk, onYourself } from './one-to-four.js';

/** What the matter of an event has to do with that of what leads a month or a year. */
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
