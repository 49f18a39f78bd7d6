import type { ByHouseWordings } from '../../../catalogue.js';

/** All Mercury's loops of a year, by the house from the Ascendant in which the first one begins. */
export const mercuryYear: ByHouseWordings = {
  1: [
    'The first falls on the Ascendant, where a name is misspelled or a first impression has to be made again. Second impressions are underrated.',
    'The first catches you in the doorway, half dressed for two occasions. Go back in and choose.',
  ],
  2: [
    'The first runs through your means, and a forgotten bill or a forgotten skill comes to hand. Both are better known than not.',
    'The first has you count something twice. The second figure is the better, and the difference is instructive.',
  ],
  3: [
    'The first is in the house of talk itself. Messages arrive late or twice, and a neighbor turns out to have meant something else. Ask before you answer.',
    'The first puts a wrong turn into a familiar way. There is a shop there that you had been looking for.',
  ],
  4: [
    'The first goes through the house, and old papers come up with the story of how things were decided. Look before signing anything about rooms.',
    'The first shakes the family drawer. What falls out is partly funny, wholly yours, and worth sorting before it goes back.',
  ],
  5: [
    'The first plays with what you play with. A half-made thing calls you back, and so may a half-ended flirtation. The thing is the safer of the two.',
    'The first muddles a game, and a rule has to be made up. It is better than the old one.',
  ],
  6: [
    'The first disturbs the daily round at its weakest joint. Write the instructions that you had thought nobody needed.',
    'The first mislays a tool, and you see how much hung on it. Buy no second one; find the place where it ought to live.',
  ],
  7: [
    'The first lies between you and whoever is opposite. An agreement has two readings, and both of you are honest. Settle on a third.',
    'The first turns two people’s words around. Before you answer, repeat what you have heard; it saves half the quarrels of the year.',
  ],
  8: [
    'The first goes down among what is owed and shared. An old question about money or trust gets a clearer answer the second time it is asked.',
    'The first loosens a seal. Read what comes to light to the end, and then decide who else should.',
  ],
  9: [
    'The first confuses schedules, sources and the wish to be elsewhere. A detour teaches more than the trip was meant to.',
    'The first loses your luggage, of one sort or the other. You get on well without half of it.',
  ],
  10: [
    'The first happens at the top of the chart, with an audience. Correct the slip in one sentence and go on.',
    'The first puts an error under your name. Own it early, and it will be forgotten late.',
  ],
  11: [
    'The first makes a muddle of invitations and intentions among friends. Somebody you had lost comes back by way of it.',
    'The first sends your message to the wrong friend, who answers it rather well. Not every muddle has to be cleared up.',
  ],
  12: [
    'The first works out of sight. You recover, by accident, a thought that you had put away for later.',
    'The first leaves a tap running in some back room of the mind. Follow the sound.',
  ],
};
