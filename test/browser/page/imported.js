/** The root door: the library finds its own files, and its functions are ready on import. */
import * as engine from 'horoscope-engine';
import { horoscopes } from './horoscopes.js';
import { pictures } from './pictures.js';
import { tell } from './tell.js';

await tell([...horoscopes(engine), ...(await pictures(engine))]);
