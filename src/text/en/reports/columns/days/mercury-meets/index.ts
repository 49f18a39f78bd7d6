import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../../../chart/bodies.js';
import type { DayShelf } from '../../../../../report-catalogue.js';
import { mercuryMeetsJupiter } from './jupiter.js';
import { mercuryMeetsNeptune } from './neptune.js';
import { mercuryMeetsPluto } from './pluto.js';
import { mercuryMeetsSaturn } from './saturn.js';
import { mercuryMeetsUranus } from './uranus.js';

export const mercuryMeets: DayShelf['meets'][2] = {
  [Jupiter]: mercuryMeetsJupiter,
  [Saturn]: mercuryMeetsSaturn,
  [Uranus]: mercuryMeetsUranus,
  [Neptune]: mercuryMeetsNeptune,
  [Pluto]: mercuryMeetsPluto,
};
