import type { AspectRules } from '../chart/aspects.js';
import type { OrbFamily } from '../chart/orbs.js';

/** A reading has the major aspects within the default orbs, whatever lists a request asks for. */
export const readingRules = (family: OrbFamily): AspectRules => ({
  aspects: [0, 1, 2, 3, 4],
  orbs: { family, overrides: new Map() },
});
