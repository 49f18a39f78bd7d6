import type { ColumnShelf } from '../../../../report-catalogue.js';
import { moonsAspectsInCareer } from './career.js';
import { moonsAspectsWithFriends } from './friends.js';
import { moonsAspectsAtHome } from './home.js';
import { moonsAspectsInMoney } from './money.js';
import { moonsAspectsInOwnSign } from './own-sign.js';
import { moonsAspectsWithPartners } from './partners.js';
import { moonsAspectsInPleasure } from './pleasure.js';
import { moonsAspectsAtRest } from './rest.js';
import { moonsAspectsInTalk } from './talk.js';
import { moonsAspectsInTravel } from './travel.js';
import { moonsAspectsInTrust } from './trust.js';
import { moonsAspectsAtWork } from './work.js';

/**
 * What each of the Moon's aspects does to the matter of her house in a part of the day: between what she brings there
 * and how that goes. Planets that stay in a sign for a year or longer have two wordings, since she meets them there
 * every month.
 */
export const moonAspects: ColumnShelf['moonAspects'] = {
  1: moonsAspectsInOwnSign,
  2: moonsAspectsInMoney,
  3: moonsAspectsInTalk,
  4: moonsAspectsAtHome,
  5: moonsAspectsInPleasure,
  6: moonsAspectsAtWork,
  7: moonsAspectsWithPartners,
  8: moonsAspectsInTrust,
  9: moonsAspectsInTravel,
  10: moonsAspectsInCareer,
  11: moonsAspectsWithFriends,
  12: moonsAspectsAtRest,
};
