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

export const firstCuspInSign: BySign = {
  [Aries]:
    'People see at once that you have come to do something. With Aries on the first house you look most like yourself at a beginning, flushed and a little ahead of those who came with you.',
  [Taurus]:
    'Calm is what others notice, and that you hurry nobody. Taurus on the first house goes into anything new slowly, and then stays, sometimes longer than it likes.',
  [Gemini]:
    'A question is your way of saying hello. Gemini on the first house gives you a quick face and quick hands, and you meet what you don’t know by asking, though you may be gone before the answer is finished.',
  [Cancer]:
    'At first you are gentle and a little guarded, and your mood shows in your face before you mention it. Cancer on the first house finds its place among strangers by looking after one of them.',
  [Leo]:
    'Being noticed warms your whole manner. Leo on the first house comes in with its head up and something kind to say, and a cool reception can cost you an evening’s ease.',
  [Virgo]:
    'Strangers think you are modest, until they see how much you have noticed. With Virgo on the first house you introduce yourself by being of use, and can seem to inspect people when you only want to help.',
  [Libra]:
    'Courtesy is the first thing people meet in you. Libra on the first house pays a compliment that is true, and is happier to go ahead when somebody agrees.',
  [Scorpio]:
    'Others get a steady look from you and few words until you know what they want. Scorpio on the first house begins nothing lightly, and has often begun before anyone hears of it.',
  [Sagittarius]:
    'Good spirits come in with you, and soon an invitation. Sagittarius on the first house expects the best of people and places, brings out the best in many of them, and is honestly surprised by the rest.',
  [Capricorn]:
    'Even as a beginner you look responsible. Capricorn on the first house is careful and reserved with strangers, keeps its promises, and shows its humor once it knows them.',
  [Aquarius]:
    'Odd first words open doors for you, and people remember them. Aquarius on the first house is friendly to everyone alike and keeps a small distance from each.',
  [Pisces]:
    'Softness is the impression you leave, and each person describes it differently. Pisces on the first house takes on the mood of a place before it has found a seat there, and may have to leave to find its own.',
};
