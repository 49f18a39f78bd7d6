import type { AspectId } from '../chart/aspects.js';
import type { Planet } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { LunarEclipseType, SolarEclipseType } from '../search/types.js';

/**
 * What happens in the sky of a period, as far as a report may have it. `julianDayUt` is the moment, of what goes on
 * throughout the period's first; `signId` is where it is felt: a report turns that into a house.
 */
export type Happening = { julianDayUt: number; signId: SignId; longitude: number } & (
  | { kind: 'lunation'; phaseId: 0 | 2 | 4 | 6 }
  | { kind: 'eclipse'; luminary: 'solar'; type: SolarEclipseType; magnitude: number }
  | { kind: 'eclipse'; luminary: 'lunar'; type: LunarEclipseType; magnitude: number }
  /**
   * `again`: the planet was in the sign before, and had backed out of it or now backs into it. `turnsBack`: when Mercury,
   * Venus or Mars turns retrograde in the sign, if that is soon.
   */
  | { kind: 'ingress'; body: Planet; retrograde: boolean; again: boolean; turnsBack?: number | undefined }
  /**
   * `until`: when a planet that turns retrograde goes forward again; undefined where the files end before that.
   * `backsOut`: of the sign, before it does. `since`: when a planet turned retrograde that goes forward again in a month
   * in which it was retrograde from the first day.
   */
  | {
      kind: 'station';
      body: Planet;
      direction: 'retrograde' | 'direct';
      until: number | undefined;
      backsOut: boolean;
      since?: number;
    }
  /**
   * Where a body is, from when to when; undefined ends lie beyond the files. `since`: when it came, of a slow planet that
   * came going forward.
   */
  | {
      kind: 'stay';
      body: Planet;
      begins: number | undefined;
      since?: number | undefined;
      ends: number | undefined;
    }
  /** Retrograde from before the period until after it. `backsOut`: when it leaves its sign backward. */
  | { kind: 'retrograde'; body: Planet; begins: number; ends: number; backsOut: number | undefined }
  /**
   * `body` is the swifter planet, and `longitude` and `signId` are its own.
   * `inferior`: Mercury or Venus passes between the Sun and the Earth, retrograde.
   * `backward`: Mercury is retrograde, or in a conjunction Venus or Mars.
   * `again`: the swifter planet has gone back, or on after that, and made the aspect in the same sign some weeks
   * before.
   */
  | {
      kind: 'aspect';
      body: Planet;
      slow: Planet;
      aspectId: AspectId;
      slowLongitude: number;
      inferior: boolean;
      backward: boolean;
      again: boolean;
      /** All its moments within a loop: of two slow planets, in a week. */
      passes?: readonly number[];
    }
);

type Of<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>;
export type Lunation = Of<'lunation'>;
export type Eclipse = Of<'eclipse'>;
export type Ingress = Of<'ingress'>;
export type Station = Of<'station'>;
export type Stay = Of<'stay'>;
export type Retrograde = Of<'retrograde'>;
export type Aspect = Of<'aspect'>;
