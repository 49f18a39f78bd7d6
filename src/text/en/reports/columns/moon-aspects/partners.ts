import {
  Jupiter,
  Mars,
  Mercury,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../../chart/bodies.js';
import type { MoonAspects } from '../../../../report-catalogue.js';

/** What the Moon’s aspects do where she is with another person. */
export const moonsAspectsWithPartners: MoonAspects = {
  [Sun]: {
    conjunction: ['{When} the Sun joins the Moon, and the two of you want the same.'],
    harmonious: ['The other person takes your side {when}, since the Sun is {from}.'],
    tense: ['With the Sun {from} {when}, neither of you may want to come second.'],
  },
  [Mercury]: {
    conjunction: ['With Mercury beside the Moon {when}, you two have much to tell each other.'],
    harmonious: ['{When} Mercury, {from}, helps you both to say it plainly.'],
    tense: ['{When} the other person may hear something you did not say, as Mercury is {from}.'],
  },
  [Venus]: {
    conjunction: ['Venus is with the Moon {when}, and it is easy to be kind to each other.'],
    harmonious: ['{When} Venus is {from}, so a small attention is noticed.'],
    tense: ['Venus, {from}, may make you agree {when} only to be liked.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars joins the Moon, and somebody may be spoiling for an argument.'],
    harmonious: ['{When} the two of you get something done together, with Mars {from}.'],
    tense: ['Neither of you is likely to give way {when}, since Mars is {from}.'],
  },
  [Jupiter]: {
    conjunction: [
      '{When} Jupiter is with the Moon, so the other person may be generous.',
      'Jupiter joins the Moon {when}, and somebody makes your plans larger.',
    ],
    harmonious: [
      '{When} Jupiter, {from}, lets you see the other person’s better side.',
      'With Jupiter {from} {when}, an agreement comes easily.',
    ],
    tense: [
      '{When} somebody may promise you more than they can keep, as Jupiter is {from}.',
      'Jupiter is {from} {when}, and one of you may want too much.',
    ],
  },
  [Saturn]: {
    conjunction: [
      '{When} Saturn joins the Moon, and the other person may be reserved.',
      'Saturn is with the Moon {when}, and a promise may weigh on you.',
    ],
    harmonious: [
      'Saturn, {from}, lets you rely on each other {when}.',
      '{When} you two can settle something practical, with Saturn {from}.',
    ],
    tense: [
      '{When} Saturn is {from}, so somebody may have no time for you.',
      'You may feel that you give more than you get {when}, since Saturn is {from}.',
    ],
  },
  [Uranus]: {
    conjunction: [
      'With Uranus beside the Moon {when}, one of you may need some distance.',
      '{When} Uranus joins the Moon, and somebody may change their mind about a plan.',
    ],
    harmonious: [
      '{When} Uranus, {from}, may bring somebody new or something new between two.',
      'The other person may surprise you pleasantly {when}, since Uranus is {from}.',
    ],
    tense: [
      'Uranus is {from} {when}, and you may pull in different directions.',
      '{When} an appointment may be broken, with Uranus {from}.',
    ],
  },
  [Neptune]: {
    conjunction: [
      '{When} Neptune joins the Moon, and you may guess wrong about the other person.',
      'Neptune is with the Moon {when}, and it is hard to say no to somebody.',
    ],
    harmonious: [
      '{When} you know what the other person needs, as Neptune is {from}.',
      'With Neptune {from} {when}, it is easy to forgive each other.',
    ],
    tense: [
      '{When} Neptune is {from}, so an agreement may mean two different things.',
      '{When} Neptune, {from}, may make you wait for a word that is not said.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto is with the Moon, so a small matter between two may grow large.',
      'Pluto joins the Moon {when}, and you may want to know everything about somebody.',
    ],
    harmonious: [
      '{When} Pluto, {from}, allows a frank talk between two.',
      'You feel how strong the tie is {when}, since Pluto is {from}.',
    ],
    tense: [
      'With Pluto {from} {when}, one of you may try to have power over the other.',
      '{When} an old reproach may be brought up, with Pluto {from}.',
    ],
  },
};
