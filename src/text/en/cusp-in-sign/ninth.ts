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

export const ninthCuspInSign: BySign = {
  [Aries]:
    'Belief sets you in motion. Aries on the ninth house goes abroad without a plan, contradicts its teachers, and learns by trying a truth out.',
  [Taurus]:
    'Nothing convinces you unless it can be lived. Taurus on the ninth house goes back to the same far place again and again, and keeps a belief for life, sometimes without ever looking at it again.',
  [Gemini]:
    'Every subject interests you, and you have begun many. With Gemini on the ninth house you collect beliefs and languages, and would rather compare than choose.',
  [Cancer]:
    'Far from home you look for a place where you are welcome. Cancer on the ninth house believes what it was told with love, learns from people it is fond of, and hardly hears a good argument from anyone else.',
  [Leo]:
    'Convictions are for saying aloud, in your view. Leo on the ninth house teaches with warmth, travels in style, and hates to have been wrong in front of a class.',
  [Virgo]:
    'Large truths reach you by way of small ones that you have checked. Virgo on the ninth house plans a journey in detail, and wants a belief to work on an ordinary day.',
  [Libra]:
    'Talking with somebody who holds the opposite opinion shows you what you believe. Libra on the ninth house loves art and justice abroad, travels best with a companion, and may bring both opinions home.',
  [Scorpio]:
    'Before you trust a belief you have to get to the bottom of it. Scorpio on the ninth house prefers the forbidden book to the assigned one, and comes back from journeys changed.',
  [Sagittarius]:
    'Distance makes you happy, the ninth house being Sagittarius’s own field. You see the meaning before the facts, go a long way to hear the truth, and may overlook a good teacher next door.',
  [Capricorn]:
    'A teaching that has stood for centuries has your respect. Capricorn on the ninth house studies patiently and toward an end, and seldom goes anywhere just to say it has been there.',
  [Aquarius]:
    'What everyone believes looks doubtful to you. With Aquarius on the ninth house you like new ideas, and strangers who think for themselves, and an old creed may get less of a hearing than it deserves.',
  [Pisces]:
    'You sense a meaning better than you could prove it. Pisces on the ninth house travels and believes by feeling, and a teacher’s kindness can win it over before it has looked at the teaching.',
};
