import type { ByHouseWordings } from '../../../catalogue.js';

/** All Mercury's loops of a year, by the house from the Ascendant in which the first one begins. */
export const mercuryYear: ByHouseWordings = {
  1: ['The first falls on the Ascendant, where a name is misspelled or a first impression has to be made again. Second impressions are underrated.'],
  2: ['The first runs through your means, and a forgotten bill or a forgotten skill comes to hand. Both are better known than not.'],
  3: ['The first is in the house of talk itself. Messages arrive late or twice, and a neighbor turns out to have meant something else. Ask before you answer.'],
  4: ['The first goes through the house, and old papers come up with the story of how things were decided. Look before signing anything about rooms.'],
  5: ['The first plays with what you play with. A half-made thing calls you back, and so may a half-ended flirtation. The thing is the safer of the two.'],
  6: ['The first disturbs the daily round at its weakest joint. Write the instructions that you had thought nobody needed.'],
  7: ['The first lies between you and whoever is opposite. An agreement has two readings, and both of you are honest. Settle on a third.'],
  8: ['The first goes down among what is owed and shared. An old question about money or trust gets a clearer answer the second time it is asked.'],
  9: ['The first confuses schedules, sources and the wish to be elsewhere. A detour teaches more than the trip was meant to.'],
  10: ['The first happens at the top of the chart, with an audience. Correct the slip in one sentence and go on.'],
  11: ['The first makes a muddle of invitations and intentions among friends. Somebody you had lost comes back by way of it.'],
  12: ['The first works out of sight. You recover, by accident, a thought that you had put away for later.'],
};
