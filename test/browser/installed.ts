import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packed } from '../packed.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of a folder of the repository, in which the library is to be installed. */
function copied(from: string): { folder: string; remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'horoscope-browser-')));
  cpSync(join(root, from), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * A folder with the pages of `page/`, or of another folder of the repository, in which the library is installed as a user
 * would have it, by npm. What it depends on comes from the repository's own `node_modules`, in the versions of the lock
 * file, and the library from the tarball of `npm pack`, so that `files` and `exports` are what is tested; no registry is
 * asked, nor what npm remembers of one.
 */
export function installed(from = 'test/browser/page'): { folder: string; remove: () => void } {
  const { folder, remove } = copied(from);
  const dependencies: Record<string, string> = { 'horoscope-engine': `file:${packed()}` };
  const overrides: Record<string, string> = {};
  // A package that another one has a version of its own of: npm is told to do with the common one, and it is laid in after.
  const nested: string[] = [];
  for (const path of runtimeDependencies()) {
    const [parent, name = ''] = path.split(/\/?node_modules\//).slice(-2);
    if (parent === '') dependencies[name] = `file:${join(root, path)}`;
    else {
      overrides[name] = `$${name}`;
      nested.push(path);
    }
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies, overrides }),
  );
  npm(folder, 'install', '--offline', '--install-links', '--ignore-scripts', '--silent');
  for (const path of nested) cpSync(join(root, path), join(folder, path), { recursive: true });
  return { folder, remove };
}

/**
 * The same, laid out as npm lays it out, without npm, which takes ten seconds for it.
 *
 * @param more packages of the repository to be there besides
 */
export function unpacked(from: string, more: readonly string[] = []): { folder: string; remove: () => void } {
  const { folder, remove } = copied(from);
  const own = join(folder, 'node_modules/horoscope-engine');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', packed(), '-C', own, '--strip-components=1']);
  for (const path of [...runtimeDependencies(), ...more.map((name) => `node_modules/${name}`)])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  return { folder, remove };
}

/** What an installation brings along: its folders. */
function runtimeDependencies(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path);
}

function npm(folder: string, ...words: string[]): void {
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
}
