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
    'You flirt as others race to a diving board. Play needs a scoreboard, romance begins with a dare, and children like you for taking the big slide first.',
  [Taurus]:
    'Clay under the nails, a long lunch, a warm hand on the back of your neck: pleasure comes in through the skin. Courtship means staying, and children discover that your pockets hold food.',
  [Gemini]:
    'Romance starts with a crossword clue and proceeds by text. Fun has to be clever, and you may keep two hobbies and a half-written play aloft until something is dropped.',
  [Cancer]:
    'Blanket forts are a serious art. What you create comes up out of memory, and a sweetheart is not quite official until they have been walked down your old street.',
  [Leo]:
    'The Sun is at home here, and even charades has a leading role. You declare love from a balcony if there is one, and making something of your own keeps the whole of you warm.',
  [Virgo]:
    'Your model ship has the right number of rivets. Delight likes a technique, affection looks like help with the homework, and romance could be told that it may skip the rehearsal.',
  [Libra]:
    'Dressing for the evening is half the evening. You adore courtship with all its notes and near misses, and create best in duets, where each can be charming on the other’s behalf.',
  [Scorpio]:
    'A crush of yours goes underground for a season. Games should be played at midnight and involve a bluff, and whatever you make must cost you something before you will sign it.',
  [Sagittarius]:
    'Love affairs come with luggage tags. You play outdoors and to excess, root for long shots out of sheer loyalty, and teach any child in range to be rude in a second language.',
  [Capricorn]:
    'Hobbies acquire a five-year plan. It takes ages before you are silly in company, and then it is done with a poker face; your courtship is the kind with references.',
  [Aquarius]:
    'Kites, synthesizers, chess by rules of your own devising: fun ought to be slightly experimental. Love grows out of friendship at an odd tilt, and you address children as visiting colleagues.',
  [Pisces]:
    'Someone hums behind a curtain, and you are gone. Romance is half imagined and wholly meant, and the paints, once they are out, carry you far past suppertime.',
};
