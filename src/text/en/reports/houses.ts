import type { ByHouseWordings } from '../../catalogue.js';
import type { ReportCatalogue } from '../../report-catalogue.js';

/** Solar houses, as they stand after the sign that each of them is: by one name for all of a column. */
export const reportHouses: ByHouseWordings = {
  1: ['your own sign'],
  2: ['your second house of money'],
  3: ['your third house of talk'],
  4: ['your fourth house of home'],
  5: ['your fifth house of love and play'],
  6: ['your sixth house of work'],
  7: ['your seventh house of partners'],
  8: ['your eighth house of trust and shared money'],
  9: ['your ninth house of travel and belief'],
  10: ['your tenth house of career'],
  11: ['your eleventh house of friends'],
  12: ['your twelfth house of rest'],
};

/** Solar houses in days, weeks and months: by what they are about, without a number. */
export const nearHouses: ByHouseWordings = {
  1: ['your own sign'],
  2: ['your house of money'],
  3: ['your house of talk'],
  4: ['your house of home'],
  5: ['your house of love and play'],
  6: ['your house of work'],
  7: ['your house of partners'],
  8: ['your house of trust and shared money'],
  9: ['your house of travel and belief'],
  10: ['your house of career'],
  11: ['your house of friends'],
  12: ['your house of rest'],
};

/** Houses that have been named before. */
export const housesAgain = {
  1: 'your own sign',
  2: 'your second house',
  3: 'your third house',
  4: 'your fourth house',
  5: 'your fifth house',
  6: 'your sixth house',
  7: 'your seventh house',
  8: 'your eighth house',
  9: 'your ninth house',
  10: 'your tenth house',
  11: 'your eleventh house',
  12: 'your twelfth house',
};

/** Words that a house's name would say a second time in their sentence. */
export const houseWords: ReportCatalogue['houseWords'] = {
  2: ['money'],
  3: ['talk'],
  4: ['home'],
  5: ['love', 'play'],
  6: ['work'],
  7: ['partner'],
  8: ['trust', 'shared'],
  9: ['travel', 'belie'],
  10: ['career'],
  11: ['friend'],
  12: ['rested', 'resting'],
};

/** Houses counted from the Ascendant. */
export const risingHouses: ByHouseWordings = {
  1: ['the sign of your Ascendant'],
  2: ['your second house of means and worth'],
  3: ['your third house of words and neighbors'],
  4: ['your fourth house at the foot of the chart'],
  5: ['your fifth house of romance and creating'],
  6: ['your sixth house of daily work'],
  7: ['your seventh house of other people'],
  8: ['your eighth house of what is shared and owed'],
  9: ['your ninth house of study and distance'],
  10: ['your tenth house at the top of the chart'],
  11: ['your eleventh house of friends and aims'],
  12: ['your twelfth house of hidden things'],
};

export const risingHousesAgain = { ...housesAgain, 1: 'your rising sign' };
