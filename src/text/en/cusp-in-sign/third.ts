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

export const thirdCuspInSign: BySign = {
  [Aries]:
    'Interruptions are frequent, and chiefly of yourself. Errands happen at a jog, a sibling was your first sparring partner, and the message goes out while the thought is still on its way.',
  [Taurus]:
    'Thinking happens at walking pace, along the same good street, with a stop at the bakery. Once learned, a thing stays learned, and neighbors could pick your hello out of a crowd.',
  [Gemini]:
    'Mercury is at home on this block. Between the mailbox and the corner you hold three conversations in as many registers, and come back delighted, without the milk.',
  [Cancer]:
    'Siblings and the people next door are remembered by what they were feeling. You think in recollections, and can repeat an entire talk from years ago because of how the light was.',
  [Leo]:
    'Anecdotes are told standing, with voices. A plain errand to the hardware store comes home as a story with a hero, and among brothers and sisters you like to be the one quoted.',
  [Virgo]:
    'The shopping list follows the order of the aisles. In conversation you supply the right date and the missing comma, a kindness to the text and now and then a trial to its author.',
  [Libra]:
    'Your letters begin with the other person’s news. Dialogue is how you think, since you hear your own view only after somebody has put the opposite, and feuding siblings both phone you.',
  [Scorpio]:
    'Nothing you say is casual, though it may sound so. You learn by digging for the one fact left out, and the neighborhood knows you as a person who could tell and doesn’t.',
  [Sagittarius]:
    'Asked the way to the pharmacy, you recommend a better town. Talk runs to the wide view and the shaggy ending, with details rounded up to the nearest truth.',
  [Capricorn]:
    'Few words, each stamped with a hallmark. School may have felt like an office where one had to be seen, and even now you think best with a sharp pencil and an agenda.',
  [Aquarius]:
    'Half your ideas come at crosswalks, just as the light changes. You address neighbors as fellow citizens of a later century, and siblings have learned to wait for the part that explains it.',
  [Pisces]:
    '“Left at the blue gate, then follow the bread,” you tell the driver. You soak up tone ahead of content, and a sketch on the back of the envelope may carry your meaning better than the letter.',
};
