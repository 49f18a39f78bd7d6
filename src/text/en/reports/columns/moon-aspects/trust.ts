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

/** What the Moon’s aspects do where she is among trust, secrets and shared money. */
export const moonsAspectsInTrust: MoonAspects = {
  [Sun]: {
    conjunction: ['{When} the Sun is with the Moon, so you know whom you trust.'],
    harmonious: ['{When} somebody may confide in you, with the Sun {from}.'],
    tense: ['{When} the Sun is {from}, so you may not like to depend on anybody.'],
  },
  [Mercury]: {
    conjunction: ['Mercury joins the Moon {when}, and a delicate matter can be put into words.'],
    harmonious: ['A paper about shared money is easily understood {when}, since Mercury is {from}.'],
    tense: ['{When} Mercury, {from}, may let slip what was told in confidence.'],
  },
  [Venus]: {
    conjunction: ['With Venus beside the Moon {when}, closeness comes without effort.'],
    harmonious: ['{When} Venus, {from}, makes it easy to be generous to one another.'],
    tense: ['{When} who pays may become a matter of feelings, as Venus is {from}.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars joins the Moon, and an old anger may come up.'],
    harmonious: ['{When} Mars is {from}, so you can tackle a debt or a form.'],
    tense: ['Mars, {from}, may turn a question about money into a quarrel {when}.'],
  },
  [Jupiter]: {
    conjunction: [
      '{When} Jupiter joins the Moon, and somebody may share what they have.',
      'Jupiter is with the Moon {when}, and trust comes easily.',
    ],
    harmonious: [
      'With Jupiter {from} {when}, a worry turns out smaller than it felt.',
      '{When} a request for support has a good chance, as Jupiter is {from}.',
    ],
    tense: [
      '{When} Jupiter, {from}, may make you trust somebody too quickly.',
      'You may borrow or lend more than is wise {when}, since Jupiter is {from}.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'Saturn is with the Moon {when}, and you may keep your feelings to yourself.',
      '{When} Saturn joins the Moon, and you may think of what you owe.',
    ],
    harmonious: [
      '{When} Saturn is {from}, so an old obligation can be settled.',
      '{When} Saturn, {from}, helps you to keep a confidence.',
    ],
    tense: [
      '{When} it may be hard to let anybody near you, with Saturn {from}.',
      'With Saturn {from} {when}, an answer about money may be no.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and a secret may come out.',
      'Uranus is with the Moon {when}, and a feeling may take you by surprise.',
    ],
    harmonious: [
      'You can let go of something all at once {when}, since Uranus is {from}.',
      '{When} Uranus, {from}, gives you another view of an old fear.',
    ],
    tense: [
      'Uranus is {from} {when}, and somebody may not keep to what was agreed.',
      '{When} you may back away just as you come close, as Uranus is {from}.',
    ],
  },
  [Neptune]: {
    conjunction: [
      'With Neptune beside the Moon {when}, a suspicion may be only that.',
      '{When} Neptune joins the Moon, and a dream may stay with you.',
    ],
    harmonious: [
      '{When} you feel what somebody keeps back, and can leave it, with Neptune {from}.',
      '{When} Neptune, {from}, makes it easy to trust.',
    ],
    tense: [
      '{When} Neptune is {from}, so you may not be told the whole story.',
      'What belongs to whom may be unclear {when}, since Neptune is {from}.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto joins the Moon, and feelings may run deep over little.',
      'Pluto is with the Moon {when}, and you see through people.',
    ],
    harmonious: [
      '{When} Pluto, {from}, lets you look at what you usually avoid.',
      'With Pluto {from} {when}, you can end something that is over.',
    ],
    tense: [
      '{When} suspicion may be stronger than its reasons, as Pluto is {from}.',
      '{When} Pluto, {from}, may make somebody press you for more.',
    ],
  },
};
