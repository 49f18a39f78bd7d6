import type { SolarReturnReadingCells } from '../../../reading-catalogue.js';

/** The closing where nothing conflicts: the planet that led the opening, once more. */
export const closingLeaderOfTheYear: SolarReturnReadingCells['closingLeader'] = {
  0: 'Since the Sun has the most to say in this chart, decide what you want from the year, and say so while there is still time to get it.',
  1: 'The Moon is the planet heard most this year, so ask now and then how you slept and whom you miss. A need that comes back for weeks deserves to be told to the person concerned.',
  2: 'Mercury is the planet heard most in this chart. Put the important agreements in writing, and ask the one question more that would clear up what is left.',
  3: 'Keep time for the people you like best. Venus is the strongest planet of this chart, and the year is worth most where they are in it.',
  4: 'Mars is the loudest planet of the year, so put its energy into one thing that you want badly, and less of it will be left for quarrels.',
  5: 'Jupiter is the strongest planet of this chart and may bring more than one chance. Take the one that you would miss most, and use it fully.',
  6: 'Saturn weighs most in this chart, and one duty that is worth your best effort is enough for it. Do that one well enough to be proud of it.',
  7: 'Where Uranus is the loudest planet, the best of a year may be what you could not have planned. Decide which one arrangement must stay as it is, and leave the others some room.',
  8: 'Trust your imagination for the aims, as Neptune is so strong this year, and somebody sober for the figures.',
  9: 'There may be one matter that you will not put up with any longer, for Pluto is the strongest planet of the year and does not let you forget it. Settle that one, and let the smaller ones be.',
  15: 'How you begin things will decide more than usual about how they end, since the rising sign is the strongest part of this chart.',
};
