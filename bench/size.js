/**
 * Bytes shipped, raw and gzipped, by part: of the npm package as `npm pack` would make it, and of scripts for
 * browsers that import it, bundled and minified by esbuild.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { smoke } from './measure.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const level = smoke ? 1 : 9;
const gzipped = (/** @type {Uint8Array} */ bytes) => gzipSync(bytes, { level }).length;

/** What a file of the package is part of: the first pattern that its path matches. @type {[RegExp, string][]} */
const parts = [
  [/^dist\/sky\/swisseph\.wasm$/, 'wasm'],
  [/^dist\/packed\/sefstars/, 'stars, packed'],
  [/^dist\/packed\/swisseph/, 'wasm, packed'],
  [/^dist\/packed\/zones/, 'zones, packed'],
  [/^ephe\//, 'ephemeris'],
  [/^data\/places-rest\.bin$/, 'places, the others'],
  [/^data\/places-core\.bin$/, 'places, core'],
  [/^data\/zones\.bin$/, 'zones'],
  [/^data\/typefaces\//, 'typefaces'],
  [/\.d\.ts$/, 'types'],
  [/^dist\/text\/([^/]+)\/groups\/[\w-]+\.js$/, 'texts'],
  [/^dist\/browser\//, 'code for pages'],
  [/^dist\/bundle\/.*\.min\.js|^dist\/bundle\/integrity/, 'code in one file'],
  [/^dist\//, 'code'],
  [/\.md$|^[^/]+$/, 'documents'],
];

/** @typedef {{ raw: number, gzip: number }} Size */
/** @type {Map<string, Size>} */
const shipped = new Map(parts.map(([, part]) => [part, { raw: 0, gzip: 0 }]));
shipped.delete('texts');
for (const path of packedFiles()) {
  const bytes = readFileSync(root + path);
  const size = shipped.get(partOf(path)) ?? { raw: 0, gzip: 0 };
  shipped.set(partOf(path), { raw: size.raw + bytes.length, gzip: size.gzip + gzipped(bytes) });
}
print('The npm package', shipped);

for (const code of [
  "import { natal } from 'horoscope-engine'; console.log(natal);",
  "import { createEngine } from 'horoscope-engine/engine'; console.log(createEngine);",
  "import { chartWheel } from 'horoscope-engine/wheel'; console.log(chartWheel);",
  "import * as pictures from 'horoscope-engine/wheel'; console.log(pictures);",
  "import { pdfReport } from 'horoscope-engine/pdf'; console.log(pdfReport);",
])
  print(`${code.split(';')[0]}, bundled and minified`, await bundled(code));

const download = ['wasm, packed', 'ephemeris', 'places, core', 'zones, packed', 'stars, packed'];
print(
  'The files that a page fetches by default',
  new Map([...shipped].filter(([part]) => download.includes(part))),
);

/** Kilobytes by brotli, or as they are served where they are packed already. */
const brotli = (/** @type {string} */ path) => {
  const bytes = readFileSync(root + path);
  if (path.endsWith('.gz')) return bytes.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: smoke ? 4 : 11 };
  return brotliCompressSync(bytes, { params }).length;
};
const fetched = packedFiles().filter((path) =>
  /^dist\/packed\/|^data\/places-core\.bin$|^ephe\/ephemeris\.bin$|^dist\/text\/en\/groups\/[\w-]+\.js$/.test(
    path,
  ),
);
/** @type {Map<string, number>} */
const everything = new Map();
for (const path of fetched) everything.set(partOf(path), (everything.get(partOf(path)) ?? 0) + brotli(path));
const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(2);
console.log(
  `\nAll of it offline but for the code, English, core places, by brotli: ${megabytes([...everything.values()].reduce((sum, bytes) => sum + bytes, 0))} MB (budget with the code 3.5)`,
);
for (const [part, bytes] of [...everything].sort((a, b) => b[1] - a[1]))
  console.log(`  ${part.padEnd(34)} ${megabytes(bytes)}`);
const page = fetched.filter((path) => /zones|wasm|groups\/(?:common|signs|natal)\.js/.test(path));
const decade = 42_000;
console.log(
  `A first natal but for the code: ${((page.reduce((sum, path) => sum + brotli(path), 0) + decade) / 1e6).toFixed(3)} MB (budget with the code 0.5)`,
);

/** @returns {string[]} */
function packedFiles() {
  const words = ['pack', '--dry-run', '--ignore-scripts', '--json', '--silent'];
  const [packed] = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8' }));
  return packed.files.map((/** @type {{ path: string }} */ { path }) => path);
}

/** @param {string} path */
function partOf(path) {
  for (const [pattern, part] of parts) {
    const [match, language] = pattern.exec(path) ?? [];
    if (match !== undefined) return language === undefined ? part : `${part}, ${language}`;
  }
  throw new Error(`${path} is of no part that this bench knows`);
}

/** The scripts of a page, each with what it loads by dynamic import in files of their own. @param {string} contents */
async function bundled(contents) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    outdir: 'bundle',
    write: false,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  });
  /** @type {Map<string, Size>} */
  const sizes = new Map();
  const byPackage = { 'horoscope-engine': 0 };
  for (const { path, contents: bytes } of outputFiles) {
    const output = metafile.outputs[path.slice(root.length).replaceAll('\\', '/')];
    const entry = output?.entryPoint ?? '';
    const language = /\/text\/([^/]+)\/groups\/[\w-]+\.js$/.exec(entry)?.[1];
    const printing = /\/pdf\/index\.js$|\/text\/[^/]+\/print\.js$/.test(entry);
    const part = language !== undefined ? `texts, ${language}` : printing ? 'printing' : 'code';
    const size = sizes.get(part) ?? { raw: 0, gzip: 0 };
    sizes.set(part, { raw: size.raw + bytes.length, gzip: size.gzip + gzipped(bytes) });
    if (part === 'code') addByPackage(byPackage, output?.inputs ?? {});
  }
  const ofCode = Object.entries(byPackage).map(
    ([name, raw]) => /** @type {const} */ ([`  of it ${name}`, { raw, gzip: Number.NaN }]),
  );
  const [code, ...texts] = [...sizes].sort();
  return new Map(code ? [code, ...ofCode, ...texts] : []);
}

/**
 * @param {Record<string, number>} byPackage
 * @param {Record<string, { bytesInOutput: number }>} inputs
 */
function addByPackage(byPackage, inputs) {
  for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
    const name = /^node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(path)?.[1] ?? 'horoscope-engine';
    byPackage[name] = (byPackage[name] ?? 0) + bytesInOutput;
  }
}

/** @param {string} title @param {ReadonlyMap<string, Size>} sizes */
function print(title, sizes) {
  const rows = [...sizes].filter(([, { raw }]) => raw > 0);
  const whole = rows.filter(([part]) => !part.startsWith(' '));
  const sum = (/** @type {'raw' | 'gzip'} */ kind) =>
    whole.reduce((total, [, size]) => total + size[kind], 0);
  rows.push(['all', { raw: sum('raw'), gzip: sum('gzip') }]);
  console.log(`\n${title}: bytes raw, gzipped (level ${level}), share of the gzipped`);
  for (const [part, { raw, gzip }] of rows) {
    const packed = Number.isNaN(gzip)
      ? ''
      : `${number(gzip)}  ${((100 * gzip) / sum('gzip')).toFixed(1).padStart(5)} %`;
    console.log(`  ${part.padEnd(34)} ${number(raw)} ${packed}`.trimEnd());
  }
}

/** @param {number} bytes */
function number(bytes) {
  return String(bytes)
    .replace(/\B(?=(\d{3})+$)/g, ',')
    .padStart(12);
}
