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
    'Money may come to you through your own push, and go just as quickly. With Aries on the second house you earn best where you can start things yourself, and you buy before the wish has cooled.',
  [Taurus]:
    'Taurus is a natural owner of the second house. You like what can be held, used and kept, you like earnings to be steady, and security lets you breathe; parting with something takes you longer than getting it.',
  [Gemini]:
    'More than one way of earning may suit you, by words, by trade or by quick hands. Gemini on the second house makes you quick with money and a little absent about where it went.',
  [Cancer]:
    'Saving gives you a feeling of shelter. Cancer on the second house ties what you own to the people it came from, so you hold on to it, and worry about money rises and falls with your mood.',
  [Leo]:
    'One splendid thing pleases you more than a dozen adequate ones. With Leo on the second house money is there to be generous with, and the best seat seems worth its price to you.',
  [Virgo]:
    'You are careful with small sums, and large ones can grow out of them. Virgo on the second house prefers to earn by skill and exactness, repairs before it replaces, and may ask too little for its work.',
  [Libra]:
    'Taste and tact help you earn, and you share expenses fairly. Since Libra is on the second house you can be talked down by anyone who is pleasant about it, and you may spend for the sake of harmony.',
  [Scorpio]:
    'What you own is your own affair, and few people know how much it is. Scorpio on the second house has a sense for hidden value, and hates to owe anything to anybody.',
  [Sagittarius]:
    'Trusting that more will come, you spend freely, preferably on going somewhere or learning something. Sagittarius on the second house earns through knowledge and good cheer, and saves by accident.',
  [Capricorn]:
    'Slow earnings are the ones you respect. With Capricorn on the second house you plan far ahead, waste nothing, and may forget that some of the money was meant to be enjoyed along the way.',
  [Aquarius]:
    'Income may reach you by unusual routes, and not always on time. Aquarius on the second house cares more about being free than about owning, and would as soon share a good tool with the whole street.',
  [Pisces]:
    'You may part with money easily when somebody needs it. What you treasure, with Pisces on the second house, has little to do with its price, and a friend who is good with numbers is a help.',
};
