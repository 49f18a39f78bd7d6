import type { ByHouseWordings } from '../../../catalogue.js';

/** Jupiter or Saturn comes to a house, counted from the Ascendant: how that is noticed. */

export const jupiterTurn: ByHouseWordings = {
  1: ['You are more at ease with people, and they with you.'],
  2: ['Money may come in more easily, and so may reasons to spend it.'],
  3: ['You hear more news, meet more people, and have more to say to them.'],
  4: ['It is easier to feel at home, and to have others there with you.'],
  5: ['You are readier to enjoy yourself, and to let others see it.'],
  6: ['Work goes more easily, and you may be asked to do more of it.'],
  7: ['Other people come to meet you with more goodwill than before.'],
  8: ['You find it easier to ask for help, and others to give it.'],
  9: ['You begin to think of going farther, on a journey or in your studies.'],
  10: ['People notice what you do, and think well of it.'],
  11: ['You meet people through your friends, and it is easier to plan something together.'],
  12: ['Someone or something supports you without showing it, and you feel safer.'],
};

export const saturnTurn: ByHouseWordings = {
  1: ['You take a sober look at yourself, and can bear what you see.'],
  2: ['You begin to count what you have, first anxiously and then calmly.'],
  3: ['You say less than before, and keep what you say.'],
  4: ['Home asks for more of your hours, and you are the one who has to plan them.'],
  5: ['What you love gets a fixed place in the week.'],
  6: ['You clear the path for your work, and see what has been broken all along.'],
  7: ['Promises between you and another person start to have dates.'],
  8: ['What you and others owe each other is spoken of openly.'],
  9: ['You ask of a belief what it is good for in practice.'],
  10: ['More is expected of you, and you find that you expect it too.'],
  11: ['You may see fewer friends than before, and know better why you like each of them.'],
  12: ['An old matter comes back to you in private and has to be looked at.'],
};
