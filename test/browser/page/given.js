/** The second door: every file is handed over, as whatever the bundler makes of its import: a URL or bytes. */
import places from 'horoscope-engine/data/places-core.bin';
import italic from 'horoscope-engine/data/typefaces/italic.ttf';
import regular from 'horoscope-engine/data/typefaces/regular.ttf';
import semibold from 'horoscope-engine/data/typefaces/semibold.ttf';
import zones from 'horoscope-engine/data/zones.bin';
import { createEngine } from 'horoscope-engine/engine';
import asteroids from 'horoscope-engine/ephe/seas_18.se1';
import stars from 'horoscope-engine/ephe/sefstars.txt';
import moon from 'horoscope-engine/ephe/semo_18.se1';
import planets from 'horoscope-engine/ephe/sepl_18.se1';
import wasm from 'horoscope-engine/swisseph.wasm';
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
      'sepl_18.se1': source(planets),
      'semo_18.se1': source(moon),
      'seas_18.se1': source(asteroids),
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
