import type { ByHouseWordings } from '../../catalogue.js';

/** Solar houses, as they stand after the sign that they are. */
export const reportHouses: ByHouseWordings = {
  1: ['your own sign'],
  2: ['your second house of money and possessions', 'your second house of means and worth'],
  3: ['your third house of talk and neighbors', 'your third house of messages and short trips'],
  4: ['your fourth house of home and family', 'your fourth house of roots and privacy'],
  5: ['your fifth house of love and play', 'your fifth house of romance, children and making things'],
  6: ['your sixth house of work and routine', 'your sixth house of daily duties and habits'],
  7: ['your seventh house of partners and contracts', 'your seventh house of alliances and open rivals'],
  8: ['your eighth house of shared money and trust', 'your eighth house of intimacy and old debts'],
  9: ['your ninth house of travel and belief', 'your ninth house of study and distance'],
  10: ['your tenth house of work in public', 'your tenth house of calling and reputation'],
  11: ['your eleventh house of friends and hopes', 'your eleventh house of groups and allies'],
  12: [
    'your twelfth house of rest and what is hidden',
    'your twelfth house of solitude and unfinished business',
  ],
};

/** Houses told of before. */
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

/** Houses from the rising sign. */
export const risingHouses: ByHouseWordings = {
  1: ['the sign of your Ascendant'],
  2: ['the second house from your Ascendant, of means and worth'],
  3: ['the third house from your Ascendant, of talk and neighbors'],
  4: ['the fourth house, the foot of your chart'],
  5: ['the fifth house from your Ascendant, of love and making'],
  6: ['the sixth house from your Ascendant, of daily work'],
  7: ['the seventh house, on your Descendant'],
  8: ['the eighth house from your Ascendant, of what is shared and owed'],
  9: ['the ninth house from your Ascendant, of study and distance'],
  10: ['the tenth house, at the top of your chart'],
  11: ['the eleventh house from your Ascendant, of friends and aims'],
  12: ['the twelfth house from your Ascendant, of what is hidden'],
};

export const risingHousesAgain = { ...housesAgain, 1: 'your rising sign' };
