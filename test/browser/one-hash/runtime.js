/** A runtime with files: reads the requests that it is given the path of, and prints the hashes. */
import { readFileSync } from 'node:fs';
import { createEngine } from 'horoscope-engine/engine';
import { hashes } from './hashes.js';

const lines = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const engine = await createEngine({ placeTier: 'core' });
console.log(JSON.stringify(await hashes(engine, lines)));
