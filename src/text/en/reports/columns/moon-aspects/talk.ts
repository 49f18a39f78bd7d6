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

/** What the Moon’s aspects do where she is among words, neighbors and errands. */
export const moonsAspectsInTalk: MoonAspects = {
  [Sun]: {
    conjunction: ['{When} the Sun joins the Moon, and you say what you have at heart.'],
    harmonious: ['With the Sun {from} {when}, people listen when you speak.'],
    tense: ['{When} you may talk to somebody whose mind is made up, as the Sun is {from}.'],
  },
  [Mercury]: {
    conjunction: ['{When} Mercury is with the Moon, so a conversation may run on happily.'],
    harmonious: ['{When} Mercury, {from}, may bring the answer you were waiting for.'],
    tense: ['{When} two messages may cross each other, with Mercury {from}.'],
  },
  [Venus]: {
    conjunction: ['Venus is with the Moon {when}, and a kind word comes easily.'],
    harmonious: ['A friendly line makes up for a sharp one {when}, since Venus is {from}.'],
    tense: ['{When} Venus, {from}, may make you say the pleasant thing instead of the true one.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars joins the Moon, and your answer may be quicker than you.'],
    harmonious: ['{When} Mars is {from}, so you get through a pile of messages.'],
    tense: ['With Mars {from} {when}, a discussion may turn into a quarrel.'],
  },
  [Jupiter]: {
    conjunction: [
      'With Jupiter beside the Moon {when}, you may hear something encouraging.',
      '{When} Jupiter joins the Moon, and a chat leads to a larger idea.',
    ],
    harmonious: [
      '{When} someone nearby may do you a favor, with Jupiter {from}.',
      'With Jupiter {from} {when}, you can explain even a large subject.',
    ],
    tense: [
      '{When} Jupiter, {from}, may make a story grow as you tell it.',
      'Too many people may want to tell you things {when}, since Jupiter is {from}.',
    ],
  },
  [Saturn]: {
    conjunction: [
      'Saturn is with the Moon {when}, and you may weigh your words too long.',
      '{When} Saturn joins the Moon, and an answer may be short.',
    ],
    harmonious: [
      '{When} you can concentrate on a page, as Saturn is {from}.',
      'With Saturn {from} {when}, few words are enough.',
    ],
    tense: [
      '{When} Saturn is {from}, so a reply may keep you waiting.',
      'Saturn, {from}, may make a relative sparing with praise {when}.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and you may be interrupted at every sentence.',
      'Uranus is with the Moon {when}, and news may come from an odd direction.',
    ],
    harmonious: [
      'An idea may come to you in midsentence {when}, since Uranus is {from}.',
      '{When} Uranus, {from}, makes a talk with a stranger worth having.',
    ],
    tense: [
      '{When} a call may come at the wrong moment, with Uranus {from}.',
      'Uranus, {from}, may take you off the subject {when}.',
    ],
  },
  [Neptune]: {
    conjunction: [
      '{When} Neptune joins the Moon, and a remark may be heard as another.',
      'With Neptune beside the Moon {when}, you may read the same line twice.',
    ],
    harmonious: [
      'Neptune is {from} {when}, and you hear what somebody leaves unsaid.',
      '{When} you may find the right image for it, as Neptune is {from}.',
    ],
    tense: [
      '{When} Neptune, {from}, may leave a message lying unread.',
      'With Neptune {from} {when}, directions may not be clear.',
    ],
  },
  [Pluto]: {
    conjunction: [
      'Pluto is with the Moon {when}, and a talk may go deeper than you meant.',
      '{When} Pluto joins the Moon, and one word may weigh heavily.',
    ],
    harmonious: [
      '{When} Pluto is {from}, so you can ask the question that others avoid.',
      'Pluto, {from}, gives your words weight {when}.',
    ],
    tense: [
      '{When} you may insist on the last word, with Pluto {from}.',
      'Somebody may try to get something out of you {when}, since Pluto is {from}.',
    ],
  },
};
