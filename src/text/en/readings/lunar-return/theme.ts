import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** The closing where nothing conflicts: the planet that led the opening, once more. */
export const closingLeaderOfTheMonth: LunarReturnReadingCells['closingLeader'] = {
  0: 'Keep one aim in view for the four weeks, since the Sun has the most to say in them, and tell somebody what it is.',
  1: 'The Moon is the strongest planet of its own month, and what you feel decides a good deal. Before you promise something, ask yourself how you feel about it, and ask again a day later.',
  2: 'With Mercury so strong, one good conversation will do more for what bothers you than a week of thinking.',
  3: 'Venus is the strongest planet of these weeks. Plan something pleasant with somebody you like, and let a duller invitation go for it.',
  4: 'Mars is the loudest planet of the month. Choose the one thing that gets your strength, and say what annoys you on the day that it happens.',
  5: 'Jupiter is the strongest planet of this month and offers more than you can use. Take the chance that you look forward to most, and leave one evening free in each week.',
  6: 'Saturn weighs most this month, so do the one thing that really has to be done, and then stop with a good conscience.',
  7: 'Since Uranus is the loudest planet, keep the plans loose, and tell the people close to you when you change them.',
  8: 'Neptune is so strong here that it is better to ask about whatever you only hope or fear, and to leave decisions for a day on which you feel rested.',
  9: 'Pluto is the strongest planet of the month. If there is something that you can’t put up with any longer, tell somebody before it becomes a grudge.',
  15: 'The rising sign is the strongest part of this chart. Start each week in its manner, and the rest will be easier.',
};
