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

/** The Sun in Scorpio with the Moon in each sign. */
export const scorpioSun: BySign = {
  [Aries]:
    'A Scorpio Sun waits and a Moon in Aries cannot. You have courage above and below the surface, and a temper that others learn to respect. Half measures bore you. Your anger is over quickly and a real hurt isn’t, so it helps the people around you to know which of the two it is.',
  [Taurus]:
    'Born near the full Moon, you have a Sun in Scorpio that must change things and a Moon in Taurus that would keep them as they are. You hold on with both hands. Comfort calms the storms you yourself bring in. You are strong and stubborn, slow to trust, and when you are fond of someone you stay.',
  [Gemini]:
    'You talk lightly about serious things: the Sun in Scorpio goes to the bottom, and the Moon in Gemini makes a joke of it. You find things out by asking as if the answer didn’t matter. Talking keeps your feelings bearable. You are never quite as casual as you sound, nor quite as dangerous as you think.',
  [Cancer]:
    'With the Sun in Scorpio and the Moon in Cancer, your feelings last. You defend your family, by blood or by choice, and you don’t soon forgive anyone who harms it. Your intuition is seldom wrong about people’s pain. Letting go is hard for you, and you do it a little at a time.',
  [Leo]:
    'You have presence. The Moon in Leo longs to be looked at, the Scorpio Sun hates to be seen longing, and both are too proud to ask. You love with your whole weight. Being ignored is worse to you than being opposed, and you have been known to prefer a splendid scene to a comfortable silence.',
  [Virgo]:
    'The Sun in Scorpio wants to know the truth and the Moon in Virgo wants to know it exactly. You are a natural investigator, discreet, tireless and useful when matters are grave. You handle feelings like evidence. What you find hardest to leave alone is a fault in yourself, even one you paid for long ago.',
  [Libra]:
    'Under your agreeable manner lies a strong will. The Scorpio Sun goes for the heart of a thing, and the Moon in Libra wants no unpleasantness on the way. You read people well and handle them with tact. When peace and truth can’t both be had, you suffer, keep the peace awhile, and then choose the truth.',
  [Scorpio]:
    'A Sun and a Moon in Scorpio do nothing lightly. You feel everything at full strength and show perhaps a tenth of it. You give your trust rarely and completely. You have come back from more than people know, and it has made you kind to those in real trouble, and impatient with those who only like to talk about theirs.',
  [Sagittarius]:
    'Your Sun in Scorpio digs and your Moon in Sagittarius looks up. You pass through dark places and come out with a story, a conviction, sometimes a very good joke. Hope is your secret weapon. You may run away from somebody you have come very close to, and then miss them wherever you go.',
  [Capricorn]:
    'Few people are so hard to defeat. A Scorpio Sun has the will, a Moon in Capricorn has the patience, and you carry weight without letting it show. You earn respect and guard it. Tenderness comes out sideways, in help given and in staying when others leave, and you would be grateful, in private, to have it recognized.',
  [Aquarius]:
    'The Scorpio Sun feels strongly while the Moon in Aquarius would rather look on. You look into things without flinching and keep your head where others lose theirs. Both signs are fixed, and once you have decided nobody talks you out of it. You draw people close and then keep them at a distance, and they wonder which you mean. You mean both.',
  [Pisces]:
    'Both signs are water, and they are not alike: the Sun in Scorpio masters feeling, and the Moon in Pisces dissolves in it. You understand suffering without being told, and have a dreamer’s gift with a surgeon’s nerve. Escape tempts you only when you have been strong for too long.',
};
