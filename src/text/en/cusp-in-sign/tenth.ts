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
    'When a ribbon must be cut you are already holding the scissors. Authority means going first, and you report more happily to a deadline than to a person.',
  [Taurus]:
    'Reputation is laid down like cheese, in the dark, with regular turning. What you make for a living should have weight and a fair price, and you would gladly use one entrance for life.',
  [Gemini]:
    'Public life finds you with a microphone, or at least a lanyard. A calling made of words and contacts suits you, and at any moment you answer for one post while explaining another.',
  [Cancer]:
    'Staff bring you their troubles along with the invoices. Your standing grows by looking after a public, and sags when there is nobody in the work to care about.',
  [Leo]:
    'The photograph in the lobby could be arranged. Your calling should bear your signature; authority is worn with warmth, and you do poorly in the second row.',
  [Virgo]:
    'Fame, for you, would be a footnote in the manual that everyone uses. You rise by being right in small matters for a long while, so let it be known which parts were your work.',
  [Libra]:
    'A good jacket hangs ready behind the office door. Your public part is to bring parties to one table, and your name depends on whom you work with nearly as much as on what you do.',
  [Scorpio]:
    'Superiors consult you after the others have left the room. Ambition goes deep and is seldom announced, and such a career sheds its skin entirely at least once.',
  [Sagittarius]:
    'Your job description contains the word “international,” or ought to. People look up to the conviction ahead of the credentials, and you climb best when another country shows from the top.',
  [Capricorn]:
    'Saturn built this staircase for its own use. Position matters to you and so does deserving it; the nameplate can wait while you find out where every pipe in the place runs.',
  [Aquarius]:
    'The awards committee has no category for what you do. Standing comes from being early and fair-minded, and you manage people best from among them, sleeves rolled, on first-name terms.',
  [Pisces]:
    'Asked for a title, you say that it varies. The world knows you for something felt, a song or a kindness or a way with light, and you lead by leaving doors ajar.',
};
