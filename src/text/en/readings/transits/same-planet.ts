import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** One planet that is hard on one natal point and helps another in the same weeks, after the second of the two texts. */
export const samePlanet: TransitsReadingCells['samePlanet'] = {
  [Jupiter]: {
    harmonious: [
      'Jupiter helps {b} in the same weeks in which it goes too far with {c}. There the subject is {other}, and moderation helps; here it is {matter}, and you can take what is offered.',
      'You meet Jupiter twice: with {c} it exaggerates, and with {b} you can trust it. The first is about {other}, the second about {matter}.',
    ],
    tense: [
      'Jupiter helps {c} in the same weeks, and that help, with {other}, is real. It is at {b} that it goes too far.',
      'You meet Jupiter twice: with {c} you can trust it, and with {b} it exaggerates. The first is about {other}, the second about {matter}.',
    ],
  },
  [Saturn]: {
    harmonious: [
      'Saturn steadies {b} in the same weeks in which it is hard on {c}. Both are true: one part of your life is being tested, which is about {other}, while another, which is about {matter}, holds well.',
      'You meet Saturn twice: it is strict with {c} and supports {b}. What is difficult is {other}; what goes well meanwhile is {matter}.',
    ],
    tense: [
      'Saturn is hard on {b} in the same weeks in which it supports {c}. Both are true: what goes well is {other}, what is difficult is {matter}, and the first gives you some patience for the second.',
      'You meet Saturn twice: it supports {c} and is strict with {b}. The good part is {other}, the hard part {matter}.',
    ],
  },
  [Uranus]: {
    harmonious: [
      'Uranus makes room for {b} while it unsettles {c}. What it upsets is a matter of {other}; what it opens is a matter of {matter}, and you need not fight for that.',
      'You meet Uranus twice: it disturbs {c} and does {b} good. Go carefully where the subject is {other}, and more freely where it is {matter}.',
    ],
    tense: [
      'Uranus unsettles {b} while it makes room for {c}. The change that comes easily is a matter of {other}; the one that needs care is a matter of {matter}.',
      'You meet Uranus twice: it does {c} good and disturbs {b}. Go freely where the subject is {other}, and carefully where it is {matter}.',
    ],
  },
  [Neptune]: {
    harmonious: [
      'Neptune is gentle with {b} while it clouds {c}. Check what you hear where the subject is {other}; where it is {matter}, you can follow your feeling.',
      'You meet Neptune twice: it blurs {c} and inspires {b}. The blur is about {other}, the inspiration about {matter}.',
    ],
    tense: [
      'Neptune clouds {b} while it is gentle with {c}. Your feeling is a good guide where the subject is {other}; where it is {matter}, check what you hear.',
      'You meet Neptune twice: it inspires {c} and blurs {b}. The inspiration is about {other}, the blur about {matter}.',
    ],
  },
  [Pluto]: {
    harmonious: [
      'Pluto strengthens {b} while it presses on {c}. The struggle is about {other}; you have strength for it, and that shows in {matter}.',
      'You meet Pluto twice: it presses on {c} and strengthens {b}. The pressure is about {other}, the strength about {matter}.',
    ],
    tense: [
      'Pluto presses on {b} while it strengthens {c}. You have strength from one side, in {other}, and need it on the other, where the subject is {matter}.',
      'You meet Pluto twice: it strengthens {c} and presses on {b}. The strength is about {other}, the pressure about {matter}.',
    ],
  },
};
