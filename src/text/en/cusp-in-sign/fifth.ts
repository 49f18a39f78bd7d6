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

export const fifthCuspInSign: BySign = {
  [Aries]:
    'Play is best when there is something to win. Aries on the fifth house falls in love at a run, begins more than it finishes, and makes children laugh by joining in.',
  [Taurus]:
    'Pleasure comes to you through the senses: food, music, something made by hand. Taurus on the fifth house loves slowly and for a long time, is patient with children, and hates to share what it enjoys.',
  [Gemini]:
    'Fun has to be clever to hold you. Gemini on the fifth house likes word games, two hobbies at once, and a romance that begins with a good reply, and it may look elsewhere when the talk runs dry.',
  [Cancer]:
    'What you make comes out of memory and feeling. Cancer on the fifth house loves by looking after someone, plays best among people it trusts, and shows what it has made to hardly anyone else.',
  [Leo]:
    'Joy is Leo’s own matter, and here it has the fifth house to itself. You love openly and feel fully alive when you make something, and a polite “very nice” can spoil your evening.',
  [Virgo]:
    'A game is more fun for you once you have become good at it. Virgo on the fifth house shows love by small helpful acts, and may be too shy to play in front of others.',
  [Libra]:
    'Half the pleasure of an evening is getting ready for it. Libra on the fifth house loves courtship and music, makes its best things together with somebody, and may make none until somebody joins in.',
  [Scorpio]:
    'Nothing you enjoy is done by halves. With Scorpio on the fifth house you may like someone in secret for months, and give yourself completely to whatever you make.',
  [Sagittarius]:
    'Adventure is your idea of fun. Sagittarius on the fifth house plays outdoors, loves whoever comes along on the journey, and promises people more than one day can hold.',
  [Capricorn]:
    'Even your hobbies are done properly. Capricorn on the fifth house is slow to be silly in company, very funny when it is, and faithful where it loves.',
  [Aquarius]:
    'Whatever is new and a little strange amuses you. On the fifth house Aquarius makes up its own games, falls in love with friends, treats children as people, and tires of a fashion once everybody follows it.',
  [Pisces]:
    'Imagination carries you off, and you go willingly. Pisces on the fifth house loves a dream as much as a person, and forgets the time over music, paint or a story.',
};
