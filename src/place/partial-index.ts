import { HoroscopeError } from '../errors.js';
import { PlaceIndex } from './index.js';
import { PartOfFile, type Range } from './place-file.js';
import { Places } from './places.js';

/** An index of which only some is there. What needs more of it throws `not_loaded`. */
export interface PartialIndex {
  readonly places: PlaceIndex;
  /** What is still missing for a search by a name, as far as is known, file by file; nothing once all is there. */
  missingFor(name: string): readonly (readonly Range[])[];
  /** Adds some of a file. @returns whether it is what belongs there */
  add(file: number, range: Range, bytes: Uint8Array): boolean;
}

/** @param beginnings of the files, as far as their directories at least @throws HoroscopeError `asset_corrupt` */
export function partialIndexIn(beginnings: readonly Uint8Array[]): PartialIndex {
  const files = beginnings.map((bytes) => new PartOfFile(bytes));
  const [core, ...others] = files;
  const places = new PlaceIndex(new Places(core as PartOfFile, ...others));
  const takeWanted = () => files.map((file) => file.takeWanted());
  return {
    places,
    missingFor: (name) => {
      // Of what was asked for before by others.
      takeWanted();
      try {
        for (const { id } of places.searchDetailed(name)) places.byId(id);
      } catch (error) {
        if (!(error instanceof HoroscopeError && error.code === 'not_loaded')) throw error;
      }
      return takeWanted();
    },
    add: (file, range, bytes) => files[file]?.add(range, bytes) ?? false,
  };
}
