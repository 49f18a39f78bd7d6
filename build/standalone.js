/**
 * Part of the build: files for pages that have no bundler, each with all the code that it needs: `engine.min.js` and its
 * friends in `dist/bundle/`. Data and texts stay files of their own, which are found beside them: a `<script
 * type="module">` or an import map names one of these, on one's own server or on a CDN that serves the package. What
 * prints is loaded when somebody prints, and a worker runs the engine's own file. `integrity.json` has their hashes for `integrity` attributes (W3C Subresource
 * Integrity).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { build } from 'esbuild';
import { withFiguresInPlace } from './figures-in-place.js';
import { smallest } from './smallest.js';

const root = new URL('../', import.meta.url);
const folder = new URL('dist/bundle/', root);

/** By name, the module that each is made of. Maps name the compiled modules and their lines without their contents, which a repository has: those would be three times the files. */
const files = [
  {
    name: 'engine.min.js',
    module: 'dist/engine.js',
    more: `export { serve } from './dist/worker/serve.js';`,
  },
  { name: 'pdf.min.js', module: 'dist/pdf/index.js' },
  { name: 'wheel.min.js', module: 'dist/wheel/index.js' },
  { name: 'worker.min.js', module: 'dist/worker/index.js' },
  { name: 'worker-run.min.js', module: 'dist/worker/run.js' },
];

/** @type {Record<string, string>} */
const integrity = {};
for (const { name, module, more = '' } of files) {
  await build({
    stdin: {
      contents: `export * from './${module}';${more}`,
      resolveDir: fileURLToPath(root),
      sourcefile: name,
    },
    outfile: fileURLToPath(new URL(name, folder)),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['modules'],
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: true,
    sourcesContent: false,
    plugins: [
      { name: 'apart', setup: (bundler) => leaveApart(bundler, name) },
      { name: 'figures in place', setup: putFiguresInPlace },
    ],
    logLevel: 'error',
  });
  const bytes = makeSmaller(name);
  integrity[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  console.log(`dist/bundle/${name}: ${bytes.length} bytes, ${integrity[name]}`);
}
writeFileSync(new URL('integrity.json', folder), `${JSON.stringify(integrity, undefined, 2)}\n`);

/** Writes one of the files and its map anew. @param {string} name */
function makeSmaller(name) {
  const [file, mapFile] = [new URL(name, folder), new URL(`${name}.map`, folder)];
  const { code, map } = smallest(
    name,
    readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n$/, ''),
    JSON.parse(readFileSync(mapFile, 'utf8')),
  );
  const bytes = Buffer.from(`${code}\n//# sourceMappingURL=${name}.map\n`);
  writeFileSync(file, bytes);
  writeFileSync(mapFile, JSON.stringify(withLinesAlone(/** @type {NonNullable<typeof map>} */ (map))));
  return bytes;
}

/**
 * Leaves of a map where each line of the library's own modules begins: columns and names are two thirds of it, and what reads
 * a line in a stack needs neither; what comes of other packages is most of the rest, and is not found here.
 * @param {NonNullable<ReturnType<typeof smallest>['map']>} map
 */
function withLinesAlone({ sourcesContent: _, ...map }) {
  const { sources } = map;
  const own = sources.filter((path) => !path.includes('node_modules/'));
  const numbers = sources.map((path) => own.indexOf(path));
  const lines = decode(map.mappings).map((segments) => {
    /** @type {string | undefined} */
    let before;
    /** @type {import('@jridgewell/sourcemap-codec').SourceMapSegment[]} */
    const kept = [];
    for (const [column, source, line] of segments) {
      const number = source === undefined ? -1 : (numbers[source] ?? -1);
      const isOwn = number >= 0 && line !== undefined;
      const origin = isOwn ? `${number}:${line}` : '';
      if (origin === before) continue;
      before = origin;
      kept.push(isOwn ? [column, number, line, 0] : [column]);
    }
    return kept;
  });
  return { ...map, sources: own, names: [], mappings: encode(lines) };
}

/** @param {import('esbuild').PluginBuild} bundler */
function putFiguresInPlace(bundler) {
  bundler.onLoad({ filter: /\/dist\/[^?]*\.js$/ }, async ({ path }) => ({
    contents: await withFiguresInPlace(readFileSync(path, 'utf8'), {
      sourcefile: basename(path),
      sourcemap: 'inline',
    }),
  }));
}

/**
 * Texts and what prints are imported when they are needed, from beside the file. What prints throws the engine's own
 * errors: there is one class of them on a page. What a worker runs is in the engine's file.
 * @param {import('esbuild').PluginBuild} bundler @param {string} name
 */
function leaveApart(bundler, name) {
  if (name === 'worker-run.min.js')
    bundler.onResolve({ filter: /^\.\/serve\.js$/ }, () => ({ path: './engine.min.js', external: true }));
  bundler.onResolve({ filter: /^\.\/[\w-]+\/groups\/[\w-]+\.js$/ }, ({ path }) => ({
    path: `../text/${path.slice(2)}`,
    external: true,
  }));
  if (name !== 'pdf.min.js') {
    bundler.onResolve({ filter: /\/pdf\/index\.js$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './pdf.min.js', external: true } : undefined,
    );
    return;
  }
  // What opens WOFF2, a sixth of the file: typefaces are TrueType or OpenType (src/pdf/typefaces.ts).
  bundler.onResolve({ filter: /^brotli\// }, ({ path }) => ({ path, namespace: 'refused' }));
  bundler.onLoad({ filter: /.*/, namespace: 'refused' }, () => ({
    contents: `export default () => { throw new TypeError('a WOFF2 file'); };`,
  }));
  const errors = fileURLToPath(new URL('dist/errors.js', root));
  bundler.onResolve({ filter: /^engine$/, namespace: 'errors' }, () => ({
    path: './engine.min.js',
    external: true,
  }));
  bundler.onResolve({ filter: /\/errors\.js$/ }, ({ namespace }) =>
    namespace === 'errors' ? { path: errors } : { path: errors, namespace: 'errors' },
  );
  bundler.onLoad({ filter: /.*/, namespace: 'errors' }, () => ({
    contents: `export * from './errors.js'; export { HoroscopeError } from 'engine';`,
    resolveDir: fileURLToPath(new URL('dist/', root)),
  }));
}
