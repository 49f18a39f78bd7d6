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
    'In a crisis you act first. Aries on the eighth house argues about shared money briskly, and would rather air an old grievance now than keep it.',
  [Taurus]:
    'Trust grows slowly in you and then holds. Taurus on the eighth house likes to know what is whose, forgets no debt, and finds it hard to let anything go.',
  [Gemini]:
    'About secrets and hard subjects you ask questions. Gemini on the eighth house takes the fear out of things by talking about them, and jokes where others whisper.',
  [Cancer]:
    'For you closeness begins when somebody has seen you sad and given no advice. On the eighth house Cancer guards what a family has handed down, its things and its moods, including some that you could let go.',
  [Leo]:
    'Hard times find you upright. Leo on the eighth house gives itself wholly to those it trusts, and minds nothing so much as having to ask for help.',
  [Virgo]:
    'Others trust you with what is confidential, since you are careful with it. On the eighth house Virgo lets people come closer in small steps, and a fear shrinks when you look at it in detail.',
  [Libra]:
    'Who gave more, and was it fair? Libra on the eighth house weighs that in every close tie, speaks politely of deep matters, and clears the air by one frank sentence.',
  [Scorpio]:
    'What others run from, you can look at. The eighth house is Scorpio’s own: you keep a secret for life, and it does you good to tell one person yours.',
  [Sagittarius]:
    'Grave matters are things you talk about openly, and with a laugh. Sagittarius on the eighth house lends and borrows on trust, so it is worth counting once before you agree.',
  [Capricorn]:
    'Debts you pay, and confidences you keep. Capricorn on the eighth house lets hardly anyone help, though its promises hold in hard times.',
  [Aquarius]:
    'When feelings run high you become curious. Aquarius on the eighth house looks at a fear coolly, and wants even the people closest to it to leave it free.',
  [Pisces]:
    'It is hard for you to say where you end and a loved one begins. Pisces on the eighth house gives without counting, so write down what belongs to whom.',
};
