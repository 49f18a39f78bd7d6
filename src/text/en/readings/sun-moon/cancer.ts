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

/** The Sun in Cancer with the Moon in each sign. */
export const cancerSun: BySign = {
  [Aries]:
    'The Sun in Cancer guards and the Moon in Aries attacks, so you are tender and can be fierce. You act on a feeling at once, and nobody may touch the people you look after. Your temper is soon over. The hurt behind it lasts longer, and you rarely mention that.',
  [Taurus]:
    'Home is a serious matter with the Sun in Cancer and the Moon in Taurus. You feed people, keep things, remember dates, and your calm spreads through a house. Security is what you want and give. You find it hard to trust what is new, and harder to throw out what you have loved.',
  [Gemini]:
    'A feeling Sun in Cancer has a talking Moon in Gemini. You lighten moods by putting them into words, and can be deep and funny within a minute. Relatives far and near hear from you. When you are truly hurt the talk goes on as before, a little faster, and only someone close would notice.',
  [Cancer]:
    'The Sun and the Moon, both in Cancer, make you feel everything strongly. You know what others need before they do, and you never forget a kindness, or its opposite. Belonging is everything to you. You protect yourself for good reason, and sometimes from people who only want to help.',
  [Leo]:
    'You nurture, and would like it to be noticed. The Sun in Cancer gives quietly, while the Moon in Leo waits to be thanked. Together they make a warm heart with a sense of occasion, someone who turns a supper into a feast. Nothing wounds you like being taken for granted by the very people you spoil.',
  [Virgo]:
    'With the Sun in Cancer you care, and with the Moon in Virgo you care in detail. The people you love have everything they need, and have been reminded of it. It is a modest, thorough tenderness. Your own needs come last, and meanwhile you worry.',
  [Libra]:
    'The Cancer Sun wants closeness, and a Moon in Libra wants it to be harmonious, so you smooth and soothe and are tired by evening. You have a gift for making people feel both safe and welcome. Saying what you want, when it may spoil the mood, takes more courage than anyone guesses.',
  [Scorpio]:
    'Two signs of water leave nothing lukewarm. The Sun in Cancer holds, the Moon in Scorpio penetrates, and you love for life or not at all. You feel it when something is kept from you. You are very loyal and expect the same; if somebody betrays you, you may go on with them, and seldom forget it.',
  [Sagittarius]:
    'Your Sun is in Cancer and wants to be home, your Moon is in Sagittarius and feels best far from it. So you carry home along, or make one wherever you are. Hope comes more easily to you than to most people who feel so much. Anyone you leave behind would like to hear that you mean to come back.',
  [Capricorn]:
    'Care and duty stand opposite each other, a Sun in Cancer and a Moon in Capricorn. You look after people by being strong, and needing them in return is the hard part. Perhaps you had to grow up early. You are at your best with people who understand that you show love by doing things, and who insist on doing one for you.',
  [Aquarius]:
    'The Sun in Cancer belongs to a few, and the Moon in Aquarius to everyone and no one. You want a family, and room for yourself in it. Friends become like relatives to you, and you like your relatives best as friends. Just when closeness is perfect you may step back, and it helps people who love you to know that it isn’t about them.',
  [Pisces]:
    'You feel with nearly everyone. The Sun in Cancer protects and the Moon in Pisces pities, and there seems to be no end to the people you let in. Your imagination is strong. Other people’s moods affect you strongly, too, and it helps to ask yourself whose sadness it is that you feel.',
};
