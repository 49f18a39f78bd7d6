/**
 * `npm run test:random`: all tests with another seed than every day's, and more tries. It prints the seed, which gives the
 * same run again: `npm run test:random -- 12345`, or of one file `npm run test:random -- 12345 test/place`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [given, ...files] = process.argv.slice(2);
const seed = given === undefined ? Date.now() % 2 ** 31 : Number(given);
if (!Number.isInteger(seed)) throw new Error(`a seed is a whole number, not ${given}`);
const again = `npm run test:random -- ${[seed, ...files].join(' ')}`;
console.log(`seed ${seed}`);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', ...files], {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, RANDOM_SEED: String(seed) },
});
if (status !== 0) console.log(`seed ${seed}; the same again: ${again}`);
process.exitCode = status ?? 1;
