/** Code that is read from disk when it is first used, for Node: a process that wants one horoscope reads the code of one. */
import { writeReadingsWith } from '../answer/reading.js';
import { drawWheelsWith } from '../answer/wheel.js';
import { importNow, isThere } from '../assets/node.js';
import { HoroscopeError } from '../errors.js';
import { type AnyDefinition, type Pieces, pieceOf } from './names.js';
import * as first from './parts/first.js';
import type { PlacesCode } from './parts/places.js';

const definitions: Record<string, AnyDefinition> = { ...first };
/** Of a Node that imports nothing at once, and where a bundler took this file along without those beside it. */
let whole: Pieces | undefined;

/** As a variable: in `new URL` bundlers would look for a file to copy. */
const here = import.meta.url;

const partAt = (name: string): URL => new URL(`./parts/${name}.js`, here);

/** Files of `parts/` that have been read: Node's own look at what it has read takes as long as some positions. */
const read = new Map<string, object>();

/** What a file of `parts/` exports. */
function part<T extends object>(name: string): T {
  let its = read.get(name);
  if (its === undefined) {
    if (importNow === undefined) throw new HoroscopeError('internal', `the code of "${name}" is not there`);
    its = importNow(partAt(name));
    read.set(name, its);
  }
  return its as T;
}

/**
 * Whether this code runs from where it says it lies, which a stack shows, and its parts lie beside it. A bundler leaves the
 * address and moves the code: the parts at that address are of another copy of the library, with errors of another class.
 */
const isInPlace = (): boolean =>
  importNow !== undefined && (new Error('here').stack?.includes(here) ?? false) && isThere(partAt('pairs'));

export const pieces: Pieces = {
  open: async () => {
    if (whole !== undefined || isInPlace()) return;
    whole = (await import('./whole.js')).pieces;
  },
  definitionOf: (name) => {
    if (whole !== undefined) return whole.definitionOf(name);
    if (definitions[name] === undefined) Object.assign(definitions, part(pieceOf[name]));
    return definitions[name];
  },
  places: () => whole?.places() ?? part<PlacesCode>('places'),
  hostTexts: () => whole?.hostTexts() ?? part('host-texts'),
  load: async () => {},
};

writeReadingsWith((...given) => part<typeof import('./parts/reading.js')>('reading').natalReading(...given));
drawWheelsWith((...given) => part<typeof import('./parts/wheel.js')>('wheel').wheelOfDay(...given));
