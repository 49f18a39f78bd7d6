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

/** What the Moon’s aspects do where she is in public and in the reader’s career. */
export const moonsAspectsInCareer: MoonAspects = {
  [Sun]: {
    conjunction: ['The Sun is with the Moon {when}, and you are seen as you are.'],
    harmonious: ['{When} the Sun is {from}, so someone above you may take your part.'],
    tense: ['Your wishes and those of your superiors may differ {when}, since the Sun is {from}.'],
  },
  [Mercury]: {
    conjunction: ['{When} Mercury joins the Moon, and you may be asked to speak for others.'],
    harmonious: ['{When} you can present a thing clearly, as Mercury is {from}.'],
    tense: ['Mercury, {from}, may put you on the spot with a question {when}.'],
  },
  [Venus]: {
    conjunction: ['With Venus beside the Moon {when}, your manner wins people over.'],
    harmonious: ['{When} Venus, {from}, may bring a compliment on your work.'],
    tense: ['{When} you may take criticism of the work as dislike, with Venus {from}.'],
  },
  [Mars]: {
    conjunction: ['{When} Mars joins the Moon, and ambition may make you impatient.'],
    harmonious: ['Mars, {from}, gives you the courage to ask for something {when}.'],
    tense: ['With Mars {from} {when}, you may clash with somebody in charge.'],
  },
  [Jupiter]: {
    conjunction: [
      '{When} Jupiter joins the Moon, and your name may be mentioned kindly.',
      'Jupiter is with the Moon {when}, and you think bigger about your work.',
    ],
    harmonious: [
      '{When} somebody with influence may help you, as Jupiter is {from}.',
      '{When} Jupiter, {from}, lets your confidence show.',
    ],
    tense: [
      '{When} Jupiter is {from}, so you may announce more than is ready.',
      'You may take on too much {when}, since Jupiter is {from}.',
    ],
  },
  [Saturn]: {
    conjunction: [
      '{When} Saturn is with the Moon, so responsibility may weigh heavily.',
      'Saturn joins the Moon {when}, and you may fear a judgment.',
    ],
    harmonious: [
      'With Saturn {from} {when}, steady work is respected.',
      '{When} an experienced person’s advice is worth having, with Saturn {from}.',
    ],
    tense: [
      '{When} Saturn, {from}, may keep you longer at a task than you wished.',
      'Saturn is {from} {when}, and praise may be scarce.',
    ],
  },
  [Uranus]: {
    conjunction: [
      '{When} Uranus joins the Moon, and your plans at work may change at short notice.',
      'With Uranus beside the Moon {when}, you may feel like resigning from everything.',
    ],
    harmonious: [
      '{When} Uranus, {from}, makes people open to an unusual proposal.',
      'A chance may come unannounced {when}, since Uranus is {from}.',
    ],
    tense: [
      '{When} you may not bear to be told what to do, as Uranus is {from}.',
      'Uranus, {from}, may bring an awkward surprise in public {when}.',
    ],
  },
  [Neptune]: {
    conjunction: [
      'Neptune is with the Moon {when}, and people may see in you what they wish.',
      '{When} Neptune joins the Moon, and a goal may lose its outline.',
    ],
    harmonious: [
      '{When} Neptune is {from}, so your tact is noticed.',
      'With Neptune {from} {when}, you sense what is expected before it is said.',
    ],
    tense: [
      '{When} a promise from above may be vague, with Neptune {from}.',
      'You may not be sure what you are working for {when}, since Neptune is {from}.',
    ],
  },
  [Pluto]: {
    conjunction: [
      '{When} Pluto joins the Moon, and you may want more say than you have.',
      'Pluto is with the Moon {when}, and somebody may play for power.',
    ],
    harmonious: [
      '{When} Pluto, {from}, lets you act with quiet authority.',
      'Pluto is {from} {when}, and you know which aim is worth the effort.',
    ],
    tense: [
      '{When} somebody above you may make you feel it, as Pluto is {from}.',
      '{When} Pluto, {from}, may drive you harder than anybody asked.',
    ],
  },
};
