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

/** The Sun in Gemini with the Moon in each sign. */
export const geminiSun: BySign = {
  [Aries]:
    'Thought and impulse run side by side in you. The Sun in Gemini has three ideas, and the Moon in Aries has acted on one of them before you have told the others. You are lively, frank and soon over things. Regret, when it comes, is about what was said, and the apology is as quick as the offense.',
  [Taurus]:
    'Your mind travels and your heart stays put. With the Sun in Gemini you need news, and with the Moon in Taurus you need to be comfortable at home. You are steadier than you sound. People who fall for the talk may be surprised by how little you like to be moved from anything that feels good.',
  [Gemini]:
    'With the Sun and the Moon in Gemini yours is a life in words. What you feel, you think, and what you think, you say, and any trouble is easier for you once you have told somebody. You are hard to bore and easy to distract. You can’t put some griefs into words, and you feel those later, when there is nothing left to do.',
  [Cancer]:
    'A light Sun in Gemini covers a Moon in Cancer that takes everything home. You chat with the world and keep the feeling for later, when the door is shut. Memory and wit together make you a fine teller of family stories. You may laugh at a thing in public that you will lie awake over.',
  [Leo]:
    'You talk well, and like to know that it was noticed. The Sun in Gemini finds the words and the Moon in Leo gives them warmth and a stage. Children and shy people come alive with you. It hurts more than you let on when people stop listening, and then you make a clever remark and do not say that you are hurt.',
  [Virgo]:
    'Your thoughts are never at rest. The Gemini Sun collects, the Moon in Virgo sorts, and between them you know a great deal and worry about the rest. Being useful calms you, and so does being right. You are the last to notice that you are tired.',
  [Libra]:
    'Air is your element twice over: a Sun in Gemini that loves to talk and a Moon in Libra that loves company. You are good company and know how to be fair. Feelings reach you first as thoughts about feelings. You can discuss a decision that will disappoint somebody until it is too late to make it.',
  [Scorpio]:
    'The Sun in Gemini skims and the Moon in Scorpio dives. You ask lightly about what matters to you a great deal, and people tell you more than they meant to. You are hard to fool. What you feel yourself you don’t say; you talk lightly, and watch people while you do.',
  [Sagittarius]:
    'With the Sun in Gemini and the Moon in Sagittarius, you are curious about everything. You want the detail and the meaning, the neighbor and the far country. You were born near a full Moon, so life comes to you through other people’s views. All this makes you restless, and you leave a good deal unfinished.',
  [Capricorn]:
    'You sound younger than you feel. A Gemini Sun wants to play, a Moon in Capricorn thinks of what has to be done, and your wit is dry. You are capable, and slow to ask for comfort. People may enjoy your company for years before they learn that you are not always as fine as you say.',
  [Aquarius]:
    'You are seldom without an idea. The Sun in Gemini likes every new one, and the Moon in Aquarius is soothed by whatever is true for everybody. You are friendly without clinging, and let others be odd. When someone cries you tend to explain why they needn’t; you mean it kindly, and they may only want to be held.',
  [Pisces]:
    'You think clearly and you dream a great deal. The Gemini Sun puts things into words that a Moon in Pisces has only sensed, which makes you a natural at stories, songs and other people’s troubles. You change with the company. Alone, you may be unsure which of the day’s many feelings was your own.',
};
