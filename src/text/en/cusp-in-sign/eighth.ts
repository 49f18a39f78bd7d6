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

export const eighthCuspInSign: BySign = {
  [Aries]:
    'In a crisis you act first. Aries on the eighth house argues about shared money briskly, and would rather have an old grievance out today than keep it.',
  [Taurus]:
    'Trust grows slowly in you and then holds. Taurus on the eighth house likes to know what is whose, forgets no debt, and finds it hard to let anything go.',
  [Gemini]:
    'About secrets and hard subjects you ask questions. Gemini on the eighth house takes the fear out of a thing by talking of it, and jokes where others whisper.',
  [Cancer]:
    'Closeness begins for you when somebody has seen you sad and given no advice. On the eighth house Cancer guards what a family has handed down, its things and its moods, including some that could be laid down.',
  [Leo]:
    'Hard times find you upright. Leo on the eighth house gives itself wholly to those it trusts, and minds nothing so much as having to ask for help.',
  [Virgo]:
    'Others trust you with what is confidential, since you are careful with it. On the eighth house Virgo lets people near by small steps, and a fear shrinks when it is looked at in detail.',
  [Libra]:
    'Who gave more, and was it fair? Libra on the eighth house weighs that in every close tie, speaks politely of deep matters, and clears the air by one frank sentence.',
  [Scorpio]:
    'What others run from you can look at. The eighth house is Scorpio’s own: you keep a secret for life, and it does you good to tell one person yours.',
  [Sagittarius]:
    'Of grave matters you speak openly, and with a laugh. Sagittarius on the eighth house lends and borrows on trust, so it is worth counting once before you agree.',
  [Capricorn]:
    'What you owe you pay, and what you were told in confidence you keep. Capricorn on the eighth house lets hardly anyone help it, though its promises hold in hard times.',
  [Aquarius]:
    'When feelings run high you become curious. Aquarius on the eighth house looks at a fear coolly, and wants even those closest to it to leave it free.',
  [Pisces]:
    'Where you end and a loved person begins is hard for you to say. Pisces on the eighth house gives without counting, so have it written down what is whose.',
};
