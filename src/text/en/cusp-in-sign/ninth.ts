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
    'You believe things at a run. Foreign cities are entered without a booking, teachers contradicted by the second lesson, and the truest philosophy is the one that gets you out of the chair.',
  [Taurus]:
    'Faith needs soil on it, so you trust a philosophy that can also grow beans. Travel means the same coast each year, for its figs, until the harbor cats know you.',
  [Gemini]:
    'The syllabus has eleven subjects and you have begun them all. You collect beliefs like phrase books, and a far country pleases you most where the translation goes wrong.',
  [Cancer]:
    'A shell from every beach stands on the sill. What you believe was absorbed at a kitchen table, and abroad you go looking for the café where someone’s aunt is cooking.',
  [Leo]:
    'Lecture halls could have been built for you, on either side of the podium. You proclaim convictions with open arms, and travel as a delegation of one, tipping handsomely.',
  [Virgo]:
    'Your guidebook has corrections in its margins. You reach large truths by way of small verified ones, and a belief stays in service only while it works on an ordinary Wednesday.',
  [Libra]:
    'You would make an excellent heretic if it were not so rude. You arrive at belief by talking with an opposite mind, and travel best as one of two, with museums and a well-laid table.',
  [Scorpio]:
    'One forbidden book did more for you than all the assigned ones. You dig under a doctrine before trusting it, prefer ruins to resorts, and have paid in full for your final beliefs.',
  [Sagittarius]:
    'Jupiter stables its own horses here. Distance makes you eloquent, a hunch about the meaning of it all can take you over a continent, and every third fact is awaiting confirmation.',
  [Capricorn]:
    'Stairs worn hollow by other feet are, to you, a recommendation. You trust a teaching that has stood for centuries, climb it at a chapter a winter, and pack as though customs would ask for reasons.',
  [Aquarius]:
    'A belief that everyone shares looks suspicious to you. Truth came in a stapled pamphlet from outside the curriculum, and you feel foreign at home and at home among strangers with a theory.',
  [Pisces]:
    'You pack late, and read poems about the place on the way. Meaning is sensed, as salt in the air before the coast, and a teacher’s kindness can sway you more than any proof.',
};
