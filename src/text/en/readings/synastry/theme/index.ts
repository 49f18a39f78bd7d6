import type { SynastryReadingCells } from '../../../../pair-catalogue.js';
import { ascendantAsTheme } from './ascendant.js';
import { lightsAsTheme } from './lights.js';
import { personalAsTheme } from './personal.js';
import { slowAsTheme } from './slow.js';

/** The body of `{name}` that `{other}`’s `{planets}` meet: what a reading of the two comes back to. */
export const theme: SynastryReadingCells['theme'] = {
  ...lightsAsTheme,
  ...personalAsTheme,
  ...slowAsTheme,
  ...ascendantAsTheme,
};
