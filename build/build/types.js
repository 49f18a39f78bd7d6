/**
 * Part of the build: keeps declarations out of the package that no door leads to. `dist/.npmignore` names them, since in a
 * folder below the package's own npm heeds it even where `files` takes everything.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { declarations, inPackage } from './doors.js';

const folder = inPackage('dist/');
const reached = new Set(declarations);
for (const path of reached)
  for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(
    /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["'](\.[^"']+)["']/g,
  )) {
    const declaration = resolve(dirname(path), specifier.replace(/\.(c?)js$/, '.d.$1ts'));
    if (existsSync(declaration)) reached.add(declaration);
    // In an example of a comment, else the compiler would have refused it.
  }

const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.d\.c?ts$/.test(path))
  .map((path) => join(folder, path));
const unreached = all.filter((path) => !reached.has(path));
const inDist = (/** @type {string} */ path) => `/${relative(folder, path).replaceAll('\\', '/')}`;
// A folder in one line where none of its own is reached: npm holds each file to each line, and took ten seconds for 1,300.
const open = new Set(all.filter((path) => reached.has(path)).map((path) => dirname(path)));
const lines = unreached.map((path) =>
  path.endsWith('.d.ts') && !open.has(dirname(path)) ? `${inDist(dirname(path))}/*.d.ts` : inDist(path),
);
writeFileSync(join(folder, '.npmignore'), `${[...new Set(lines)].sort().join('\n')}\n`);
console.log(`dist: ${all.length - unreached.length} of ${all.length} declarations are shipped`);
