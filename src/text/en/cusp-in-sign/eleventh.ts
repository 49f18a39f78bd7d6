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

export const eleventhCuspInSign: BySign = {
  [Aries]:
    'Friends, to you, are people you do things with. Aries on the eleventh house founds the club, quarrels with it, and wants to begin today on what it hopes for.',
  [Taurus]:
    'A few friends, kept for good: that is how you choose. Taurus on the eleventh house likes the same table and the same faces, and waits for what it wants longer than it would take to ask.',
  [Gemini]:
    'Acquaintances are your riches, and you bring them together. Gemini on the eleventh house belongs lightly to several circles, has many wishes at once, and on a bad day may not know whom to call.',
  [Cancer]:
    'A friend of yours is soon one of the family. Cancer on the eleventh house remembers everyone’s birthday, hopes that nobody anywhere will go without a home, and is quietly hurt when people forget its own.',
  [Leo]:
    'In any circle of friends you are near the middle. Leo on the eleventh house is generous and loyal, celebrates its friends, and would like a little applause for its hopes.',
  [Virgo]:
    'Friendship, for you, means being of help. Virgo on the eleventh house does the small work of every group, and keeps its hopes modest so that they can come true.',
  [Libra]:
    'At a gathering you see at once who ought to meet whom. With Libra on the eleventh house you keep a circle friendly, wish for a world with better manners, and hear from both when two friends have a falling-out.',
  [Scorpio]:
    'Among many acquaintances, only a few people know you well. Scorpio on the eleventh house seldom joins, and then wholeheartedly, does anything for a friend in trouble, and is slow to forgive a friend who talked.',
  [Sagittarius]:
    'Your friends may live far apart, each with a cause. Sagittarius on the eleventh house likes company with high hopes, and can talk a friend into a hope that was really its own.',
  [Capricorn]:
    'Friendships are meant to last, in your opinion, and you work at them. Capricorn on the eleventh house likes serious people, plans its hopes step by step, and seldom calls a friend for no reason.',
  [Aquarius]:
    'Among friends you are most yourself, as Aquarius and the eleventh house go together. They may disagree about everything, which pleases you, though one of them might like you to take their side for once.',
  [Pisces]:
    'Anyone who belongs nowhere is welcome with you. Pisces on the eleventh house makes friends out of sympathy, and hopes for more than it could ever plan.',
};
