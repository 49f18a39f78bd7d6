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

/** What the Moon’s aspects do to a mood that is the reader’s own. */
export const moonsAspectsInOwnSign: MoonAspects = {
  [Sun]: {
    conjunction: ['{When} the Sun joins the Moon, and what you want is plain to everybody.'],
    harmonious: ['{When} the Sun, {from}, lets you look as confident as you feel.'],
    tense: ['You may want one thing and do another {when}, since the Sun is {from}.'],
  },
  [Mercury]: {
    conjunction: ['Mercury is with the Moon {when}, and you find words for your own mood.'],
    harmonious: ['{When} you can say what you need, with Mercury {from}.'],
    tense: ['{When} Mercury is {from}, so you may explain yourself more than anybody asked.'],
  },
  [Venus]: {
    conjunction: ['{When} Venus joins the Moon, and people like the look of you.'],
    harmonious: ['Venus, {from}, makes you good company {when}, to yourself as well.'],
    tense: ['With Venus {from} {when}, you may wait for a compliment that does not come.'],
  },
  [Mars]: {
    conjunction: ['Mars is with the Moon {when}, and you may act before you have thought.'],
    harmonious: ['{When} Mars is {from}, so you have the nerve to begin with yourself.'],
    tense: ['{When} you may take a harmless remark as an attack, with Mars {from}.'],
  },
  [Jupiter]: {
    conjunction: [
      '{When} Jupiter joins the Moon, and you think better of yourself.',
      'With Jupiter beside the Moon {when}, your good spirits are catching.',
    ],
    harmonious: [
      'Jupiter, {from}, gives you a hopeful face {when}, and people answer it.',
      '{When} you trust your own luck a little more, as Jupiter is {from}.',
    ],
    tense: [
      '{When} Jupiter, {from}, may make you promise more of yourself than there is.',
      'You may want all of it at once {when}, since Jupiter is {from}.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'Saturn stands with the Moon {when}, and you may judge yourself too strictly.',
      '{When} Saturn joins the Moon, and you would rather not be looked at.',
    ],
    harmonious: [
      '{When} you are steady, and it shows, with Saturn {from}.',
      'Saturn is {from} {when}, and you can wait for what you want.',
    ],
    tense: [
      'With Saturn {from} {when}, you may feel older than you are.',
      '{When} a duty may come before your own wishes, as Saturn is {from}.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and you may not know your own mood for long.',
      'Uranus is with the Moon {when}, and you may want to be left free.',
    ],
    harmonious: [
      '{When} Uranus, {from}, tempts you to show a side few people know.',
      'With Uranus {from} {when}, a change in yourself feels natural.',
    ],
    tense: [
      'Your mood may turn without a reason {when}, since Uranus is {from}.',
      '{When} you may refuse something only because it was expected, with Uranus {from}.',
    ],
  },
  [Neptune]: {
    conjunction: [
      'Neptune is with the Moon {when}, and other people’s moods may become yours.',
      '{When} Neptune joins the Moon, and you may be thin-skinned.',
    ],
    harmonious: [
      '{When} Neptune is {from}, so you are gentle with yourself for once.',
      'Neptune, {from}, lets you sense {when} how you come across.',
    ],
    tense: [
      '{When} you may not be sure what you feel, as Neptune is {from}.',
      'With Neptune {from} {when}, you may be seen as somebody you are not.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto joins the Moon, and what you feel, you feel strongly.',
      'Pluto is with the Moon {when}, and you may find it hard to let go.',
    ],
    harmonious: [
      'Pluto is {from} {when}, and you know what you will no longer put up with.',
      '{When} people feel that you mean it, with Pluto {from}.',
    ],
    tense: [
      '{When} Pluto, {from}, may bring up an old hurt.',
      'You may want your own way at any price {when}, since Pluto is {from}.',
    ],
  },
};
