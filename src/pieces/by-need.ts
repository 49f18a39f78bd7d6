/**
 * Code that comes when a part is loaded, for pages: bundlers make files of what is imported here on demand. Files are
 * few, since a request costs more than some kilobytes do.
 */
import { HoroscopeError } from '../errors.js';
import * as first from '../operations/parts/first.js';
import type { AnyDefinition, Piece, Pieces } from './names.js';

const definitions: Record<string, AnyDefinition> = { ...first };
let indexIn: Pieces['placeIndexIn'] | undefined;

const defined = async (operations: Promise<Readonly<Record<string, AnyDefinition>>>): Promise<void> => {
  Object.assign(definitions, await operations);
};

const loaders: Readonly<Record<Piece, () => Promise<void>>> = {
  pairs: () => defined(import('../operations/parts/pairs.js')),
  periods: () => defined(import('../operations/parts/periods.js')),
  returns: () => defined(import('../operations/parts/returns.js')),
  reports: () => defined(import('../operations/parts/reports.js')),
  chinese: () => defined(import('../operations/parts/chinese.js')),
  sky: () => defined(import('../operations/parts/sky.js')),
  places: async () => {
    indexIn = (await import('./places.js')).placeIndexIn;
  },
  wheel: async () => (await import('./wheel.js')).bringWheels(),
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
  definitionOf: (name) => definitions[name],
  placeIndexIn: (bytes) => {
    if (indexIn === undefined) throw new HoroscopeError('internal', 'the index is read before its code');
    return indexIn(bytes);
  },
  load,
};
