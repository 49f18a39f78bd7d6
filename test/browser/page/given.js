/** The second door: every file is handed over, as whatever the bundler makes of its import: a URL or bytes. */

import places from 'horoscope-engine/data/places-core.bin';
import italic from 'horoscope-engine/data/typefaces/italic.ttf';
import regular from 'horoscope-engine/data/typefaces/regular.ttf';
import semibold from 'horoscope-engine/data/typefaces/semibold.ttf';
import { createEngine } from 'horoscope-engine/engine';
import ephemeris from 'horoscope-engine/ephe/ephemeris.bin';
import stars from 'horoscope-engine/packed/sefstars.txt.gz';
import wasm from 'horoscope-engine/packed/swisseph.wasm.gz';
import zones from 'horoscope-engine/packed/zones.bin.gz';
import { horoscopes } from './horoscopes.js';
import { pictures } from './pictures.js';
import { tell } from './tell.js';

/** @param {string | Uint8Array} file */
const source = (file) => (typeof file === 'string' ? new URL(file, document.baseURI) : file);

// No `await` at the top level: the inlined page is a classic script, which knows none.
createEngine({
  assets: {
    wasm: source(wasm),
    ephemeris: {
      'ephemeris.bin': source(ephemeris),
      'sefstars.txt': source(stars),
    },
    places: source(places),
    zones: source(zones),
  },
})
  .then(async (engine) => [
    ...horoscopes(engine),
    ...(await pictures(engine, {
      regular: source(regular),
      italic: source(italic),
      semibold: source(semibold),
    })),
  ])
  .then(tell);
