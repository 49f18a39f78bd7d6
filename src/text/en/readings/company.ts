import type { NatalReadingCells } from '../../reading-catalogue.js';

/** How another strong planet goes with what the Sun and the Moon make together. */
export const company: NatalReadingCells['opening']['company'] = {
  lights: {
    15: 'That is what people meet first; the Sun and the Moon say whom they come to know.',
    16: 'That is what people hear of you; the Sun and the Moon say who you are at close quarters.',
    22: 'That is how it goes with others; the Sun and the Moon say who it is that meets them.',
    23: 'That is where you come from; the Sun and the Moon say who came of it.',
    crowd: 'The Sun and the Moon, which stand elsewhere, say what else there is to you.',
  },
  called: ', {name},',
  of: {
    strongest: [
      'Stronger than either the Sun or the Moon{called} is {a}, which {does}.',
      'The strongest voice in the chart{called} is that of a third, {a}, which {does}.',
    ],
    beside: [
      'Never far from all this{called} is {a}, which {does}.',
      'What colors all of this{called} is {a}, which {does}.',
    ],
    ease: [
      'What helps it along{called} is {a}, which {does}.',
      'All this has an ally{called} in {a}, which {does}.',
    ],
    strain: [
      'What will not quite fit in with this{called} is {a}, which {does}.',
      'Pulling the other way{called} is {a}, which {does}.',
    ],
    along: [
      'Very much in keeping with this{called} is {a}, which {does}.',
      'Of the same mind{called} is {a}, which {does}.',
    ],
    apart: [
      'What nobody would guess from this{called} is {a}, which {does}.',
      'Quite another voice{called} is that of {a}, which {does}.',
    ],
    side: [
      'Of the two it is {b}{called} that has a friend in {a}, which {does}.',
      'Between the two{called} {b} gets help from {a}, which {does}.',
    ],
    plain: [
      'A third voice{called} is that of {a}, which {does}.',
      'The next to be heard{called} is {a}, which {does}.',
    ],
  },
  rising: {
    along: ['What people meet first{called} is no different: {a} {does}.'],
    apart: ['At a first meeting{called} nobody would guess any of this, since {a} {does}.'],
    side: ['What people meet first{called} is more like {b}: {a} {does}.'],
    plain: ['What people meet first{called} is {a}, which {does}.'],
  },
  onAngle: {
    beside: ['What colors all of this{called} stands out at once.'],
    ease: ['What helps all of this along{called} stands out at once.'],
    strain: ['One more thing{called} stands out at once.'],
    plain: [
      'After the Sun and the Moon{called} it is another planet that one notices.',
      'Besides that{called} one thing stands out at once.',
    ],
  },
};
