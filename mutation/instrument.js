/**
 * A copy of the compiled library and its tests in which all changes of some rooms stand side by side, each behind a switch
 * (mutation switching, as Stryker’s instrumenter writes it): nothing is compiled or loaded again for the next change.
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { transformSync } from 'esbuild';
import { createInjector } from 'typed-inject';

const here = fileURLToPath(new URL('./', import.meta.url));
const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * A change: what of which file is put in place of what, and the line that it begins in.
 * @typedef {{ id: number, room: string, file: string, line: number, within: string, kind: string, from: string, to: string }} Change
 */

/** Where the copy of some rooms stands. */
export const folderOf = (/** @type {readonly string[]} */ rooms) => join(here, '.sandbox', rooms.join('+'));

const silent = () => {};
const quiet = () => false;
const logger = {
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
  ...{ isTraceEnabled: quiet, isDebugEnabled: quiet, isInfoEnabled: quiet, isWarnEnabled: quiet },
  ...{ isErrorEnabled: quiet, isFatalEnabled: quiet },
};

/**
 * Makes the copy.
 * @param {readonly string[]} rooms @returns {Promise<{ folder: string, library: string[], changes: Change[] }>} with the files that are changed
 */
export async function copyOf(rooms) {
  const folder = folderOf(rooms);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const name of ['data', 'ephe', 'src', 'docs', 'build', 'bench', 'conformance', 'node_modules'])
    symlinkSync(realpathSync(join(root, name)), join(folder, name), 'dir');
  copyTests(folder);

  const names = rooms
    .flatMap((room) => filesOf(join(folder, 'dist', room)))
    .filter((name) => name.endsWith('.js'));
  const before = names.map((name) => readFileSync(name, 'utf8'));
  const instrumenter = createInjector().provideValue('logger', logger).injectFunction(createInstrumenter);
  const { files, mutants } = await instrumenter.instrument(
    names.map((name, i) => ({ name, mutate: true, content: before[i] })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: false },
  );
  for (const { name, content } of files) writeFileSync(name, switched(content));
  const textOf = new Map(names.map((name, i) => [name, before[i].split('\n')]));
  const changes = mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id: Number(id),
    room: relative(join(folder, 'dist'), fileName).split(sep)[0] ?? '',
    file: relative(folder, fileName),
    line: location.start.line + 1,
    within: (textOf.get(fileName)?.[location.start.line] ?? '').trim(),
    kind: mutatorName,
    from: between(textOf.get(fileName) ?? [], location),
    to: replacement.replace(/\s+/g, ' '),
  }));
  return { folder, library: names, changes };
}

/**
 * The same with switches that cost little, since they stand in the innermost loops: elements of arrays in place of calls,
 * as `worker.js` has them.
 */
function switched(/** @type {string} */ content) {
  const start = content.indexOf('function stryNS_9fa48()');
  const last = content.indexOf('function stryMutAct_9fa48(id)');
  if (start < 0) return content;
  const end = content.indexOf('\n}\n', last) + 3;
  const changed = content
    .slice(end)
    .replace(/stryMutAct_9fa48\("(\d+)"\)/g, '(stryOn_9fa48[0] === $1 && stryHit_9fa48())')
    .replace(
      /stryCov_9fa48\(((?:"\d+"(?:, )?)+)\)/g,
      (_, ids) => `(${ids.replace(/"(\d+)"(?:, )?/g, 'strySeen_9fa48[$1] = ')}1)`,
    );
  return `const { on: stryOn_9fa48, seen: strySeen_9fa48, hit: stryHit_9fa48 } = globalThis.switches;\n${content.slice(0, start)}${changed}`;
}

/** Tests as JavaScript, with the harness of this folder in place of vitest. */
function copyTests(/** @type {string} */ folder) {
  const tests = join(root, 'test');
  const harness = pathToFileURL(join(here, 'harness.js')).href;
  for (const from of filesOf(tests)) {
    const name = relative(tests, from);
    if (name.startsWith('browser')) continue;
    const to = join(folder, 'test', name);
    mkdirSync(join(to, '..'), { recursive: true });
    if (!/(?<!\.d)\.ts$/.test(name)) cpSync(from, to);
    else {
      const { code } = transformSync(readFileSync(from, 'utf8'), {
        loader: 'ts',
        target: 'es2022',
        format: 'esm',
      });
      writeFileSync(
        to.replace(/\.ts$/, '.js'),
        code.replace(/from "vitest"/g, `from ${JSON.stringify(harness)}`),
      );
    }
  }
}

/** @param {string} folder @returns {string[]} */
const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/**
 * The text that a change replaces, on one line.
 * @param {string[]} lines @param {{ start: { line: number, column: number }, end: { line: number, column: number } }} at
 */
function between(lines, { start, end }) {
  const taken = lines.slice(start.line, end.line + 1);
  const last = taken.length - 1;
  taken[last] = (taken[last] ?? '').slice(0, end.column);
  taken[0] = (taken[0] ?? '').slice(start.column);
  return taken.join(' ').replace(/\s+/g, ' ');
}
