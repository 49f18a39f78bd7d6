/** An index of a few made-up places, written as the builder writes the world's: for rules that turn on exact numbers. */

import { fold } from '#dist/place/fold.js';
import { PlaceIndex } from '#dist/place/index.js';
import { OWN, PART, WEAK } from '#dist/place/name-block.js';
import { boundsOf } from '../../data/place-bounds.js';
import { placeFiles } from '../../data/place-file.js';

export interface SmallPlace {
  id: number;
  name: string;
  population: number;
  region?: string;
  /** Other names it is known by, those that its own begins with word for word, and weak ones. */
  also?: string[];
  parts?: string[];
  weak?: string[];
}

/** What stands for a region, or for all of a country (two letters). */
export type Qualifier = readonly [name: string, of: string];

/** @param floors of the tiers, of the file of core places and of the other */
export function smallWorld(
  places: readonly SmallPlace[],
  named: readonly Qualifier[] = [],
  floors: number[][] = [[1000], [0]],
): PlaceIndex {
  const timezone = 'Etc/UTC';
  const rows = places.map(({ id, name, population, region = 'XA-01' }, i) => ({
    ...{ id, name, population, region, timezone, asciiName: name, alternates: [] },
    ...{ latitude: 100_000 * i, longitude: 200_000 * i, country: region.slice(0, 2), modified: '2020-01-01' },
  }));
  const bytesOf = (name: string): string => Buffer.from(fold(name)).toString('latin1');
  const bearings = places.flatMap(({ name, also = [], parts = [], weak = [] }, i) =>
    [
      [name, OWN] as const,
      ...also.map((other) => [other, 0] as const),
      ...parts.map((part) => [part, OWN | PART] as const),
      ...weak.map((other) => [other, WEAK] as const),
    ].map(([name, flags]) => ({ name: bytesOf(name), flags, row: rows[i] as (typeof rows)[number] })),
  );
  bearings.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.row.id - b.row.id));
  const regions = [...new Set([...rows.map(({ region }) => region), 'XZ-00'])].sort();
  const countries = [...new Set(regions.map((region) => region.slice(0, 2)))];
  const qualifiers = named
    .map(([name, of]) => {
      const its = regions.flatMap((region, i) => (region === of || region.startsWith(`${of}-`) ? [i] : []));
      const [from = 0, to = 0] = [its[0], (its.at(-1) ?? -1) + 1];
      return { text: bytesOf(name), name: new Uint8Array(Buffer.from(fold(name))), from, to };
    })
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  const common = {
    sourceDate: 20_200_101,
    tables: {
      regions,
      timezones: [timezone],
      areaRegions: Uint16Array.from(regions, (_, i) => i),
      areaTimezones: new Uint16Array(regions.length),
    },
    // A region without places has no box.
    bounds: boundsOf(regions, [...rows, { ...rows[0], region: 'XZ-00' } as (typeof rows)[number]]),
    regionTitles: regions.map((region) => (region.endsWith('-00') ? '' : `Region ${region.slice(3)}`)),
    countryTitles: countries.map((country) => `Country ${country}`),
    qualifiers,
    zones: { nodes: Uint16Array.of(1), lists: [timezone] },
  };
  const files = placeFiles({ rows, bearings, common, floors });
  return PlaceIndex.from(files[0] as Uint8Array, files[1]);
}
