import type { BodyId } from '../../chart/bodies.js';
import type { AngularPlanet, PairNature } from '../../text/natal-catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import type { WeighedAspect } from '../factors.js';

/**
 * What a reading is about, by weight alone: two planets in aspect, a planet on an angle, or else the Sun and the Moon
 * by element.
 */
export type DominantFactor =
  | { nature: PairNature; on: BodyId; by: BodyId; aspect: WeighedAspect }
  | { nature: 'onAngle'; on: Angle; by: AngularPlanet; aspect?: undefined }
  /** `on` is the light in the first of the two elements. */
  | { nature: 'lights'; on: BodyId; by: BodyId; aspect?: undefined };
