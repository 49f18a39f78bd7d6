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

export const sixthCuspInSign: BySign = {
  [Aries]:
    'Daily work goes best for you in short bursts. Aries on the sixth house starts with the hardest task, hates to be watched, and needs to move around between two tasks.',
  [Taurus]:
    'Steady habits are your strength: the same start, the same tools, a proper meal. Taurus on the sixth house works slowly and well, and does not like the method changed.',
  [Gemini]:
    'Variety keeps you at your work. Gemini on the sixth house does several small things at a time, talks while doing them, and grows nervous when it has to sit still for one.',
  [Cancer]:
    'Any place where you work becomes a kind of family. Cancer on the sixth house does a great deal where it is needed and little where it is merely told to, and feels tension in the stomach.',
  [Leo]:
    'Even small tasks make you proud, if somebody says thank you. Leo on the sixth house likes to serve in style, and loses heart when nobody notices its work.',
  [Virgo]:
    'Mercury’s own sign is in its proper place on the sixth house. You see what has to be done, do it exactly, and find it hard to stop while anything is left to do.',
  [Libra]:
    'Work is pleasanter and better when you share it. Libra on the sixth house sees that tasks are divided fairly, keeps the peace, and is tired by ugly rooms and quarrels.',
  [Scorpio]:
    'The job that nobody wants is often done by you, alone and thoroughly. Scorpio on the sixth house cannot work at half strength, and has to learn to stop in time.',
  [Sagittarius]:
    'Duties are easy for you once you know what they are for. Sagittarius on the sixth house cheers everyone on, promises too much, and is careless with the details.',
  [Capricorn]:
    'Hard things come first with you, and everything goes in order. Capricorn on the sixth house does its share every day without being told, and has to plan its rest as well.',
  [Aquarius]:
    'Rules that make no sense you change while you work. Aquarius on the sixth house needs hours and methods of its own, and may forget to mention a change to whoever takes over from it.',
  [Pisces]:
    'Helping is the kind of work that suits you. Pisces on the sixth house goes by mood, forgets lists, and does wonders where a person or an animal needs kindness.',
};
