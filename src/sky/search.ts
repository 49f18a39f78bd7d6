import type { BodyId } from '../chart/bodies.js';
import type {
  Apsis,
  AspectMoment,
  AspectWindow,
  Crossing,
  DailyMoments,
  DeclinationExtreme,
  Eclipse,
  HouseCrossing,
  HouseStay,
  Ingress,
  Lunation,
  NodePassage,
  OutOfBounds,
  Parallel,
  RetrogradePeriod,
  Station,
  VoidOfCourse,
} from './search-types.js';
import type { Observer, SkySettings } from './sky.js';
import type { Trajectories } from './trajectories.js';

export type * from './search-types.js';

/** DRAFT of the public face, bodies to follow within the half hour. `new SkySearch(context.trajectories, settings)`. */
export declare class SkySearch {
  constructor(trajectories: Trajectories, settings: Pick<SkySettings, 'ayanamsa' | 'node' | 'lilith'>);
  longitude(body: BodyId, julianDayUt: number): number;
  speed(body: BodyId, julianDayUt: number): number;
  declination(body: BodyId, julianDayUt: number): number;
  longitudeCrossings(body: BodyId, longitudes: readonly number[], from: number, to: number): Crossing[];
  returns(body: BodyId, longitude: number, from: number, to: number): number[];
  ingresses(body: BodyId, from: number, to: number): Ingress[];
  stations(body: BodyId, from: number, to: number): Station[];
  retrogradePeriods(body: BodyId, from: number, to: number): RetrogradePeriod[];
  aspectsBetween(
    body1: BodyId,
    body2: BodyId,
    angles: readonly number[],
    from: number,
    to: number,
  ): AspectMoment[];
  /** Windows that overlap the span, body to a fixed longitude; both sides of the angle. */
  aspectWindows(
    body: BodyId,
    longitude: number,
    angle: number,
    orb: number,
    from: number,
    to: number,
  ): AspectWindow[];
  mutualAspectWindows(
    body1: BodyId,
    body2: BodyId,
    angle: number,
    orb: number,
    from: number,
    to: number,
  ): AspectWindow[];
  houseCrossings(body: BodyId, cusps: readonly number[], from: number, to: number): HouseCrossing[];
  houseStays(body: BodyId, cusps: readonly number[], from: number, to: number): HouseStay[];
  lunations(from: number, to: number): Lunation[];
  eclipses(from: number, to: number): Eclipse[];
  voidOfCourse(from: number, to: number): VoidOfCourse[];
  declinationExtremes(body: BodyId, from: number, to: number): DeclinationExtreme[];
  parallels(body1: BodyId, body2: BodyId, from: number, to: number): Parallel[];
  outOfBounds(body: BodyId, from: number, to: number): OutOfBounds[];
  apsides(body: BodyId, from: number, to: number): Apsis[];
  nodePassages(body: BodyId, from: number, to: number): NodePassage[];
  riseSetTransit(body: BodyId, place: Observer, from: number, to: number): DailyMoments;
}
