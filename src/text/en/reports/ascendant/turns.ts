import type { ByHouseWordings } from '../../../catalogue.js';

/** Jupiter and Saturn change their house, counted from the Ascendant: how that is noticed. */

export const jupiterTurn: ByHouseWordings = {
  1: ['You stand a little taller without having meant to.'],
  2: ['Your means begin to breathe out.'],
  3: ['The neighborhood gets larger by a street or two.'],
  4: ['There is warmth underfoot, and it rises.'],
  5: ['Delight gets a word in before duty does.'],
  6: ['The day’s work finds a better grip.'],
  7: ['Across from you, somebody opens their hand.'],
  8: ['What was locked between people gives at the first push.'],
  9: ['Your thoughts set out ahead of you and send back postcards.'],
  10: ['The lamp over your door is turned up.'],
  11: ['Friends bring friends, and one of those brings a plan.'],
  12: ['A quiet backing is felt, like a wall at the back of a bench.'],
};

export const saturnTurn: ByHouseWordings = {
  1: ['A mirror is held up, and you do not look away.'],
  2: ['You begin to count what you have, first anxiously and then calmly.'],
  3: ['Your sentences get shorter and are kept.'],
  4: ['The house asks for its due, in hours.'],
  5: ['What you love gets a fixed place in the week.'],
  6: ['The bench is cleared, and the broken tool is seen at last.'],
  7: ['Promises start to have dates.'],
  8: ['What is owed is spoken of in daylight.'],
  9: ['A belief is sent out to earn its keep.'],
  10: ['More is expected of you, and you find that you expect it too.'],
  11: ['The circle is counted, and closes up.'],
  12: ['An old matter sits down beside you and waits.'],
};
