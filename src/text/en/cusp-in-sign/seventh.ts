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
    'Obliging as you are at first, you choose people who know what they want. Aries on the seventh house draws you to bold and impatient people, from whom you learn to say things straight.',
  [Taurus]:
    'What draws you in another person is calm and constancy. You go deep yourself, and with Taurus on the seventh house you need somebody who stays put, likes the good things, and is not upset by your storms.',
  [Gemini]:
    'A partner is somebody to talk with, for you. Gemini on the seventh house draws you to quick, curious, many-sided people, and a bond lasts as long as there is something new to say in it.',
  [Cancer]:
    'Tenderness gets past your reserve. With Cancer on the seventh house you look for somebody who makes a home of a relationship, and beside such a person you may be less capable for an hour.',
  [Leo]:
    'Cool in a crowd, you warm to people with some theater in them. It is Leo that does the choosing in the seventh house, and whoever is chosen would like your admiration said aloud.',
  [Virgo]:
    'Somebody who notices, and mends what you drifted past, is your idea of a partner. It is practical and exact people that Virgo brings to the house of partners, and their corrections are mostly meant as care.',
  [Libra]:
    'Courtesy is what stops you in your tracks. Libra, in charge of its own house here, draws you to fair and agreeable people, who teach you to ask before you act.',
  [Scorpio]:
    'Placid to look at, you fall for intensity. A lukewarm bond bores you with Scorpio on the seventh house, and what two people owe each other, and may keep to themselves, is best settled early.',
  [Sagittarius]:
    'You look for a partner who shows you something that you had not known. Sagittarius on the seventh house wants a partner with large views and open windows, who answers your questions with a journey.',
  [Capricorn]:
    'In a partner you look for backbone. Capricorn on the seventh house chooses a partner for the long distance, often somebody serious or older in manner, and takes promises at their word.',
  [Aquarius]:
    'Full of warmth yourself, you choose independent people. With Aquarius on the seventh house a partner must be a friend first, and leaves you more room than you had asked for.',
  [Pisces]:
    'Dreamers enchant you, however sober you look beside them. Pisces on the seventh house draws you to tender, gifted or needy people, and one of the two has to remember the practical things.',
};
