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
    'Your answer is often out before the question is finished. Aries on the third house thinks fast, learns by arguing, and you may have grown up with somebody who answered back.',
  [Taurus]:
    'What you learn slowly, you keep for good. Taurus on the third house speaks calmly, keeps its word with the neighbors, and is as slow to change an opinion as its route to the store.',
  [Gemini]:
    'News, errands and talk are your element, for Gemini is at home in the third house. Between your door and the corner you have talked with three people, and forgotten what you went out for.',
  [Cancer]:
    'How somebody sounded stays with you longer than what they said. Cancer on the third house thinks by remembering, looks after the people close by, and can lose interest in a subject because of a cold teacher.',
  [Leo]:
    'A plain errand becomes a story when you tell it. With Leo on the third house you like being listened to and quoted, and you are a little hurt when somebody checks the facts.',
  [Virgo]:
    'Dates, names and spelling are right when you give them. Virgo on the third house explains step by step, and corrects others out of care for the facts, which not everyone enjoys.',
  [Libra]:
    'Hearing the opposite view tells you what your own is. Libra on the third house thinks in conversation, writes a courteous letter, and may get a call from both sides when two relatives quarrel.',
  [Scorpio]:
    'Little of what you say is casual, though it may sound that way. Scorpio on the third house learns by digging for the one fact left out, and can keep a neighbor’s secret.',
  [Sagittarius]:
    'Asked for a detail, you give the wide view. Sagittarius on the third house talks cheerfully and in large numbers, and turns a trip across town into an outing that ends late.',
  [Capricorn]:
    'With few words, each of them meant, you get things said. Capricorn on the third house takes learning seriously, thinks best with a plan in front of it, and sounds sterner in a message than it meant to.',
  [Aquarius]:
    'Ideas come to you suddenly, and often before other people have them. Aquarius on the third house talks to everyone as an equal, and its leaps need explaining now and then.',
  [Pisces]:
    'Moods reach you before the words do. Pisces on the third house learns by listening, can say in a sketch or a story what it could not explain, and does well to ask for an address twice.',
};
