import {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** The progressed Sun at a point of the birth: some two years of a life. */
export const sunContacts: ProgressionsReadingCells['contacts'][typeof Sun] = {
  [Sun]: {
    conjunction: 'Your progressed Sun is still where it was at birth, and life is all beginning.',
    harmonious:
      'Your progressed Sun is on good terms with the Sun of your birth, so what you have become and what you were meant to be get on together, and a purpose can be followed without much strain.',
    tense:
      'Your progressed Sun {comes} a hard angle with the Sun of your birth: the person you have become no longer agrees with the one you set out as, and both deserve a hearing.',
  },
  [Moon]: {
    conjunction:
      'Your progressed Sun {comes} the Moon of your birth, once in a life if at all: what you want and what you need come together, often in a home, a family or a bond that makes both possible.',
    harmonious:
      'Your progressed Sun is on good terms with your Moon, and for a year or two your purpose and your private life help each other along.',
    tense:
      'Your progressed Sun is at odds with your Moon: where you are going and what makes you feel safe ask for different things, and home may feel it first.',
  },
  [Mercury]: {
    conjunction:
      'Your progressed Sun {comes} your Mercury, and thinking moves to the middle of your life: you grow by what you say, write, learn or teach.',
    harmonious:
      'Your progressed Sun supports your Mercury, and learning, speaking and making plans go easily, with a purpose behind them.',
    tense:
      'Your progressed Sun is at odds with your Mercury: you are growing past some of your own opinions, and may argue hardest for those you are about to leave.',
  },
  [Venus]: {
    conjunction:
      'Your progressed Sun {comes} your Venus, and love, beauty or what you earn and own moves to the middle of your life for a year or two.',
    harmonious:
      'Your progressed Sun is kind to your Venus: affection comes easily, taste and purpose agree, and what you like may turn out to be of use.',
    tense:
      'Your progressed Sun is at odds with your Venus, so what you want to become and what you would like to enjoy compete, and somebody who loves you may have to get used to who you are now.',
  },
  [Mars]: {
    conjunction:
      'Your progressed Sun {comes} your Mars, and courage, ambition and temper come to the front together; a thing you want can be fought for in earnest.',
    harmonious:
      'Your progressed Sun backs your Mars: you have the energy to do what you intend, and less need to prove anything by it.',
    tense:
      'Your progressed Sun is at odds with your Mars, and for a year or two there is friction between what you are and how you go after things, or with people who get in the way.',
  },
  [Jupiter]: {
    conjunction:
      'Your progressed Sun {comes} your Jupiter, one of the wide stretches of a life: hope, learning or an offer from outside may carry you further than you planned.',
    harmonious:
      'Your progressed Sun is on good terms with your Jupiter: confidence is well founded, and teachers, journeys and generous people come into your way.',
    tense:
      'Your progressed Sun is at odds with your Jupiter, so you want a larger life than the one at hand, and are tempted to sign for all of it at once.',
  },
  [Saturn]: {
    conjunction:
      'Your progressed Sun {comes} your Saturn: these are grave and formative years, in which you take on what is really yours to carry and find that you can.',
    harmonious:
      'Your progressed Sun is on good terms with your Saturn: patience is rewarded, people trust you, and what you set up is likely to last.',
    tense:
      'Your progressed Sun is at odds with your Saturn, so your growth meets a limit, in a rule, a person or a fear of your own, and you learn which limits are real and which are only habits.',
  },
  [Uranus]: {
    conjunction:
      'Your progressed Sun {comes} your Uranus: you are ready to live by your own lights, and a turn in your life that others call sudden has been a long time coming.',
    harmonious:
      'Your progressed Sun favors your Uranus, so a freer, more original way of living can be tried without a breach.',
    tense:
      'Your progressed Sun is at odds with your Uranus: you are restless in your own life, and what has grown too tight may be thrown off in a hurry.',
  },
  [Neptune]: {
    conjunction:
      'Your progressed Sun {comes} your Neptune: ambition softens, imagination or faith takes the lead, and it may be a year or two before you can say where it leads.',
    harmonious:
      'Your progressed Sun is in tune with your Neptune, and sympathy, art or belief gives your purpose a gentle lift.',
    tense:
      'Your progressed Sun is at odds with your Neptune, so it is not easy to know what you want, and a person, a dream or a flattering picture of yourself can take its place.',
  },
  [Pluto]: {
    conjunction:
      'Your progressed Sun {comes} your Pluto: a deep change in who you are is under way, through a loss of control perhaps, or by taking hold of a strength you had hidden.',
    harmonious:
      'Your progressed Sun supports your Pluto, and you can change at the root something that had seemed settled for good.',
    tense:
      'Your progressed Sun is at odds with your Pluto: somebody’s wish to control, or your own, comes up again and again, until it is seen for what it is.',
  },
  [Ascendant]: {
    conjunction:
      'Your progressed Sun {comes} your Ascendant: you step out into your own life, more visible and more yourself, and people meet somebody new.',
    harmonious:
      'Your progressed Sun is on good terms with your Ascendant, so you come across as you mean to, and good company helps you on.',
    tense:
      'Your progressed Sun is at odds with your Ascendant: how people take you does not keep up with who you are, and home or work may be the reason.',
  },
  [Midheaven]: {
    conjunction:
      'Your progressed Sun {comes} your Midheaven, the summit of the chart: your work and your name are in the light, and what you have been working toward may be reached.',
    harmonious:
      'Your progressed Sun supports your Midheaven, and your calling and your nature pull the same way for a year or two.',
    tense:
      'Your progressed Sun is at odds with your Midheaven, so what you do in the world and what you are growing into need to be brought into line.',
  },
  [Descendant]: {
    conjunction:
      'Your progressed Sun {comes} your Descendant, the point of partners: other people, and one of them perhaps above all, become the place where you grow.',
  },
  [ImumCoeli]: {
    conjunction:
      'Your progressed Sun {comes} the foot of your chart: home, family and where you come from ask for the best of your attention, and give back more than they take.',
  },
};
