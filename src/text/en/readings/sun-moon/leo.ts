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
} from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';

/** The Sun in Leo with the Moon in each sign. */
export const leoSun: BySign = {
  [Aries]:
    'With the Sun in Leo and the Moon in Aries you are warm, quick and seldom in doubt of what you want. You lead because standing still is painful, and others follow because it looks like fun. You take offense and forget it in an afternoon. Waiting, being second, and being corrected in front of people are the three things you do badly.',
  [Taurus]:
    'The Leo Sun likes to be admired, and the Moon in Taurus likes to be comfortable. You are generous with your table and loyal in a way that does not need to be mentioned. Both are stubborn. You will do nearly anything for those who ask, and nothing at all for those who push.',
  [Gemini]:
    'You have a big heart and a quick tongue, a Sun in Leo and a Moon in Gemini. Stories get better when you tell them, and so does the day. Variety keeps you warm; a mood rarely lasts past the next visitor. You may find, late at night, that you entertained everybody and told no one how you were.',
  [Cancer]:
    'Behind the bright Leo Sun is a Moon in Cancer that wants its people around it. You act boldly in public and are tender, even shy, with your own. Praise from strangers is pleasant; what you need is to be missed. Wounded, you are grand for an hour and then simply hurt.',
  [Leo]:
    'The Sun and the Moon, in Leo together, want one thing: to give everything they have and see it received. You are generous, proud and true. People notice when you come in. You cannot do things on a small scale, so a cool reception makes you very unhappy, and you may not think of trying somebody else.',
  [Virgo]:
    'The Sun in Leo wants to be admired, and the Moon in Virgo wants to be useful, so you give a splendid party and are found doing the dishes while the guests praise it. You are proud and modest at once. The Sun is glad of praise, and the Moon does not quite believe it, having seen what went wrong.',
  [Libra]:
    'You shine most in company. The Leo Sun loves to give pleasure and the Moon in Libra knows exactly what will please, so charm is second nature. You need to be liked, and usually are. Standing alone with an unpopular truth is harder for you than for plainer people, and all the more to your credit when you do it.',
  [Scorpio]:
    'Pride and deep feeling are your two lights, the Sun in Leo in the open and the Moon in Scorpio out of sight. You give yourself wholly, and know within the hour whether it was returned. People sense power in your warmth. A slight goes deep; you may smile at it with great style and remember it for years.',
  [Sagittarius]:
    'Fire twice over makes you hopeful. The Sun in Leo wants to live greatly, the Moon in Sagittarius trusts that it will work out, and your good spirits carry others uphill. You are frank, giving and easily bored. Details and bills escape you, and so may the sorrow of somebody who does not speak of it.',
  [Capricorn]:
    'The Sun in Leo wants the crown and the Moon in Capricorn wants to have earned it. Dignity matters to you, and so does being of real use to people. You keep your worries to yourself. Warmth comes out most freely once the work is done, which is why those who love you keep asking when that will be.',
  [Aquarius]:
    'You were born near a full Moon, with the Sun in Leo and the Moon in Aquarius. One wants to be somebody special, the other wants everybody to be equal. You can lead a group and belong to none of it. Applause pleases you and embarrasses you, and you are kindest when you have stopped watching which of the two it is.',
  [Pisces]:
    'The Leo Sun likes to be at the center, while the Moon in Pisces feels for everyone who is left out. You are a romantic and cannot keep your distance. Art, children and lost causes appeal to you. You give until you have nothing left, and then need to be alone for a while.',
};
