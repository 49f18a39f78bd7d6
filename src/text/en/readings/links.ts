import type { NatalReadingCells } from '../../reading-catalogue.js';

type Links = NatalReadingCells['links'];

/** {a} is in the house of {b}, which came before it. */
export const sameHouse: Links['sameHouse'] = [
  '{A} is in {house} too, as {b} is.',
  'In {house}, where {b} is, {a} has a part as well.',
  'Besides {b}, {house} holds {a}.',
];

/** {a} leans the same way as {b}, which came before it. */
export const agrees: Links['agrees'] = {
  closeness: ['Like {b}, {a} wants people near.', '{A} asks for closeness too, as {b} does.'],
  space: ['Like {b}, {a} needs room.', '{A} keeps some distance too, as {b} does.'],
  steadiness: [
    'Like {b}, {a} takes its time and means things to last.',
    'In patience {a} is of one mind with {b}.',
  ],
  change: [
    'Like {b}, {a} grows restless when nothing moves.',
    '{A} adds to the liking for change that came in with {b}.',
  ],
  shown: ['Like {b}, {a} wants to be seen.', '{A} has the wish of {b}, to count with somebody.'],
  quiet: ['Like {b}, {a} does its best work out of sight.', 'With {b}, {a} shares a need for quiet.'],
  harmony: [
    'Like {b}, {a} looks for the way that suits everyone.',
    '{A} is on the side of peace, as {b} is.',
  ],
  truth: ['Like {b}, {a} would rather have things said.', '{A} deals as plainly as {b} does.'],
  lightness: [
    'Like {b}, {a} is quick and likes to be moving on.',
    '{A} has the curiosity of {b} and turns it to other things.',
  ],
  depth: ['Like {b}, {a} goes below the surface.', '{A} does nothing by halves, and is like {b} in that.'],
  self: ['Like {b}, {a} acts on its own account.', '{A} asks no more leave than {b} does.'],
  group: ['Like {b}, {a} thinks of the whole circle.', '{A} looks to the others first, as {b} does.'],
  giving: ['Like {b}, {a} gives before it counts.', '{A} has the open hand of {b}.'],
  keeping: ['Like {b}, {a} holds on to what it has.', '{A} is a keeper too, as {b} is.'],
  faith: ['Like {b}, {a} trusts that things will come right.', '{A} adds its hope to that of {b}.'],
  proof: [
    'Like {b}, {a} wants to see a thing done properly.',
    '{A} has high standards too, of the kind that {b} has.',
  ],
};
