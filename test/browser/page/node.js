/** What the pages are held to: Node, on the place index that browsers have. */
import { writeFileSync } from 'node:fs';
import { createEngine } from 'horoscope-engine/engine';
import { horoscopes } from './horoscopes.js';
import { pictures } from './pictures.js';

const engine = await createEngine({ placeTier: 'core' });
const lines = [...horoscopes(engine), ...(await pictures(engine))];
writeFileSync(new URL('node.jsonl', import.meta.url), lines.join('\n'));
