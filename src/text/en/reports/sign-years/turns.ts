import type { ByHouseWordings } from '../../../catalogue.js';

/** Jupiter and Saturn change their house: what that is like has been told, this is how it is noticed. */

export const jupiterTurn: ByHouseWordings = {
  1: ['People look up when you come in, and some of them have been waiting.'],
  2: ['From then on it is easier to ask a good price, and harder to save what you get.'],
  3: ['The days fill with talk, and some of it is worth writing down.'],
  4: ['It draws you indoors, where there is less noise and more company than you thought.'],
  5: ['You laugh more, and are a little careless with the calendar.'],
  6: ['Work picks up, and with it your liking for work.'],
  7: ['Offers begin to come through other people, one of them from somebody you know.'],
  8: ['What had been hard to ask of someone can be asked.'],
  9: ['The horizon moves out, and staying put takes some resolve.'],
  10: ['Your name comes up in rooms where you are not.'],
  11: ['There are more people around your plan than there were.'],
  12: ['The noise dies down, and it turns out that you needed that.'],
};

export const saturnTurn: ByHouseWordings = {
  1: ['You feel the weight at once, and a kind of relief at having it where you can see it.'],
  2: ['The first sober look at the accounts is the worst; after that they are only figures.'],
  3: ['You begin to choose your words, and to notice how many you had been using.'],
  4: ['A matter at home that could be put off no longer is taken in hand.'],
  5: ['Pleasure has to be planned for, and is no worse for that.'],
  6: ['The calendar is ruled in firmer lines, and one commitment falls outside them.'],
  7: ['Somebody wants to know where they stand with you, and it is a fair question.'],
  8: ['Old sums between you and others are brought to the table.'],
  9: ['The reading list is long, and you have stopped pretending to have read it.'],
  10: ['You are given the keys and the blame, as happens to people who can be relied on.'],
  11: ['A few friends stop calling, and the others come when they said.'],
  12: ['The door closes more often, with you on the quiet side of it.'],
};
