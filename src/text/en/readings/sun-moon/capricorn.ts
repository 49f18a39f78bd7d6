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
    'The Sun in Capricorn plans for years ahead, and the Moon in Aries cannot wait. You work hard, fast and mostly alone, and an obstacle makes you angry, which gives you strength. You lead by going first. You are patient because you have to be, and less so in private.',
  [Taurus]:
    'With the Sun in Capricorn you build, and with the Moon in Taurus you enjoy what has been built. You are steady, sensible and warmer than your manners. Security means a great deal to you, and you know how to create it. A change has to wait until you have gotten used to the idea.',
  [Gemini]:
    'Serious business is done with a light touch when the Sun is in Capricorn and the Moon in Gemini. You are quick, dry and well informed, and you climb by knowing whom to ask. You are more nervous than you look. A joke at the right time keeps others from noticing what you feel, and sometimes keeps you from it too.',
  [Cancer]:
    'Born near the full Moon, you feel responsible for your people’s safety and for their comfort. A Sun in Capricorn works so that the Moon in Cancer can feel safe, and is never sure that it is enough. You are tender in private and tough outside. Being looked after, simply and without having earned it, is what you would like and can hardly sit still for.',
  [Leo]:
    'You do the work and you would like the credit. The Capricorn Sun is modest in manner only, and the Moon in Leo has a sense of its own worth, so you carry yourself like someone who will matter. You are loyal and generous to your own. Failure in front of others is the fear that drives you and also wears you out.',
  [Virgo]:
    'Nobody needs to check what you have done. With the Sun in Capricorn and the Moon in Virgo you are thorough, responsible and quietly anxious. Usefulness makes you happy. You show love in services so discreet that they may be taken for the way things are, and it does you good when somebody finally counts them.',
  [Libra]:
    'A Sun in Capricorn and a Moon in Libra make for ambition with good manners. You get far by being fair and get tired by being pleasant. Those close to you matter more to you than you let people see. The Sun is willing to decide and take the blame; the Moon wants everyone to agree first. You often decide alone and apologize afterward.',
  [Scorpio]:
    'Will and endurance are doubled in you, the Sun in Capricorn in control and the Moon in Scorpio under pressure. You keep secrets, keep promises and keep going. Power interests you, and you use it with care. You don’t ask for comfort; you come to trust somebody who offers it anyway, and who stays after you have said no.',
  [Sagittarius]:
    'The Capricorn Sun has duties, and the Moon in Sagittarius wants to be off. You take life seriously and then laugh, which saves you. Belief helps you over stretches where discipline alone would give out. While others see you at your work, you may be thinking of far places, and it does you good to go to one now and then.',
  [Capricorn]:
    'You take life seriously, and started early. The Sun and the Moon in Capricorn make you capable, reliable and slow to be carefree, and the longer you stay with a thing the better you get at it. You ask little. You take care of everybody’s needs in order, and it may be a long time before you notice that you left out your own.',
  [Aquarius]:
    'A builder’s Sun in Capricorn and a reformer’s Moon in Aquarius give you respect for structures and a private wish to redesign them. You are cool, principled and helpful at a distance. A scene embarrasses you, your own more than anyone’s. You know how to help a friend better than how to be helped by one.',
  [Pisces]:
    'You are strict about what you take on, and soft underneath. The Sun in Capricorn carries on, while a Moon in Pisces feels the weight of everyone it carries. You can turn a dream into something real, which is a rare gift. You recover by withdrawing. People who only know how capable you are would be surprised at what makes you cry.',
};
