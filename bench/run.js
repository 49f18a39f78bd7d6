/** `npm run bench`: every bench of this folder in turn, or those named; `--smoke` runs each for a moment. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const machinery = ['run.js', 'measure.js', 'native.js', 'charts.js', 'first-page.js'];
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const benches = readdirSync(here).filter((name) => name.endsWith('.js') && !machinery.includes(name));
const unknown = named.filter((name) => !benches.includes(`${name}.js`));
if (unknown.length > 0) throw new Error(`no bench is called ${unknown}; there are ${benches}`);

// The rivals have a package.json of their own, so that nobody who works on the library must install them.
if (!existsSync(new URL('peers/node_modules/', import.meta.url))) {
  execute('npm', ['ci', '--prefix', 'peers', '--silent', '--no-audit', '--no-fund']);
  // Native: npm may have been told not to run install scripts, and not every machine has a compiler.
  execute('npm', ['rebuild', '--prefix', 'peers', '--silent', 'sweph'], true);
}
let failed = 0;
for (const bench of benches.sort()) {
  if (named.length > 0 && !named.includes(bench.slice(0, -3))) continue;
  console.log(`\n=== ${bench.slice(0, -3)}`);
  failed += execute(process.execPath, ['--expose-gc', bench, ...flags], true) ? 0 : 1;
}
process.exitCode = failed === 0 ? 0 : 1;

/** @param {string} command @param {string[]} words @param {boolean} [mayFail] */
function execute(command, words, mayFail = false) {
  const { status } = spawnSync(command, words, { cwd: here, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0 && !mayFail) throw new Error(`${command} ${words.join(' ')} failed`);
  return status === 0;
}
