import {
  asteroidOffset,
  type BodyId,
  bodies,
  bodyById,
  type EphemerisFile,
  type EphemerisSource,
  isAsteroid,
  type LunarPoints,
} from '../chart/bodies.js';

export type { LunarPoints } from '../chart/bodies.js';

/** How the Swiss Ephemeris knows bodies: by numbers of its own, from files by the century. */

/** `SE_AST_OFFSET` of `swephexp.h`: numbered asteroids. */
const SE_AST_OFFSET = 10_000;

/** What a named body is read from, under some settings; undefined for the points that come of houses. */
function sourceOf(body: BodyId, points: LunarPoints): EphemerisSource | undefined {
  const source = bodyById(body)?.source;
  return (typeof source === 'function' ? source(points) : source) ?? undefined;
}

/** The number the Swiss Ephemeris knows a body by, or undefined for the points that come of houses. */
export const swissNumber = (body: BodyId, points: LunarPoints): number | undefined =>
  isAsteroid(body) ? body - asteroidOffset + SE_AST_OFFSET : sourceOf(body, points)?.number;

/** The bundled file a body is read from, besides the planets' (which the Earth comes from). */
export function ephemerisFileOf(body: BodyId, points: LunarPoints): string | undefined {
  if (isAsteroid(body)) return asteroidFile(body);
  const file = sourceOf(body, points)?.file;
  return file == null ? undefined : bundledFiles[file];
}

const bundledFiles: Readonly<Record<EphemerisFile, string>> = {
  sepl: 'sepl_18.se1',
  semo: 'semo_18.se1',
  seas: 'seas_18.se1',
};

/** `swi_gen_filename` in `sweph.c`: five digits with an `s` (short, 600 years) or without. */
export function asteroidFile(body: BodyId): string {
  const number = body - asteroidOffset;
  return number > 99_999 ? `s${number}s.se1` : `se${String(number).padStart(5, '0')}s.se1`;
}

/** The files by the number of the body, whatever the settings. */
const fileByNumber: ReadonlyMap<number, EphemerisFile | null> = new Map(
  bodies.flatMap(({ source }) => {
    if (source === null) return [];
    const sources =
      typeof source === 'function'
        ? [source({ node: 'true', lilith: 'mean' }), source({ node: 'mean', lilith: 'osculating' })]
        : [source];
    return sources.map(({ number, file }): [number, EphemerisFile | null] => [number, file]);
  }),
);

/** What the names of the files begin with that a body of the Swiss Ephemeris is read from; null for none. */
export const filesOf = (number: number): EphemerisFile | null => fileByNumber.get(number) ?? null;
