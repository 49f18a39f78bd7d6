import {
  Ascendant,
  type BodyId,
  bodyIds,
  Ceres,
  Chiron,
  Descendant,
  EastPoint,
  ImumCoeli,
  Juno,
  Jupiter,
  Lilith,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  type NamedBodyId,
  Neptune,
  NorthNode,
  Pallas,
  PartOfFortune,
  Pluto,
  Saturn,
  SouthNode,
  Sun,
  Uranus,
  Venus,
  Vertex,
  Vesta,
} from './body-ids.js';

export * from './body-ids.js';

/**
 * The bodies and points of a chart, by the ids of the interface's `planetId`. A new body is a new id in `body-ids.ts` and
 * a new row in `table` below; what else must be said of it does not compile until it is: its name in `names.bodies`
 * of every language's catalogue, and the plan of its path in `search/trajectory-plan.ts`, by its number in the Swiss
 * Ephemeris.
 */

/** What a body is: `lunar` points are derived from the Moon's orbit, `angle`s and `lot`s need houses. */
export type BodyKind = 'luminary' | 'planet' | 'asteroid' | 'lunar' | 'angle' | 'lot';

/** Numbers of the Swiss Ephemeris (`SE_…` in `swephexp.h`): what it knows the bodies of the table by. */
export type SwissNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 15 | 17 | 18 | 19 | 20;

/** Families of ephemeris files, by what their names begin with: planets, Moon, asteroids. */
export type EphemerisFile = 'sepl' | 'semo' | 'seas';

/** What a moving body is read from; `file` is null where the ephemeris needs none. */
export interface EphemerisSource {
  number: SwissNumber;
  file: EphemerisFile | null;
}

/** Which of the Moon's nodes and apogees a chart uses. */
export interface LunarPoints {
  node: 'true' | 'mean';
  lilith: 'mean' | 'osculating';
}

export interface Body {
  id: NamedBodyId;
  kind: BodyKind;
  symbol: string;
  /** Null for points derived from houses; for the lunar points it depends on settings. */
  source: EphemerisSource | ((points: LunarPoints) => EphemerisSource) | null;
  /**
   * Mean daily motion in degrees, where a body can be slow enough to be called stationary. Sun to Pluto: the
   * table in N. deVore, Encyclopedia of Astrology, "Motion"; the rest: 360° by the sidereal period (JPL SBDB).
   */
  meanSpeed: number | null;
}

type Row = Omit<Body, 'id'>;

const moving = (
  kind: BodyKind,
  symbol: string,
  number: SwissNumber,
  file: EphemerisFile,
  meanSpeed: number | null,
): Row => ({ kind, symbol, source: { number, file }, meanSpeed });
const lunar = (symbol: string, source: (points: LunarPoints) => EphemerisSource): Row => ({
  kind: 'lunar',
  symbol,
  source,
  meanSpeed: null,
});
const ofHouses = (kind: BodyKind, symbol: string): Row => ({ kind, symbol, source: null, meanSpeed: null });

const apogee = ({ lilith }: LunarPoints): EphemerisSource =>
  lilith === 'mean' ? { number: 12, file: null } : { number: 13, file: 'semo' };
const node = ({ node }: LunarPoints): EphemerisSource =>
  node === 'mean' ? { number: 10, file: null } : { number: 11, file: 'semo' };

const table: Readonly<Record<NamedBodyId, Row>> = {
  [Sun]: moving('luminary', '☉', 0, 'sepl', null),
  [Moon]: moving('luminary', '☽', 1, 'semo', null),
  [Mercury]: moving('planet', '☿', 2, 'sepl', 1.3833),
  [Venus]: moving('planet', '♀', 3, 'sepl', 1.2),
  [Mars]: moving('planet', '♂', 4, 'sepl', 0.5242),
  [Jupiter]: moving('planet', '♃', 5, 'sepl', 0.0831),
  [Saturn]: moving('planet', '♄', 6, 'sepl', 0.0335),
  [Uranus]: moving('planet', '♅', 7, 'sepl', 0.0117),
  [Neptune]: moving('planet', '♆', 8, 'sepl', 0.006),
  [Pluto]: moving('planet', '♇', 9, 'sepl', 0.004),
  [Chiron]: moving('asteroid', '⚷', 15, 'seas', 0.0195),
  [Lilith]: lunar('⚸', apogee),
  [NorthNode]: lunar('☊', node),
  [PartOfFortune]: ofHouses('lot', '⊗'),
  [Vertex]: ofHouses('angle', 'Vx'),
  [Ascendant]: ofHouses('angle', 'Asc'),
  [Midheaven]: ofHouses('angle', 'MC'),
  [Ceres]: moving('asteroid', '⚳', 17, 'seas', 0.2141),
  [Pallas]: moving('asteroid', '⚴', 18, 'seas', 0.2135),
  [Juno]: moving('asteroid', '⚵', 19, 'seas', 0.2259),
  [Vesta]: moving('asteroid', '⚶', 20, 'seas', 0.2716),
  [SouthNode]: lunar('☋', node),
  [Descendant]: ofHouses('angle', 'Dsc'),
  [ImumCoeli]: ofHouses('angle', 'IC'),
  [EastPoint]: ofHouses('angle', 'EP'),
};

/** Every named body, in the order of the ids. */
export const bodies: readonly Body[] = bodyIds.map((id) => ({ id, ...table[id] }));

export const bodyById = (body: BodyId): Body | undefined => bodies[body];

/** Needs houses, and so a time of birth. */
export const needsHouses = (body: BodyId): boolean => {
  const kind = bodyById(body)?.kind;
  return kind === 'angle' || kind === 'lot';
};

/** A body counts as stationary when it is slower than this fraction of its mean daily motion. */
const stationaryFraction = 0.1;

export function isStationary(body: BodyId, speed: number): boolean {
  const mean = bodyById(body)?.meanSpeed;
  return mean != null && Math.abs(speed) < mean * stationaryFraction;
}
