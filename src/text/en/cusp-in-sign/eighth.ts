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
    'In a crisis you are up the stairs before the siren has stopped. Shared money gets argued briskly, desire declares itself, and an old resentment is better had out tonight than kept.',
  [Taurus]:
    'Trust goes up like a dry stone wall, by hand and without mortar. Slow to lend and slow to forget a debt, you find that closeness, given time, settles into the bones as ease.',
  [Gemini]:
    'Secrets are discussed at length, with the person they concern. Whatever is hidden you meet by reading about it, and a joint account fares best when both of you can joke over it.',
  [Cancer]:
    'Heirlooms reach you with their moods attached. Intimacy begins once someone has seen you cry over a trifle and offered no advice, and what you hold in common you like to keep in the family.',
  [Leo]:
    'Bad patches find you upright, in your best coat. You give yourself royally; what pinches is having to need anyone, or to ask who is paying.',
  [Virgo]:
    'Other people’s paperwork is safe with you, in a file with tabs. Closeness builds by small proofs, and a fear can be undressed by itemizing it until it looks its size.',
  [Libra]:
    'Who paid for what, and was it fair: you carry the scales even to bed. Deep matters are approached politely, and one frank sentence from you can change the temperature of a whole alliance.',
  [Scorpio]:
    'Mars guards a cellar of its own here, with Pluto as modern lodger. You can sit with what others run from and keep a confidence for forty years; tell one person where the light switch is.',
  [Sagittarius]:
    'Taboos strike you as borders, hence as invitations. You discuss grave things with a wide-open laugh and enter joint ventures on trust, so count the paddles before the rapids.',
  [Capricorn]:
    'Debts are honored to the day, and confidences longer. It may be years before you let anyone carry your weight, but the agreements you draw up for hard times do hold in hard times.',
  [Aquarius]:
    'At the most intimate moment you may think of something interesting about octopuses. You can look at a fear coolly and sketch its wiring, and prefer shared property to come with two sets of keys.',
  [Pisces]:
    'Where you stop and the loved one starts is a matter of opinion. Giving comes easier than counting, so have each joint arrangement set down where both can see it after the tide is out.',
};
