import type { ByHouseWordings } from '../../../catalogue.js';

/** Jupiter or Saturn comes to a house: what that is like has been told, this is how it is noticed. */

export const jupiterTurn: ByHouseWordings = {
  1: ['People are glad to see you, and it is easier to begin something of your own.'],
  2: ['It may be easier to earn, and harder to save what you get.'],
  3: ['The days fill with talk, and some of it is worth writing down.'],
  4: ['It draws you indoors, where it is quieter, and pleasanter, than you thought.'],
  5: ['You laugh more, and make time for whatever gives you joy.'],
  6: ['Work picks up, and with it your liking for work.'],
  7: ['More of what comes to you comes through other people, some of whom you know already.'],
  8: ['What had been hard to ask of someone can be asked.'],
  9: ['You would like to get away, or to learn something for which you have had no time.'],
  10: ['You may be recommended by people you hardly know.'],
  11: ['There are more people around your plan than there were.'],
  12: ['It becomes quieter around you, and you find that you needed that.'],
};

export const saturnTurn: ByHouseWordings = {
  1: ['You feel at once how much you have taken on, and are a little relieved to know exactly what it is.'],
  2: ['The first sober look at the accounts is the worst; after that they are only figures.'],
  3: ['You begin to choose your words, and to notice how many you had been using.'],
  4: ['You take in hand a matter at home that could be put off no longer.'],
  5: ['Free hours do better with a place in the diary than without one.'],
  6: ['Your hours are better ordered, and you may give up one of your duties to keep them so.'],
  7: ['Somebody wants to know where they stand with you, and it is a fair question.'],
  8: ['The tone becomes more sober, and the terms get clearer.'],
  9: ['There is a good deal to learn, and you no longer pretend to know it already.'],
  10: ['You are given more to answer for, as happens to people who can be relied on.'],
  11: ['A few friends may call less often, and the others come when they said.'],
  12: ['An evening alone does more for you than one out.'],
};
