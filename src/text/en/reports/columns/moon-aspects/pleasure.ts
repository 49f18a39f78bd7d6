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

/** What the Moon’s aspects do where she is in love, at play and with children. */
export const moonsAspectsInPleasure: MoonAspects = {
  [Sun]: {
    conjunction: ['{When} the Sun joins the Moon, and you enjoy yourself without excuses.'],
    harmonious: ['{When} the Sun, {from}, puts you in the mood to show what you can do.'],
    tense: ['{When} you may want to be admired more than you are, with the Sun {from}.'],
  },
  [Mercury]: {
    conjunction: ['Mercury is with the Moon {when}, and flirting or joking comes easily.'],
    harmonious: ['{When} Mercury, {from}, makes a game or a talk with a child amusing.'],
    tense: ['A joke may fall flat {when}, since Mercury is {from}.'],
  },
  [Venus]: {
    conjunction: ['{When} Venus is with the Moon, so it is easy to be fond of somebody.'],
    harmonious: ['{When} affection is shown and returned, as Venus is {from}.'],
    tense: ['{When} Venus, {from}, may make you jealous over very little.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars joins the Moon, and you may pursue somebody a little too fast.'],
    harmonious: ['Mars is {from} {when}, and you dare to take part.'],
    tense: ['With Mars {from} {when}, a game may be played too seriously.'],
  },
  [Jupiter]: {
    conjunction: [
      '{When} Jupiter joins the Moon, and there is more to laugh about.',
      'With Jupiter beside the Moon {when}, you play for the pleasure of it.',
    ],
    harmonious: [
      '{When} Jupiter is {from}, so an invitation is likely to be a good one.',
      'Your good humor may charm somebody {when}, since Jupiter is {from}.',
    ],
    tense: [
      '{When} you may overdo a pleasure, with Jupiter {from}.',
      '{When} Jupiter, {from}, may make an evening cost more than it is worth.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'Saturn is with the Moon {when}, and you may deny yourself a pleasure.',
      '{When} Saturn joins the Moon, and somebody dear may seem distant.',
    ],
    harmonious: [
      '{When} practice at something you love pays, as Saturn is {from}.',
      '{When} Saturn, {from}, makes you reliable in love.',
    ],
    tense: [
      '{When} Saturn, {from}, may put a task between you and your free time.',
      'With Saturn {from} {when}, you may feel too grown-up to play.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and you may be attracted to somebody unlikely.',
      'Uranus is with the Moon {when}, and an evening may turn out otherwise than planned.',
    ],
    harmonious: [
      '{When} a new game or a new face does you good, with Uranus {from}.',
      'You may have an idea that nobody else would have {when}, since Uranus is {from}.',
    ],
    tense: [
      '{When} Uranus is {from}, so an outing may be called off.',
      'Uranus, {from}, may make somebody warm and cool by turns {when}.',
    ],
  },
  [Neptune]: {
    conjunction: [
      'Neptune is with the Moon {when}, and you may fall for a picture of somebody.',
      '{When} Neptune joins the Moon, and you would rather dream than decide.',
    ],
    harmonious: [
      '{When} Neptune is {from}, so music or a film moves you.',
      'With Neptune {from} {when}, you see the best in somebody you love.',
    ],
    tense: [
      '{When} you may read too much into a smile, as Neptune is {from}.',
      'Neptune, {from}, may leave a date or a plan vague {when}.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto joins the Moon, and a liking may feel like a necessity.',
      'With Pluto beside the Moon {when}, you may want all or nothing.',
    ],
    harmonious: [
      '{When} Pluto, {from}, lets you lose yourself in what you are making.',
      'A feeling can be admitted {when}, since Pluto is {from}.',
    ],
    tense: [
      'Pluto is {from} {when}, and jealousy may spoil a good hour.',
      '{When} somebody may test how fond of them you are, with Pluto {from}.',
    ],
  },
};
