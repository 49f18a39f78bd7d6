import type { NatalReadingCells } from '../../reading-catalogue.js';

/** How the other strong factors go with what the Sun and the Moon make together. */
export const company: NatalReadingCells['opening']['company'] = {
  lights: {
    15: 'That is what people meet first; the Sun and the Moon say whom they come to know.',
    16: 'That is what people hear of you; the Sun and the Moon say who you are at close quarters.',
    22: 'That is how it goes with others; the Sun and the Moon say who it is that meets them.',
    23: 'That is where you come from; the Sun and the Moon say who came of it.',
    crowd: 'The Sun and the Moon have their own part in it, and say what else there is to you.',
  },
  called: ', {name},',
  of: {
    strongest: [
      'Stronger than either the Sun or the Moon{called} is {a}, which {does}.',
      'The strongest voice in the chart{called} is that of a third, {a}, which {does}.',
    ],
    beside: [
      'Beside {b}{called} stands {a}, which {does}.',
      'Never far from {b}{called} is {a}, which {does}.',
    ],
    ease: [
      'What {b} does is made easier{called} by {a}, which {does}.',
      '{B} has an ally{called} in {a}, which {does}.',
    ],
    strain: [
      'At odds with {b}{called} is {a}, which {does}.',
      '{A}{called} will not quite fit in with {b}: it {does}.',
    ],
    along: [
      'Very much in keeping with this{called} is {a}, which {does}.',
      'Of the same mind{called} is {a}, which {does}.',
    ],
    apart: [
      'There is something else{called} that nobody would guess from this: {a} {does}.',
      'Quite another voice{called} is that of {a}, which {does}.',
    ],
    side: [
      '{A}{called} is closer in kind to {b} than to {c}: it {does}.',
      'Of your other planets the strongest{called} is {a}, which {does}. It has more in common with {b} than with {c}.',
    ],
    plain: [
      'A third voice{called} is that of {a}, which {does}.',
      'Among the other planets the strongest{called} is {a}, which {does}.',
    ],
  },
  rising: {
    along: ['What people see first{called} is no different: {a} {does}.'],
    apart: ['At a first meeting{called} nobody would guess any of this, since {a} {does}.'],
    side: ['What people see first{called} is more like {b}: {a} {does}.'],
    plain: ['What people see of you first{called} is {a}, which {does}.'],
  },
  ofAngle: 'In {sign}{called} it {does}.',
  another: 'One more planet{called} is hard to miss.',
};
