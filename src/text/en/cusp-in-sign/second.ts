import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const secondCuspInSign: BySign = {
  [Aries]:
    'Cash is for moving. You earn in sprints, buy the skates on the way to the rink, and feel richest when tomorrow’s income depends on your own two legs.',
  [Taurus]:
    'Venus is on home ground in this purse: you like what can be held, eaten or handed on, and a good knife is kept for thirty years. Security smells of full shelves and no hurry.',
  [Gemini]:
    'Two sources of income suit you better than one, even when the second is lessons in something you learned last spring. Words may be what you are paid for, and receipts turn up as bookmarks.',
  [Cancer]:
    'Coins go into a jar at the back of the cupboard, where they feel like company. Because you hold on to what loved hands have held, the chipped dish outranks the new set.',
  [Leo]:
    'One splendid thing beats a dozen adequate ones, and you will go without to own it. Earning and giving are the same gesture, since the large tip is part of what the money was for.',
  [Virgo]:
    'Every expense has its line, in a small clear hand. You are paid for precision, mend before replacing, and tend to price your skill as though the years in it were free.',
  [Libra]:
    'Bills get split evenly and graciously, and whoever shares your life has a vote on the rug. Taste and tact earn your keep, though anyone who asks nicely can talk you down.',
  [Scorpio]:
    'What you own, few could list. Resources are something to command in private, and you have a nose for value in whatever was written off by its last owner.',
  [Sagittarius]:
    'Trusting that more money is coming, you spend it, by preference on going somewhere. You earn by what you know or where you have been, and a good story means more to you than a possession.',
  [Capricorn]:
    'Somewhere there is a labeled folder, and in it a plan that runs to old age. Slow earnings are the ones you respect, and it bears repeating that the linen sheets may be used before guests come.',
  [Aquarius]:
    'Income arrives by odd cables and may cut in and out with them. You would as soon share a drill with the whole street as own one, and prize a gadget for what it lets you skip.',
  [Pisces]:
    'Loose change turns up in three coats, and a loan you made has gently turned into a present. What you treasure has no resale value, so let a friend who likes columns look in once a season.',
};
