import { Jupiter, Neptune, Pluto, Saturn, Uranus } from '../../../../../../chart/bodies.js';
import type { DayShelf } from '../../../../../report-catalogue.js';
import { sunMeetsJupiter } from './jupiter.js';
import { sunMeetsNeptune } from './neptune.js';
import { sunMeetsPluto } from './pluto.js';
import { sunMeetsSaturn } from './saturn.js';
import { sunMeetsUranus } from './uranus.js';

export const sunMeets: DayShelf['meets'][0] = {
  [Jupiter]: sunMeetsJupiter,
  [Saturn]: sunMeetsSaturn,
  [Uranus]: sunMeetsUranus,
  [Neptune]: sunMeetsNeptune,
  [Pluto]: sunMeetsPluto,
};
