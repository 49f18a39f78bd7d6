/**
 * Part of the build: the doors for pages, minified, in `dist/browser/`. What an engine always needs is one file, each of
 * its pieces (src/pieces/) another, and what several of these share a third: bundlers of pages take files apart no
 * further, and a page asks for few.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { doorsIn, inPackage, packages, textGroup } from './doors.js';

const doors = doorsIn('browser');
const folder = inPackage('dist/browser/');
rmSync(folder, { recursive: true, force: true });

/** What `package.json` has under `imports` for pages. */
const own = {
  '#assets': inPackage('dist/assets/fetch.js'),
  '#pieces': inPackage('dist/pieces/by-need.js'),
  '#worker-port': inPackage('dist/worker/port.js'),
};

const engine = reachedFrom(/** @type {string} */ (doors.engine));
const alone = ['wheel', 'worker', 'places'].flatMap((door) => [...reachedFrom(doors[door] ?? '')]);
const common = new Set(alone.filter((path) => engine.has(path)));
const pieces = importedBy(own['#pieces'])
  .filter(({ byNeed }) => byNeed)
  .map(({ path }) => ({
    name: basename(path, '.js'),
    modules: new Set([...reachedFrom(path)].filter((module) => !engine.has(module))),
  }));
const shared = new Set(
  pieces.flatMap(({ name, modules }) =>
    [...modules].filter((module) => pieces.some((piece) => piece.name !== name && piece.modules.has(module))),
  ),
);

/** The file that a module goes into, where that is not left to the bundler. @param {string} path */
function fileOf(path) {
  // What brings a piece knows the engine; the piece itself may be a door that does without.
  if (/\/pieces\/(?:wheel|places)\.js$/.test(path)) return undefined;
  if (common.has(path)) return 'common';
  if (engine.has(path)) return 'base';
  if (shared.has(path)) return 'shared';
  return pieces.find(({ modules }) => modules.has(path))?.name;
}

const bundler = await rolldown({
  input: doors,
  preserveEntrySignatures: 'allow-extension',
  platform: 'browser',
  treeshake: { moduleSideEffects: [{ test: /\/dist\/(?:index|worker\/run)\.js$/, sideEffects: true }] },
  resolve: { mainFields: ['module', 'main'], alias: own },
  external: [/^node:/, ...packages.map((name) => new RegExp(`^${name}(?:/|$)`))],
  plugins: [{ name: 'texts', resolveId: leaveTexts, renderChunk: smaller }],
  logLevel: 'warn',
});
await bundler.write({
  dir: folder,
  minify: false,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: (path) => fileOf(path) ?? null, debugName: 'pieces' }],
  },
});
await bundler.close();

/** @param {string} id */
function leaveTexts(id) {
  const [, path] = textGroup.exec(id) ?? [];
  return path === undefined ? null : { id: `../text/${path}`, external: /** @type {const} */ ('absolute') };
}

/** By esbuild, which leaves addresses as bundlers look for them. @param {string} code */
async function smaller(code) {
  const made = await transform(code, { minify: true, format: 'esm', target: 'es2022', charset: 'utf8' });
  return { code: made.code, map: null };
}

/** Every module that comes along with one. @param {string} path */
function reachedFrom(path) {
  const reached = new Set([path]);
  for (const module of reached)
    for (const imported of importedBy(module)) if (!imported.byNeed) reached.add(imported.path);
  return reached;
}

/** The library's own modules that one names. @param {string} module */
function importedBy(module) {
  const code = readFileSync(module, 'utf8');
  const found = code.matchAll(/\b(?:from|import)\s*(\(?)\s*['"]([.#][^'"]+)['"]/g);
  return [...found]
    .filter(([, , name = '']) => !name.endsWith('.json') && !/\/groups\//.test(name))
    .map(([, bracket, name = '']) => ({
      byNeed: bracket === '(',
      path: /** @type {Record<string, string>} */ (own)[name] ?? resolve(dirname(module), name),
    }));
}

console.log(`dist/browser: ${readdirSync(folder).length} files`);
