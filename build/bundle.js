/**
 * Part of the build: the doors bundled, for Node in `dist/bundle/` and for pages in `dist/browser/`. What an engine always
 * needs is one file, each of its pieces (src/pieces/parts/) another, and what several of these share a third: Node reads
 * few files in place of six hundred, pages ask for few, and bundlers of pages take files apart no further. The modules that the compiler
 * wrote stay beside them for the declarations, and for the tests.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { doorsIn, inPackage, packages, textGroup } from './doors.js';
import { withFiguresInPlace } from './figures-in-place.js';
import { smallest } from './smallest.js';

/** The files of `src/pieces/parts/`, by their names in there. */
const parts = Object.fromEntries(
  readdirSync(inPackage('dist/pieces/parts/'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file.slice(0, -3), inPackage(`dist/pieces/parts/${file}`)]),
);

/** A module of the library's own, as the compiler wrote it. */
const inPackageModule = /\/dist\/(?!bundle\/|browser\/)[^?]*\.js$/;

/**
 * @typedef {object} Target
 * @property {string} folder of `dist/`
 * @property {Record<string, string>} own what `package.json` has under `imports` there
 * @property {Record<string, string>} besides entries that are no doors, by their names
 * @property {(code: string) => Promise<string>} inlined each module before it is bundled
 * @property {(code: string) => string} renamed
 * @property {import('esbuild').TransformOptions} smaller
 * @property {(code: string) => string} finished
 */

/** @type {Target[]} */
const targets = [
  {
    folder: 'bundle',
    own: {
      '#assets': inPackage('dist/assets/node.js'),
      '#pieces': inPackage('dist/pieces/as-used.js'),
      '#worker-port': inPackage('dist/worker/port-node.js'),
    },
    // What src/pieces/as-used.ts looks for beside itself.
    besides: {
      cli: inPackage('dist/cli.js'),
      ...Object.fromEntries(Object.entries(parts).map(([name, path]) => [`parts/${name}`, path])),
    },
    // Fewer bytes to compile, in characters of one byte each; names of functions and classes stay, for whoever reads a stack.
    inlined: async (code) => code,
    renamed: withShortVariables,
    smaller: { minifyWhitespace: true, minifySyntax: true, charset: 'ascii' },
    finished: (code) => code,
  },
  {
    folder: 'browser',
    own: {
      '#assets': inPackage('dist/assets/fetch.js'),
      '#pieces': inPackage('dist/pieces/by-need.js'),
      '#worker-port': inPackage('dist/worker/port.js'),
    },
    besides: {},
    inlined: withFiguresInPlace,
    renamed: (code) => code,
    smaller: { minify: true, charset: 'utf8' },
    finished: (code) => smallest('chunk.js', code).code,
  },
];

for (const target of targets) await bundle(target);

/** @param {Target} target */
async function bundle({ folder: name, own, besides, inlined, renamed, smaller, finished }) {
  const doors = doorsIn(name);
  const folder = inPackage(`dist/${name}/`);
  rmSync(folder, { recursive: true, force: true });

  const engine = reachedFrom(/** @type {string} */ (doors.engine), own);
  const doorsAlone = ['wheel', 'worker', 'places'];
  const alone = new Set(doorsAlone.flatMap((door) => [...reachedFrom(doors[door] ?? '', own)]));
  const common = new Set([...alone].filter((path) => engine.has(path)));
  const pieces = Object.entries(parts).map(([piece, path]) => ({
    piece,
    modules: new Set([...reachedFrom(path, own)].filter((module) => !engine.has(module))),
  }));
  const shared = new Set(
    pieces.flatMap(({ piece, modules }) =>
      [...modules].filter((module) =>
        pieces.some((other) => other.piece !== piece && other.modules.has(module)),
      ),
    ),
  );

  const inPlaces = new Set(pieces.find(({ piece }) => piece === 'places')?.modules);

  /** The file that a module goes into, where that is not left to the bundler. @param {string} path */
  const fileOf = (path) => {
    // What brings a piece knows the engine; the piece itself may be a door that does without.
    if (/\/pieces\/parts\/(?:wheel|places)\.js$/.test(path)) return undefined;
    if (common.has(path)) return 'common';
    if (engine.has(path)) return 'base';
    // A page on which a place is typed asks for many small files already: what finding it takes is not in one more.
    if (shared.has(path) && inPlaces.has(path)) return 'base';
    if (shared.has(path)) return 'shared';
    const piece = pieces.find(({ modules }) => modules.has(path))?.piece;
    // What a piece needs beside its door would bring the engine's modules to the door.
    return piece !== undefined && doorsAlone.includes(piece) && !alone.has(path) ? undefined : piece;
  };

  const bundler = await rolldown({
    input: { ...doors, ...besides },
    preserveEntrySignatures: 'allow-extension',
    platform: name === 'browser' ? 'browser' : 'neutral',
    treeshake: {
      moduleSideEffects: [
        { test: /\/dist\/(?:index|cli|worker\/run|pieces\/as-used|pieces\/whole)\.js$/, sideEffects: true },
      ],
    },
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    resolve: { mainFields: ['module', 'main'], alias: own },
    external: [/^node:/, ...packages.map((dependency) => new RegExp(`^${dependency}(?:/|$)`))],
    plugins: [
      {
        name: 'texts',
        resolveId: leaveTexts,
        transform: {
          filter: { id: inPackageModule },
          handler: async (code) => ({ code: await inlined(code), map: null }),
        },
        // By esbuild, which leaves addresses as bundlers look for them.
        renderChunk: async (code) => ({
          code: finished(
            (await transform(renamed(code), { ...smaller, format: 'esm', target: 'es2022' })).code,
          ),
          map: null,
        }),
      },
    ],
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
  console.log(`dist/${name}: ${readdirSync(folder).length} files`);
}

/** @param {string} code */
function withShortVariables(code) {
  const mangle = { toplevel: false, keepNames: { function: true, class: true } };
  const codegen = { removeWhitespace: false };
  const { code: short, errors } = minifySync('chunk.js', code, {
    module: true,
    compress: false,
    mangle,
    codegen,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return short;
}

/** @param {string} id */
function leaveTexts(id) {
  const [, path] = textGroup.exec(id) ?? [];
  return path === undefined ? null : { id: `../text/${path}`, external: /** @type {const} */ ('absolute') };
}

/** Every module that comes along with one. @param {string} path @param {Record<string, string>} own */
function reachedFrom(path, own) {
  const reached = new Set([path]);
  for (const module of reached) for (const imported of importedBy(module, own)) reached.add(imported);
  return reached;
}

/** The library's own modules that one imports, but for those by need. @param {string} module @param {Record<string, string>} own */
function importedBy(module, own) {
  const code = readFileSync(module, 'utf8');
  return [...code.matchAll(/\b(?:from|import)\s*['"]([.#][^'"]+)['"]/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('.json') && !/\/groups\//.test(name))
    .map((name) => own[name] ?? resolve(dirname(module), name));
}
