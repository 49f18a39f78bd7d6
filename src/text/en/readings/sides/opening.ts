import type { OpeningSides } from '../../../natal-catalogue.js';
import { aspects, pairLines } from './aspects.js';

/** What runs through a chart, as the opening has it, by the planet, the Sun to Pluto. */
const threads: OpeningSides['threads'] = {
  strain: '- U - 4 - l G K - w',
  union: '- u - - gq le - wK 5 -',
};
const contraryThreads: OpeningSides['contraryThreads'] = {
  strain: '- - - T A L - - - -',
  union: '- - - T AGQ L - - - -',
};

/** How the strongest factors disagree: both ends are said to be true. */
const conflict: OpeningSides['conflict'] = {
  'closeness-space': 'bB',
  'steadiness-change': 'kK',
  'shown-quiet': 'vV',
  'harmony-truth': 'tT',
  'lightness-depth': '-',
  'self-group': 'wW',
  'giving-keeping': 'mM',
  'faith-proof': 'eE',
};

/** Where they meet. */
const agreement: OpeningSides['agreement'] = {
  closeness: 'bc',
  space: 'B',
  steadiness: 'AkQ',
  change: 'K',
  shown: 'vp',
  quiet: 'V',
  harmony: 't',
  truth: 'T',
  lightness: 'q',
  depth: '-',
  self: 'gw',
  group: 'c',
  giving: 'm',
  keeping: 'k',
  faith: 'e',
  proof: 'E',
};

export const openingSides: OpeningSides = {
  aspects,
  pairLines,
  threads,
  contraryThreads,
  conflict,
  agreement,
};
