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

/** The Sun in Libra with the Moon in each sign. */
export const libraSun: BySign = {
  [Aries]:
    'You weigh, and then you leap. The Sun in Libra considers everyone, while the Moon in Aries has wanted its own way from the first minute. Born near a full Moon, you may find other people hot-tempered and not notice that you are angry yourself. You fight best for fairness, once you admit that you are fighting.',
  [Taurus]:
    'With the Sun in Libra and the Moon in Taurus you know at once what is well made and what is good to eat. You bring calm and good manners into a room. Discord tires you out of proportion. At home you will keep the peace for years, and then refuse one small thing with surprising weight.',
  [Gemini]:
    'You love to talk with people. The Libra Sun pairs people and ideas, the Moon in Gemini keeps them moving, and you are delightful company. You understand every side. Asked which one is yours, you may tell one person this and another person that, and mean it both times.',
  [Cancer]:
    'The Sun in Libra turns toward the other person, the Moon in Cancer toward those who belong. You are gentle, attentive and quick to feel left out. A beautiful, quiet home does more for you than any success. You guess what others need, and would like them to guess what you need. You may have to tell them.',
  [Leo]:
    'Grace and warmth come together in a Libra Sun with a Moon in Leo. You love love, and celebrate people until they feel celebrated. Beauty should have an audience, you think, and so should you. The wish to be adored can bend a fair judgment, a thing you notice yourself, afterward, with some embarrassment.',
  [Virgo]:
    'A Libra Sun looks for harmony, and the Moon in Virgo notices whatever is not quite right. Your taste is exact and your manners are kind, so you correct by example. You serve those you love in small, regular ways. Choosing is hard when you have noticed everything, and you may change your mind several times.',
  [Libra]:
    'With Sun and Moon in Libra you are a partner by nature. You think in twos, feel better for sharing, and can see both sides of a quarrel. You are so used to pleasing that you take it for what you want. Some of your own wishes occur to you only when you are by yourself.',
  [Scorpio]:
    'The Sun in Libra is light on its feet and the Moon in Scorpio is not. You charm, while something in you watches to see who can be trusted. You care about people more than about anything else, and can be hurt by them as by nothing else. You are more intense than you look, and people who took your politeness for all of you are in for a surprise.',
  [Sagittarius]:
    'Sociable and hopeful, with the Sun in Libra and the Moon in Sagittarius, you like people and like going places with them. You believe the best of those you meet and are often right. Conflict makes you philosophical rather than angry. You try to be fair to everyone until you feel tied down by it, and then you tell the truth and feel free again.',
  [Capricorn]:
    'You please, and you also mean business. A Libra Sun wins people over, a Moon in Capricorn makes sure that something comes of it, and few people notice the second until it is done. You keep your feelings tidy for company. You seldom ask anyone for what you need, because asking would upset the balance that you have spent so long arranging.',
  [Aquarius]:
    'The Sun in Libra and the Moon in Aquarius live among ideas of how people should treat one another. You are a good friend to all sorts, and fair where others are merely fond. Demands for more feeling puzzle you. You do have the feeling; it comes out as loyalty to the other person’s freedom, which they may learn to value.',
  [Pisces]:
    'Kindness is what you are made of, a Sun in Libra that wants everyone at ease and a Moon in Pisces that senses who isn’t. You have a fine sense for music, color and mood. Saying no to a hopeful face is close to physical pain. You give in so easily that you have to find out again, when people have left, what you wanted yourself.',
};
