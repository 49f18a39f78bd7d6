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

export const seventhCuspInSign: BySign = {
  [Aries]:
    'Diplomatic yourself, you choose people who finish the argument before the appetizers. From a partner’s bluntness you find out what you wanted all along, and you may ask them to be gentle about it.',
  [Taurus]:
    'Someone with a garden, or hands like a gardener’s, steadies you. Across the table you want calm and appetite, a person who will still be sitting there when your storm has gone by.',
  [Gemini]:
    'A partner must be able to talk while hunting for the keys. You bring the grand conclusion, they bring the next question, and a shared joke at four in the afternoon counts as tenderness.',
  [Cancer]:
    'The one who asks whether you have eaten gets past your guard. Partnership means the back door, shoes off, and it takes a feeling person to make you leave the office.',
  [Leo]:
    'Cool in a crowd, you fall for people with some theater in them. Give them the good light at dinner and applaud aloud, because praise that you only think does not reach the stage.',
  [Virgo]:
    'Courtship may begin with someone fixing your bicycle chain. You choose people who see the detail you floated past, and do well to hear a correction as one form of their care.',
  [Libra]:
    'Charging at most things, you can still be turned by a partner’s raised eyebrow. Venus is in charge of your partnerships, and good manners win you over faster than force.',
  [Scorpio]:
    'You are placid until somebody intense sits down, and then the whole pasture shifts. Half measures in a partner bore you, so agree early which subjects are open and which passwords stay private.',
  [Sagittarius]:
    'Whoever you settle with should come from another town, at least in the head. Their large answer meets your hundred questions, and the pair of you debate happily all the way to the airport.',
  [Capricorn]:
    'A partner is chosen like a hiking boot, for the long distance. You supply the warmth and look for backbone, in somebody grave or simply well organized, with the terms in black and white.',
  [Aquarius]:
    '“We’re friends, really,” you say of the great attachment of your life. You have warmth enough for two and pick an independent, who cheers you on from slightly too far up the stands.',
  [Pisces]:
    'Your calendar meets a person who has never owned one, and is enchanted. A partner brings you the sea, seen or imagined; somebody has to remember the towels, and it may as well be you.',
};
