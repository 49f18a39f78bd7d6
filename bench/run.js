/**
 * `npm run bench`: every bench of this folder in turn, or those named; `--smoke` runs each for a moment, `--record`
 * keeps what is printed in RESULTS.md, with the machine, the versions and the day. The README quotes that file.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const machinery = [
  'run.js',
  'measure.js',
  'native.js',
  'charts.js',
  'first-page.js',
  'plot.js',
  'scale-worker.js',
  'pdf-memory.js',
];
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--') && word !== '--record');
const benches = readdirSync(here).filter((name) => name.endsWith('.js') && !machinery.includes(name));
const unknown = named.filter((name) => !benches.includes(`${name}.js`));
if (unknown.length > 0) throw new Error(`no bench is called ${unknown}; there are ${benches}`);

// The rivals have a package.json of their own, so that nobody who works on the library must install them.
if (!existsSync(new URL('peers/node_modules/', import.meta.url))) {
  const { status } = await execute('npm', ['ci', '--prefix', 'peers', '--silent', '--no-audit', '--no-fund']);
  if (status !== 0) throw new Error('the rivals in bench/peers could not be installed');
  // Native: npm may have been told not to run install scripts, and not every machine has a compiler.
  await execute('npm', ['rebuild', '--prefix', 'peers', '--silent', 'sweph']);
}
let failed = 0;
/** @type {string[]} */
const sections = [];
for (const bench of benches.sort()) {
  const name = bench.slice(0, -3);
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const { status, printed } = await execute(process.execPath, ['--expose-gc', bench, ...flags]);
  failed += status === 0 ? 0 : 1;
  sections.push(`## ${name}\n\n\`\`\`text\n${printed.trim()}\n\`\`\`\n`);
}
if (process.argv.includes('--record') && failed === 0) record();
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Runs a command, printing what it prints.
 * @param {string} command @param {string[]} words
 * @returns {Promise<{ status: number | null, printed: string }>}
 */
function execute(command, words) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: here, stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      process.stdout.write(text);
    });
    child.on('error', reject).on('close', (status) => resolve({ status, printed }));
  });
}

/** Those named replace their part of the file, so that a long bench need not be run for a short one. */
function record() {
  const file = new URL('RESULTS.md', import.meta.url);
  const kept = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const nameOf = (/** @type {string} */ section) => section.slice(3, section.indexOf('\n'));
  const now = new Map(
    [...kept, ...sections.map((section) => section + stamp())].map((section) => [
      nameOf(section),
      `${section.trim()}\n`,
    ]),
  );
  const inOrder = [...now]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .filter(([name]) => benches.includes(`${name}.js`));
  const { dependencies } = JSON.parse(readFileSync(new URL('peers/package.json', import.meta.url), 'utf8'));
  const rivals = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  writeFileSync(
    file,
    `<!-- Written by \`npm run bench -- --record\`. -->
# What the benches print

Ratios of one run are what counts: times are this machine's, which others use too. Rivals: ${rivals.join(', ')}.

${inOrder.map(([, section]) => section).join('\n')}`,
  );
}

function stamp() {
  const [cpu] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${type()} ${release().split('-')[0]}, ${cpus().length} × ${cpu?.model.trim()}, ${memory} GB\n`;
}
