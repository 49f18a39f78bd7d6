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

/** The Sun in Capricorn with the Moon in each sign. */
export const capricornSun: BySign = {
  [Aries]:
    'The Sun in Capricorn plans a decade and the Moon in Aries can’t wait for Friday. You work hard, fast and mostly alone, and obstacles make you angry, which moves them. You lead by going first up the hill. Patience is a thing you have learned from necessity, and it deserts you in private.',
  [Taurus]:
    'Earth under both feet: a Capricorn Sun that builds and a Moon in Taurus that enjoys what has been built. You are steady, sensible and warmer than your manners. Security means much to you, and you know how to make it. Change arrives at your door with its hat in its hand and is asked to come again.',
  [Gemini]:
    'Serious business is done with a light touch when the Sun is in Capricorn and the Moon in Gemini. You are quick, dry and well informed, and you climb by knowing whom to ask. Nerves betray what the face does not. A joke at the right time has kept many a feeling of yours from being noticed, yourself included.',
  [Cancer]:
    'Born near the full Moon, you carry both the roof and the hearth. A Sun in Capricorn works so that the Moon in Cancer can feel safe, and is never sure that it is enough. You are tender in private and tough outside. Being looked after, simply and without having earned it, is what you would like and can hardly sit still for.',
  [Leo]:
    'You do the work and you would like the credit. The Capricorn Sun is modest in manner only, and the Moon in Leo has a sense of its own worth, so you carry yourself like someone who will matter. You are loyal and generous to your own. Failure in front of others is the fear that drives you and also wears you out.',
  [Virgo]:
    'Nobody needs to check what you have done. With the Sun in Capricorn and the Moon in Virgo you are thorough, responsible and quietly anxious. Usefulness makes you happy. You show love in services so discreet that they may be taken for the way things are, and it does you good when somebody finally counts them.',
  [Libra]:
    'Ambition with good manners comes of a Sun in Capricorn and a Moon in Libra. You get far by being fair and get tired by being pleasant. Partnership matters more than you let business know. The Sun would decide and bear the blame; the Moon would like everyone to have agreed. You often do the first and apologize like the second.',
  [Scorpio]:
    'Will and endurance are doubled in you, the Sun in Capricorn in control and the Moon in Scorpio under pressure. You keep secrets, keep promises and keep going. Power interests you, and you use it with care. You don’t ask for comfort; whoever offers it anyway, and does not leave when refused, has found the way in.',
  [Sagittarius]:
    'The Capricorn Sun has duties, and the Moon in Sagittarius has a ticket. You take life seriously and then laugh, which saves you. Belief helps you over stretches where discipline alone would give out. Others see the one who stays at the desk; your heart is on a road somewhere, and needs to be taken there now and then.',
  [Capricorn]:
    'You came with an old head. Both lights in Capricorn make you capable early, reliable always and young rather late, and the best of it lies in the second half of anything. You ask little. Feelings are dealt with in order of importance, and it may be years before you notice that your own were never on the list.',
  [Aquarius]:
    'A builder’s Sun in Capricorn and a reformer’s Moon in Aquarius give you respect for structures and a private wish to redesign them. You are cool, principled and helpful at a distance. Feeling embarrasses you in others and in yourself. You are a better friend than you know how to be a patient.',
  [Pisces]:
    'Under a strict surface you are soft. The Sun in Capricorn carries on, while a Moon in Pisces feels the weight of everyone it carries. You turn dreams into something with walls, which is a rare gift. Withdrawal is how you mend. People who only know the manager would be surprised at what makes you cry.',
};
