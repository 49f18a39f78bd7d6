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
    'Alone, you shadowbox. Anger goes below and comes back as restlessness at three in the morning, so give it a private place to run, a track or a woodpile, before the household wakes.',
  [Taurus]:
    'Behind the scenes you hoard comforts: the dark chocolate, an hour flat on the grass. Retreat works through the senses, and a worry with no name may loosen once your hands are in dough.',
  [Gemini]:
    'The voice that goes on talking at bedtime is yours, arguing both sides. Solitude needs a notebook in it; once written down, the nightly debate turns out to have some very good lines.',
  [Cancer]:
    'Old photographs come out once the door is shut. Your tenderness works by stealth, on behalf of people who never find out, and you mend near water with someone else seeing to the meals.',
  [Leo]:
    'In an empty theater you would walk straight to the stage. The wish to be seen lives in the wings here, in private songs and anonymous largesse, and deserves one trusted listener.',
  [Virgo]:
    'Worry does its sorting in the dark: what was said, what was left running. Nobody sees how much you tidy up after others, so give the sorting a fixed hour and a short form.',
  [Libra]:
    'By yourself at last, you arrange the room for a guest who is not expected. The longing for harmony stays hidden, and privacy restores you when there is beauty in it and nobody to please.',
  [Scorpio]:
    'Underneath is a very deep well. Grudges and passions keep at the bottom, beyond even your own view, until some dream or other sends up the bucket.',
  [Sagittarius]:
    'Some back room of you is always packing for the far south. Faith is your private luxury, held more warmly than you admit, and one unplanned day alone will refill it.',
  [Capricorn]:
    'A stern bookkeeper works nights behind your thoughts, adding up unfinished duties. Read the total aloud by daylight and strike off whatever nobody asked for; what remains you do well, unseen.',
  [Aquarius]:
    'Your revolutions are planned in the bath. An eccentric keeps house out of public view, and needs solitude of the free kind, at odd hours, with a window open on something unexplained.',
  [Pisces]:
    'Neptune and old Jupiter share this unlit inlet. You recover by floating, face up, with the ears under, and the bravest entry on your calendar may be an hour marked with nothing.',
};
