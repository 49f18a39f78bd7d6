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

/** What the Moon’s aspects do where she is in solitude and rest. */
export const moonsAspectsAtRest: MoonAspects = {
  [Sun]: {
    conjunction: ['{When} the Sun is with the Moon, so you are content to be alone.'],
    harmonious: ['{When} the Sun, {from}, gives you strength without any show.'],
    tense: ['The Sun, {from}, may call you out of your quiet {when}.'],
  },
  [Mercury]: {
    conjunction: ['With Mercury beside the Moon {when}, your thoughts keep you company.'],
    harmonious: ['{When} you may find words for what went on inside, as Mercury is {from}.'],
    tense: ['{When} Mercury is {from}, so your head may not come to rest.'],
  },
  [Venus]: {
    conjunction: ['{When} Venus joins the Moon, and a little comfort is enough.'],
    harmonious: ['With Venus {from} {when}, somebody may do you a kindness unseen.'],
    tense: ['You may long for company and avoid it {when}, since Venus is {from}.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars joins the Moon, and you may be angry without knowing why.'],
    harmonious: ['Mars is {from} {when}, and you can work off a worry.'],
    tense: ['Mars, {from}, may disturb your rest {when}.'],
  },
  [Jupiter]: {
    conjunction: [
      '{When} Jupiter joins the Moon, and you feel looked after.',
      'Jupiter is with the Moon {when}, and a hope may come back quietly.',
    ],
    harmonious: [
      '{When} Jupiter is {from}, so a rest does you twice the good.',
      'Help may come without your asking {when}, since Jupiter is {from}.',
    ],
    tense: [
      '{When} you may escape from something rather than face it, with Jupiter {from}.',
      'With Jupiter {from} {when}, sympathy may cost you more than you have.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'Saturn is with the Moon {when}, and you may feel lonelier than you are.',
      '{When} Saturn joins the Moon, and an old regret may come to mind.',
    ],
    harmonious: [
      '{When} Saturn, {from}, lets you finish something in peace.',
      'Saturn, {from}, makes silence a comfort {when}.',
    ],
    tense: [
      '{When} a duty may cut your rest short, as Saturn is {from}.',
      'Saturn is {from} {when}, and you may blame yourself too much.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and sleep or quiet may be broken.',
      'With Uranus beside the Moon {when}, something hidden may come to light.',
    ],
    harmonious: [
      'An insight may come out of nowhere {when}, since Uranus is {from}.',
      '{When} Uranus, {from}, frees you from a thought that went in circles.',
    ],
    tense: [
      '{When} your nerves may be on edge, with Uranus {from}.',
      '{When} Uranus, {from}, may call you away just as you settle down.',
    ],
  },
  [Neptune]: {
    conjunction: [
      '{When} Neptune is with the Moon, so the world may seem a long way off.',
      'Neptune joins the Moon {when}, and you may be more tired than you know.',
    ],
    harmonious: [
      'With Neptune {from} {when}, a nap or some music restores you.',
      '{When} you can trust what a dream or a hunch tells you, as Neptune is {from}.',
    ],
    tense: [
      '{When} Neptune is {from}, so a vague worry may follow you about.',
      'You may hide from something that is not so bad {when}, since Neptune is {from}.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto joins the Moon, and what you have put away may come back.',
      'Pluto is with the Moon {when}, and you may brood.',
    ],
    harmonious: [
      '{When} Pluto, {from}, helps you to make peace with something old.',
      'Pluto is {from} {when}, and you find more strength than you thought you had.',
    ],
    tense: [
      '{When} a fear may be larger than its cause, with Pluto {from}.',
      'With Pluto {from} {when}, you may keep a grudge to yourself.',
    ],
  },
};
