import type { ByHouseWordings } from '../../catalogue.js';

/** Solar houses, as they stand after the sign that they are. */
export const reportHouses: ByHouseWordings = {
  1: ['your own sign', 'the sign you were born under', 'your first house of self and beginnings'],
  2: [
    'your second house of money and possessions',
    'the house of what you earn and own',
    'your house of means and worth',
  ],
  3: [
    'your third house of talk and neighbors',
    'the house of messages and short trips',
    'your house of siblings, streets and study',
  ],
  4: [
    'your fourth house of home and family',
    'the house of roots and privacy',
    'your house of rooms and relatives',
  ],
  5: [
    'your fifth house of love and play',
    'the house of romance, children and making things',
    'your house of pleasure and invention',
  ],
  6: [
    'your sixth house of work and routine',
    'the house of daily duties and upkeep',
    'your house of tasks and habits',
  ],
  7: [
    'your seventh house of partners and contracts',
    'the house of the other person',
    'your house of alliances and open rivals',
  ],
  8: [
    'your eighth house of shared money and trust',
    'the house of intimacy and joint accounts',
    'your house of what is owed and what is let go',
  ],
  9: [
    'your ninth house of travel and belief',
    'the house of study and distance',
    'your house of far places and wide questions',
  ],
  10: [
    'your tenth house of work in public',
    'the house of reputation and ambition',
    'your house of calling and bosses',
  ],
  11: [
    'your eleventh house of friends and hopes',
    'the house of groups and allies',
    'your house of company and plans',
  ],
  12: [
    'your twelfth house of rest and what is hidden',
    'the house of solitude and unfinished business',
    'your house of retreat and things behind the scenes',
  ],
};

/** Houses from the rising sign. */
export const risingHouses: ByHouseWordings = {
  1: ['your rising sign and the seat of the Ascendant', 'the sign of your Ascendant'],
  2: ['the second house from your Ascendant, your larder', 'your resources, next to the Ascendant'],
  3: ['the third house from your Ascendant, near and talkative', 'your daily neighborhood'],
  4: ['the foot of the chart, your private ground', 'the angle of home, under the horizon'],
  5: ['the fifth house from your Ascendant, glad and inventive', 'your garden of love and making'],
  6: ['the sixth house from your Ascendant, where the work gets done', 'your workshop'],
  7: ['your Descendant’s sign, the place of other people', 'the angle of partners, across from your own'],
  8: ['the eighth house from your Ascendant, of what is shared and owed', 'your ground of trust'],
  9: ['the ninth house from your Ascendant, the long view', 'your horizon of study and travel'],
  10: ['the top of the chart, the Midheaven’s own house', 'the angle of standing and calling'],
  11: ['the eleventh house from your Ascendant, of friends and aims', 'your circle of allies'],
  12: ['the twelfth house from your Ascendant, behind the scenes', 'your back room, out of sight'],
};
