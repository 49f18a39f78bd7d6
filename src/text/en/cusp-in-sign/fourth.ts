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

export const fourthCuspInSign: BySign = {
  [Aries]:
    'Home is where you let off steam. With Aries on the fourth house your family may have been quick to anger or quick to move, and you like a place where you can begin again and give the orders.',
  [Taurus]:
    'Once settled, you stay. Taurus on the fourth house wants solid walls, good food and peace among those who live there, and you feel a move as other people feel a loss.',
  [Gemini]:
    'Lots of talk, or several addresses, may lie at your roots, and home for you still means books, visitors and a conversation going on. Gemini on the fourth house makes it easy to move and hard to keep quiet.',
  [Cancer]:
    'The Moon’s own sign is at your roots. With Cancer here family and the past are strongly felt, and home has to be safe before anything outside it can go well.',
  [Leo]:
    'Pride goes with your origins, or with what you mean to make of them. Leo on the fourth house wants a warm home where you count for something, and sulks a little when nobody there asks how it went.',
  [Virgo]:
    'Order at home calms you. Virgo on the fourth house suggests useful, hardworking people behind you, who showed love by what they did, and you tend to go on tidying when you could sit down.',
  [Libra]:
    'Discord at home troubles you more than it does most people. With Libra on the fourth house you need beauty and fairness at home, and somebody in your family may have kept the peace at their own expense.',
  [Scorpio]:
    'In your family people may have felt a great deal and said little. Scorpio on the fourth house gives a strong need for privacy, and even where guests are welcome one room is yours alone.',
  [Sagittarius]:
    'Far-reaching roots, in miles or in belief, may be yours, and a home without a view soon feels narrow to you. Sagittarius on the fourth house keeps room for guests and a bag half packed.',
  [Capricorn]:
    'Perhaps you had to grow up early. With Capricorn on the fourth house home means duty before it means comfort; you build it slowly and soundly, and the warmth comes with time.',
  [Aquarius]:
    'Family, to you, includes people who are not related to you. Aquarius on the fourth house needs freedom at home and unusual company, and something about where you come from may have been different from the neighbors.',
  [Pisces]:
    'A retreat where nothing is asked of anyone does you good. Pisces blurs the fourth house tenderly, and your feeling for your origins may include a longing for a home that was never quite there.',
};
