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

export const twelfthCuspInSign: BySign = {
  [Aries]:
    'When you are alone some of your anger comes out. Aries on the twelfth house keeps it hidden by day, so find it a private outlet: a run, or hard work with your hands.',
  [Taurus]:
    'Alone and comfortable, you recover. Taurus on the twelfth house needs quiet, good food and something to make, and these often take a worry away.',
  [Gemini]:
    'At night your mind goes on talking. Gemini on the twelfth house argues both sides in private, and sleeps better once the question is written down.',
  [Cancer]:
    'Feelings that you show nobody come up when the door is shut. Cancer on the twelfth house is kind in secret, and needs somebody to look after it at times.',
  [Leo]:
    'In private you would like to be admired. Leo on the twelfth house hides that wish, sings where nobody hears, and should let one person listen.',
  [Virgo]:
    'Worry comes to you in the dark, about what was said and what was forgotten. Virgo on the twelfth house helps unseen, and does well to give its worries a fixed hour.',
  [Libra]:
    'By yourself, you find out what you really like. Libra on the twelfth house keeps its longing for harmony hidden, and rests where there is beauty and nobody to please.',
  [Scorpio]:
    'Your strongest feelings lie so deep that you hardly know them. On the twelfth house Scorpio keeps grudges and longings hidden, until a dream brings one of them up.',
  [Sagittarius]:
    'A private faith carries you, and few people know of it. Sagittarius on the twelfth house longs for far places, is restored by a day without plans, and seldom mentions its doubts to the people it cheers up.',
  [Capricorn]:
    'Alone, you count up what you have not done. Capricorn on the twelfth house is strict with itself; ask in daylight who wanted all of that.',
  [Aquarius]:
    'Your boldest ideas come when nobody is watching. Aquarius on the twelfth house needs to be alone at hours of its own choosing, and you may have to tell somebody that it isn’t about them.',
  [Pisces]:
    'Rest is what you need most and plan least. Pisces and the twelfth house are of one kind, and you come back to yourself in sleep, in music, near water, with no one waiting.',
};
