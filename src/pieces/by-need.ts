/**
 * Code that comes when a part is loaded, for pages: bundlers make files of what is imported here on demand. Files are
 * few, since a request costs more than some kilobytes do.
 */
import { HoroscopeError } from '../errors.js';
import type { AnyDefinition, Piece, Pieces } from './names.js';
import * as first from './parts/first.js';
import type * as HostTextsCode from './parts/host-texts.js';
import type { PlacesCode } from './parts/places.js';

const definitions: Record<string, AnyDefinition> = { ...first };
let places: PlacesCode | undefined;
let hostTexts: typeof HostTextsCode | undefined;

const defined = async (operations: Promise<Readonly<Record<string, AnyDefinition>>>): Promise<void> => {
  Object.assign(definitions, await operations);
};

const loaders: Readonly<Record<Piece, () => Promise<void>>> = {
  pairs: () => defined(import('./parts/pairs.js')),
  periods: () => defined(import('./parts/periods.js')),
  returns: () => defined(import('./parts/returns.js')),
  reports: () => defined(import('./parts/reports.js')),
  chinese: () => defined(import('./parts/chinese.js')),
  sky: () => defined(import('./parts/sky.js')),
  places: async () => {
    const { placeIndexIn, PlacesByName, ...operations } = await import('./parts/places.js');
    places = { placeIndexIn, PlacesByName };
    Object.assign(definitions, operations);
  },
  'host-texts': async () => {
    hostTexts = await import('./parts/host-texts.js');
  },
  reading: async () => (await import('./parts/reading.js')).bringReadings(),
  wheel: async () => (await import('./parts/wheel.js')).bringWheels(),
};

const loading = new Map<Piece, Promise<void>>();

async function load(piece: Piece): Promise<void> {
  const begun = loading.get(piece) ?? loaders[piece]();
  loading.set(piece, begun);
  try {
    await begun;
  } catch (cause) {
    loading.delete(piece);
    throw new HoroscopeError('asset_missing', `the code of "${piece}" could not be loaded`, { cause });
  }
}

export const pieces: Pieces = {
  open: async () => {},
  definitionOf: (name) => definitions[name],
  places: () => {
    if (places === undefined) throw new HoroscopeError('internal', 'the index is read before its code');
    return places;
  },
  hostTexts: () => {
    if (hostTexts === undefined) throw new HoroscopeError('internal', 'texts are taken before their code');
    return hostTexts;
  },
  load,
};
