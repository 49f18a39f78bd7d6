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
    'Obliging as you are at first, you choose people who know what they want. Aries on the seventh house draws you to bold, impatient people, who can teach you to say things straight.',
  [Taurus]:
    'Calm and constancy draw you in another person. You go deep yourself, and with Taurus on the seventh house you need somebody who stays put, likes the good things, and is not upset by your storms.',
  [Gemini]:
    'For you, a partner is somebody to talk with. Gemini on the seventh house draws you to quick, curious, many-sided people, and a bond lasts as long as there is something new to say in it.',
  [Cancer]:
    'Tenderness gets past your reserve. With Cancer on the seventh house you look for somebody who makes a home of a relationship, and beside such a person you can stop being capable for an hour.',
  [Leo]:
    'Cool in a crowd, you warm to people with some theater in them. Leo does the choosing in the seventh house, and the person you choose would like to hear your admiration aloud.',
  [Virgo]:
    'The partner you look for is somebody who notices, and fixes what you drifted past. Virgo draws you to practical, exact people in the seventh house, and when they correct you, they mostly mean it as care.',
  [Libra]:
    'Courtesy is what stops you in your tracks. Libra, in charge of its own house here, draws you to fair and agreeable people, who teach you to ask before you act.',
  [Scorpio]:
    'However placid you look, you fall for intensity. A lukewarm bond bores you with Scorpio on the seventh house, and what two people owe each other, and may keep to themselves, is best settled early.',
  [Sagittarius]:
    'You look for a partner who shows you something you didn’t know. Sagittarius on the seventh house wants a partner with large views and open windows, who answers your questions with a journey.',
  [Capricorn]:
    'In a partner you look for backbone. Capricorn on the seventh house chooses a partner for the long haul, often somebody serious or mature in manner, and expects promises to be kept.',
  [Aquarius]:
    'Full of warmth yourself, you choose independent people. With Aquarius on the seventh house a partner must be a friend first, and may leave you more room than you asked for.',
  [Pisces]:
    'Dreamers enchant you, however sensible you look beside them. Pisces on the seventh house draws you to tender, gifted or needy people, and one of the two has to remember the practical things.',
};
