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

/** The Sun in Aquarius with the Moon in each sign. */
export const aquariusSun: BySign = {
  [Aries]:
    'You think ahead, and a Moon in Aries acts ahead of that. The Aquarius Sun believes in freedom, and the Moon cannot be happy without it. You are original, direct and restless, good at beginnings that others call crazy. What you can’t stand is being told, and so you may refuse even what you were about to do.',
  [Taurus]:
    'You believe in change and like to be comfortable, with a Sun in Aquarius and a Moon in Taurus. Your opinions are new and your habits are old. Both signs are fixed, and nobody can hurry you out of either. You give people a loyalty that asks no questions, together with ideas that question everything.',
  [Gemini]:
    'With the Sun and the Moon both in air signs you stay curious, friendly and awake. The Aquarius Sun sees the pattern, the Moon in Gemini sees the exception, and you could talk until the building closes. You need people and need none in particular. When a feeling comes, you look at it with great interest, as if it were somebody else’s.',
  [Cancer]:
    'An Aquarius Sun belongs to the world, while a Moon in Cancer belongs at home with the door shut. You champion people’s independence and are hurt when they use it. Behind the cool remark is a long memory. Those you love are your one exception to every theory, and you would defend them against all of it.',
  [Leo]:
    'With the Sun in Aquarius and the Moon in Leo, born near the full Moon, you want to be one among equals and also to be the one. You are warm, original and stubborn about both. Groups gather around you. It is hard for you to say that you would like to be chosen, since you have argued so well against favorites.',
  [Virgo]:
    'You think about how the world could be better, and you notice every detail that is wrong: an Aquarius Sun with a Moon in Virgo. You help people by thinking. Sympathy takes the shape of a solution. You worry about small things in a life that, on the whole, is going rather well.',
  [Libra]:
    'You like people best as equals. A Sun in Aquarius and a Moon in Libra are thoughtful, civil and just, and you make friends where others make contacts. Beauty and fairness calm you. Emotional scenes send you out of the room, politely; you understand what they were about afterward, when it is quiet.',
  [Scorpio]:
    'A cool Sun in Aquarius covers a Moon in Scorpio that is anything but. You talk about strong feelings as if you had none, and have a great many. Both are fixed, and you never quite give anyone up. You see through people and stand by them all the same. Tell them so; they may have noticed only that you see through them.',
  [Sagittarius]:
    'Freedom is a birthright to you, with the Sun in Aquarius and the Moon in Sagittarius. You have hope for humanity, like odd people and hate to be fenced in. New places restore you. You are easy to love and hard to make an appointment with, and the people who stay tend to have a life of their own.',
  [Capricorn]:
    'Your Sun in Aquarius breaks rules that your Moon in Capricorn was brought up to keep. The result is a responsible rebel, patient, dry and hard to fool. You reform things from within. Feelings are put off until the work is done, and the work is the future, so they may wait longer than is good for them.',
  [Aquarius]:
    'The Sun and the Moon in Aquarius give you a mind with a wide view. You are fair, inventive and a little apart, and a friend to nearly everybody. You would rather understand than be understood. You are equally warm to all; somebody who would like more than that may have to ask you for it.',
  [Pisces]:
    'You are a clear mind with a heart that has no edges. The Aquarius Sun keeps its distance while the Moon in Pisces has already felt everything in the room. You are kind on principle, and also because you cannot help it. You like to help strangers. From those nearest you, you may vanish for a while, to find out which feelings are yours.',
};
