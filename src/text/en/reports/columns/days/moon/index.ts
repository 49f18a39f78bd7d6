import type { DayShelf } from '../../../../../report-catalogue.js';
import { moonInCareer } from './career.js';
import { moonWithFriends } from './friends.js';
import { moonAtHome } from './home.js';
import { moonInMoney } from './money.js';
import { moonInOwnSign } from './own-sign.js';
import { moonWithPartners } from './partners.js';
import { moonInPleasure } from './pleasure.js';
import { moonAtRest } from './rest.js';
import { moonInTalk } from './talk.js';
import { moonInTravel } from './travel.js';
import { moonInTrust } from './trust.js';
import { moonAtWork } from './work.js';

export const moon: DayShelf['moon'] = {
  1: moonInOwnSign,
  2: moonInMoney,
  3: moonInTalk,
  4: moonAtHome,
  5: moonInPleasure,
  6: moonAtWork,
  7: moonWithPartners,
  8: moonInTrust,
  9: moonInTravel,
  10: moonInCareer,
  11: moonWithFriends,
  12: moonAtRest,
};
