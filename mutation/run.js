/**
 * Mutation testing by Stryker: each room's compiled modules are changed in small ways, one at a time, and its tests must
 * notice. `npm run mutation` does every room, `npm run mutation -- time place` those named; what is left undetected is
 * printed, and the score of each room is kept in RESULTS.md. Hours for all, half an hour for a small room.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);
const root = fileURLToPath(new URL('../', here));

/** Rooms, and the tests that hold them: Stryker runs of these the ones that reach a changed line. */
const rooms = {
  chart: [
    'test/chart/**/*.test.ts',
    'test/property/natal.test.ts',
    'test/operations/natal.test.ts',
    'test/operations/included.test.ts',
    'test/operations/composite.test.ts',
  ],
  time: ['test/time/**/*.test.ts', 'test/conformance/pack.test.ts', 'test/operations/natal.test.ts'],
  place: ['test/place/**/*.test.ts', 'test/operations/places.test.ts'],
  cast: ['test/cast/**/*.test.ts', 'test/operations/**/*.test.ts'],
  chinese: ['test/chinese/**/*.test.ts', 'test/operations/chinese.test.ts'],
  schema: ['test/schema/**/*.test.ts', 'test/operations/**/*.test.ts'],
  search: ['test/search/**/*.test.ts', 'test/property/search*.test.ts'],
  reading: ['test/reading/**/*.test.ts'],
  report: ['test/report/**/*.test.ts'],
  wheel: ['test/wheel/**/*.test.ts'],
  service: ['test/service/**/*.test.ts'],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in rooms));
if (unknown.length > 0) throw new Error(`no room is called ${unknown}; there are ${Object.keys(rooms)}`);
if (!existsSync(new URL('node_modules/', here)))
  spawnSync(
    'npm',
    [
      'ci',
      '--prefix',
      'mutation',
      '--silent',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--legacy-peer-deps',
    ],
    { cwd: root, stdio: 'inherit' },
  );
const stryker = fileURLToPath(new URL('node_modules/@stryker-mutator/core/bin/stryker.js', here));

for (const [room, tests] of Object.entries(rooms)) {
  if (named.length > 0 && !named.includes(room)) continue;
  const report = `mutation/reports/${room}.json`;
  const settings = {
    testRunner: 'vitest',
    plugins: [fileURLToPath(new URL('node_modules/@stryker-mutator/vitest-runner/dist/src/index.js', here))],
    vitest: { configFile: 'mutation/vitest.config.ts', related: false },
    mutate: [`dist/${room}/**/*.js`],
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    // What runs while a module loads would need every test anew for each change.
    ignoreStatic: true,
    // TypeScript 7 has not the functions that it would read the configuration with, and nothing here is compiled.
    tsconfigFile: 'mutation/none.json',
    concurrency: Math.max(1, availableParallelism() - 1),
    timeoutMS: 60_000,
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: report },
    ignorePatterns: ['bench', 'docs', 'page', 'conformance/others', 'mutation/reports', '.git'],
    tempDirName: 'mutation/.sandbox',
  };
  const file = fileURLToPath(new URL('stryker.json', here));
  writeFileSync(file, JSON.stringify(settings));
  const { status } = spawnSync(process.execPath, [stryker, 'run', file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TESTS: tests.join(' ') },
  });
  if (status === 0) record(room, JSON.parse(readFileSync(new URL(`../${report}`, here), 'utf8')));
}

/**
 * One line a room: how many of its changes were noticed.
 * @param {string} room @param {{ files: Record<string, { mutants: { status: string }[] }> }} report
 */
function record(room, { files }) {
  const mutants = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, missed, unreached] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
  const score = ((100 * noticed) / (noticed + missed + unreached)).toFixed(1);
  const line = `| ${room} | ${score} % | ${noticed} | ${missed} | ${unreached} | ${new Date().toISOString().slice(0, 10)} |`;
  console.log(line);
  const kept = new URL('RESULTS.md', here);
  const lines = existsSync(kept)
    ? readFileSync(kept, 'utf8')
        .split('\n')
        .filter((one) => /^\| [a-z]+ \|/.test(one) && !one.startsWith('| room'))
    : [];
  const rows = [...lines.filter((one) => !one.startsWith(`| ${room} |`)), line].sort();
  writeFileSync(
    kept,
    `<!-- Written by \`npm run mutation\`. -->
# What the tests notice

Stryker's changes of the compiled modules, by room: how many of them the room's tests notice, do not notice, or never reach.

| room | score | noticed | missed | never reached | day |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
}
