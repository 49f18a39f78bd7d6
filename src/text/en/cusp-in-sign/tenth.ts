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

export const tenthCuspInSign: BySign = {
  [Aries]:
    'In public you like to be first. Aries on the tenth house takes the lead without being asked, and works better toward a deadline than under orders.',
  [Taurus]:
    'Your good name grows slowly and lasts. Taurus on the tenth house wants to be known for something solid and well made, and may stay where it is valued after the work has stopped being interesting.',
  [Gemini]:
    'Words and people are what you are known for. Gemini on the tenth house may have two callings at once, and explains one while doing the other.',
  [Cancer]:
    'People trust you because you look after them. Cancer on the tenth house needs somebody to care for in what it does, and takes it to heart when the public response is cool.',
  [Leo]:
    'Whatever you do should bear your name. Leo on the tenth house leads with warmth, likes to be thanked, and is unhappy in the second row.',
  [Virgo]:
    'Being right in small matters makes people trust you. Virgo on the tenth house does careful work, and should say now and then which part of it was its own.',
  [Libra]:
    'Bringing people together is what you are good at in public. With Libra on the tenth house you decide fairly and rather late, and do best beside somebody who likes a deadline.',
  [Scorpio]:
    'Those in charge may ask your opinion in private. Scorpio on the tenth house is ambitious without saying so, and may change its course completely when it no longer believes in it.',
  [Sagittarius]:
    'People believe in you because you believe in something. Sagittarius on the tenth house wants a wide field, and leaves the paperwork behind it to somebody patient.',
  [Capricorn]:
    'Position matters to you, and so does deserving it. No sign suits the tenth house better than Capricorn, which starts at the bottom, learns how everything works, and can wait, sometimes longer than it needs to.',
  [Aquarius]:
    'There is no usual name for what you do best. Aquarius on the tenth house is respected for new ideas, leads people by working among them, and chafes under any rank, its own included.',
  [Pisces]:
    'What people remember is the feeling they get from you. Pisces on the tenth house follows a calling more than a plan, and may leave the credit to others.',
};
