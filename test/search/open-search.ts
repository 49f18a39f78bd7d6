import { type SearchSettings, SkySearch } from '#dist/search/search.js';
import { Trajectories } from '#dist/search/trajectories.js';
import { openSky } from '../sky/open-sky.js';

export const tropical: SearchSettings = { ayanamsa: undefined, node: 'true', lilith: 'mean' };

/** A search with nothing found yet, on the repository's own files. */
export const openSearch = (settings = tropical, sky = openSky(), bytes?: number): SkySearch =>
  new SkySearch(new Trajectories(sky, bytes), settings);
