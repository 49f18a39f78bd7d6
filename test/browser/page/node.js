/** What the pages are held to: Node, on the place index that browsers have. */
import { writeFileSync } from 'node:fs';
import { createEngine } from 'horoscope-engine/engine';
import { horoscopes } from './horoscopes.js';

const engine = await createEngine({ placeTier: 'core' });
writeFileSync(new URL('node.jsonl', import.meta.url), horoscopes(engine).join('\n'));
