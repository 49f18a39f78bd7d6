/**
 * Copies the compiled time zones of the host's Debian `tzdata` into data/tz, with a manifest of checksums.
 *
 *     node data/refresh-zones.js && node data/build-zones.js
 *
 * Run by hand when a new tz version is out; `build-zones.js` never looks outside data/tz.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = '/usr/share/zoneinfo';
const target = fileURLToPath(new URL('tz/', import.meta.url));

/** `posix` and `right` repeat the tree without and with leap seconds; the others are no place's clock. */
const leftOut = new Set(['posix', 'right', 'localtime', 'posixrules', 'Factory']);

const [, packageVersion = ''] = execFileSync('dpkg-query', ['-W', 'tzdata'], { encoding: 'utf8' })
  .trim()
  .split('\t');
const text = readFileSync(join(source, 'tzdata.zi'), 'latin1');
const version = /^# version (\S+)/.exec(text)?.[1];
if (version === undefined || !packageVersion.startsWith(`${version}-`)) {
  throw new Error(`tzdata.zi is of ${version}, the package of ${packageVersion}`);
}
if (!/^# ddeps backzone\b/m.test(text)) throw new Error('this tzdata is not compiled with backzone');
if (!existsSync(join(source, 'US/Eastern')))
  throw new Error('old names are missing: install tzdata-legacy too');

/** @type {Record<string, string>} */
const files = {};
/** @type {Record<string, string>} */
const aliases = {};

rmSync(target, { recursive: true, force: true });
for (const name of namesIn('')) {
  const real = relative(source, realpathSync(join(source, name)));
  if (real !== name) {
    aliases[name] = real;
    continue;
  }
  const bytes = readFileSync(join(source, name));
  if (bytes.toString('latin1', 0, 4) !== 'TZif') continue;
  files[name] = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(dirname(join(target, name)), { recursive: true });
  writeFileSync(join(target, name), bytes);
}

const manifest = {
  version,
  source: `Debian package tzdata ${packageVersion}, ${source}, compiled with backzone; public domain`,
  files,
  aliases,
};
writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, undefined, 1)}\n`);
console.log(`tz ${version}: ${Object.keys(files).length} files, ${Object.keys(aliases).length} aliases`);

/**
 * The names below a folder of the source, in byte order, symbolic links included.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function namesIn(folder) {
  const entries = readdirSync(join(source, folder), { withFileTypes: true });
  return entries
    .filter((entry) => folder !== '' || !leftOut.has(entry.name))
    .map((entry) => ({ name: folder === '' ? entry.name : `${folder}/${entry.name}`, entry }))
    .flatMap(({ name, entry }) => (entry.isDirectory() ? namesIn(name) : [name]))
    .sort();
}
