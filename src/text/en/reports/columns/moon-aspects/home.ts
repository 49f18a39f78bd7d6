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

/** What the Moon’s aspects do where she is at home and among the family. */
export const moonsAspectsAtHome: MoonAspects = {
  [Sun]: {
    conjunction: ['With the Sun beside the Moon {when}, you are at home in yourself.'],
    harmonious: ['{When} the Sun is {from}, so those you live with go along with you.'],
    tense: ['Somebody at home may want to decide it alone {when}, since the Sun is {from}.'],
  },
  [Mercury]: {
    conjunction: ['{When} Mercury joins the Moon, and you like to talk at the kitchen table.'],
    harmonious: ['{When} a call to a relative is easily made, with Mercury {from}.'],
    tense: ['Mercury, {from}, may bring the outside world into your rooms {when}.'],
  },
  [Venus]: {
    conjunction: ['{When} Venus joins the Moon, and home is a pleasant place to be.'],
    harmonious: ['With Venus {from} {when}, it takes little to make a room comfortable.'],
    tense: ['{When} Venus is {from}, so you may pay too much for peace at home.'],
  },
  [Mars]: {
    conjunction: ['Mars is with the Moon {when}, and people at home may be short with each other.'],
    harmonious: ['{When} Mars, {from}, helps you to get a job in the house done.'],
    tense: ['{When} an old family quarrel may flare up, as Mars is {from}.'],
  },
  [Jupiter]: {
    conjunction: [
      '{When} Jupiter joins the Moon, and your door is open to everybody.',
      'Jupiter is with the Moon {when}, and home seems to have more room.',
    ],
    harmonious: [
      'Jupiter, {from}, may bring a welcome guest {when}.',
      '{When} the family is in a generous mood, with Jupiter {from}.',
    ],
    tense: [
      '{When} Jupiter is {from}, so a small plan for the house may grow large.',
      'With Jupiter {from} {when}, there may be too many people in too few rooms.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'Saturn is with the Moon {when}, and the household may weigh on you.',
      '{When} Saturn joins the Moon, and you may feel alone among your own people.',
    ],
    harmonious: [
      '{When} something in the house can be put in order for good, as Saturn is {from}.',
      'An older relative may be of help {when}, since Saturn is {from}.',
    ],
    tense: [
      '{When} Saturn, {from}, may keep you from getting home as early as you like.',
      'Saturn, {from}, may remind you {when} of what you owe the family.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and the evening may not go as arranged.',
      'With Uranus beside the Moon {when}, you may be restless in your own rooms.',
    ],
    harmonious: [
      '{When} moving one piece of furniture may change the mood, with Uranus {from}.',
      'Uranus is {from} {when}, and the family may surprise you pleasantly.',
    ],
    tense: [
      '{When} Uranus is {from}, so something at home may break or be canceled.',
      'Somebody you live with may want more freedom {when}, since Uranus is {from}.',
    ],
  },
  [Neptune]: {
    conjunction: [
      'Neptune is with the Moon {when}, and you may be homesick without knowing for what.',
      '{When} Neptune joins the Moon, and the past may look softer than it was.',
    ],
    harmonious: [
      '{When} Neptune, {from}, makes a quiet hour at home do you good.',
      'With Neptune {from} {when}, you understand a relative without asking.',
    ],
    tense: [
      '{When} nobody may know whose turn it is, as Neptune is {from}.',
      '{When} Neptune, {from}, may hide what is really the matter at home.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto joins the Moon, and an old family matter may come up.',
      'Pluto is with the Moon {when}, and you may want your rooms to yourself.',
    ],
    harmonious: [
      'Something that belongs to the past can be cleared out {when}, since Pluto is {from}.',
      '{When} Pluto is {from}, so you can talk at home about what was never mentioned.',
    ],
    tense: [
      'With Pluto {from} {when}, one person’s mood may rule the house.',
      '{When} somebody at home may keep something from you, with Pluto {from}.',
    ],
  },
};
