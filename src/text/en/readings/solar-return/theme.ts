import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** What came first, once more and in plain words. */
export const closingLeaderOfTheYear: SolarReturnReadingCells['closingLeader'] = {
  0: 'Since the Sun leads this year, decide what you want from it, and say so while there is still time to get it.',
  1: 'The Moon leads the year, so ask now and then how you slept and whom you miss. A need that comes back for weeks deserves to be told to the person concerned.',
  2: 'Mercury leads the year. Put the important agreements in writing, and ask the one question more that would clear up what is left.',
  3: 'Keep time for the people you like best. With Venus in the lead, the year is worth most where they are in it.',
  4: 'Mars leads the year, so put its energy into one thing that you want badly, and less of it will be left for quarrels.',
  5: 'Jupiter leads the year and may bring more than one chance. Take the one that you would miss most, and use it fully.',
  6: 'Saturn leads the year, and one duty that is worth your best effort is enough for it. Do that one well enough to be proud of it.',
  7: 'Where Uranus leads, the best of a year may be what you could not have planned. Decide which one arrangement must stay as it is, and leave the others some room.',
  8: 'Trust your imagination for the aims this year, as Neptune leads, and somebody sober for the figures.',
  9: 'There may be one matter that you will not put up with any longer, for Pluto leads this year and does not let you forget it. Settle that one, and let the smaller ones be.',
  15: 'How you begin things will decide more than usual about how they end, since the rising sign is the strongest part of this chart.',
};
