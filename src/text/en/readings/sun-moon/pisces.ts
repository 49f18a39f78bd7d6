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

/** The Sun in Pisces with the Moon in each sign. */
export const piscesSun: BySign = {
  [Aries]:
    'You are a dreamer who can fight. A Sun in Pisces yields and a Moon in Aries won’t, so you are gentle until you are suddenly not. You act on inspiration and are brave for others. You don’t have to be ashamed of your temper. It says no for you when you have been giving way too long.',
  [Taurus]:
    'A Sun in Pisces likes to drift, and a Moon in Taurus holds on to what it has. You need peace, good things to touch, and people who don’t raise their voices, and you give all of that in return. Imagination takes shape in your hands. You can be moved by anything, and moved from your place by hardly anything.',
  [Gemini]:
    'Feeling and language are both restless in you, a Pisces Sun with a Moon in Gemini. You pick up moods and turn them into words, some of them very good. You often change your mind. People trust you with their stories, and you may need to put down other people’s before you can hear your own.',
  [Cancer]:
    'With the Sun and the Moon both in water signs you are soft, and water is stronger than it looks. The Pisces Sun pities and the Moon in Cancer protects; you make a home for whatever is lost. You sense what has not been said. What is hard is helping somebody without being pulled into their trouble.',
  [Leo]:
    'You are shy, and you love to be seen, with the Sun in Pisces and the Moon in Leo. You would rather serve, yet need to be seen serving, and on a stage, of whatever sort, you are suddenly at home. Your heart is enormous. At a careless word you may hide for days, so people do well to tell you what they like.',
  [Virgo]:
    'Born near the full Moon, with the Sun in Pisces and the Moon in Virgo, you feel a great deal and attend to every detail. You help with both hands. Where others are confused you step in, and you calm yourself by putting things in order. You ask perfection of only one person, yourself, and you are already doing all you can.',
  [Libra]:
    'You are tuned to other people. A Sun in Pisces gives way and a Moon in Libra adapts, and people like you without your trying. You need beauty as others need air. Where you end and the person you love begins is a question you put off, until a small no, said in a friendly voice, answers it.',
  [Scorpio]:
    'The Sun in Pisces forgives, while the Moon in Scorpio forgets nothing. You feel things very deeply and are not frightened by what you feel. You see what others hide, and it doesn’t put you off, though after much of it you need to be alone. When you trust someone entirely, which is seldom, you give what most people have never been offered.',
  [Sagittarius]:
    'Two seekers share your chart, a Sun in Pisces that dreams of elsewhere and a Moon in Sagittarius that sets out for it. You are generous, hopeful and vague about money. Meaning feeds you. You would follow a beautiful idea across any border, and a few practical friends are good for you.',
  [Capricorn]:
    'Your Sun in Pisces dreams, and your Moon in Capricorn sees to it that something comes of it. So you look more sensible than you feel, and can turn imagination into work that lasts. Duty keeps you going when you would dissolve. What you seldom let anyone see is how easily you are discouraged, and how quietly you start again.',
  [Aquarius]:
    'You feel with everybody and think for yourself, a Pisces Sun with a Moon in Aquarius. Kind, unusual and hard to place, you help without making people small. You need distance in order to bear so much closeness. Some people take it for coldness, when you only see more clearly from there.',
  [Pisces]:
    'With Sun and Moon in Pisces hardly anything leaves you untouched. The world comes in as feeling, and goes out again as kindness, music, faith or fatigue. You understand without being told. You will always need a place to be alone, so that you have something left for people when you come back to them.',
};
