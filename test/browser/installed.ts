import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A folder with the pages of `page/`, or of another folder of the repository, in which the library is installed as a user would have it: from the tarball
 * of `npm pack`, so that `files` and `exports` are what is tested. What it depends on comes from the repository's
 * own `node_modules`, in the versions of the lock file; no registry is asked.
 *
 * @param more packages of the repository to be installed besides
 */
export function installed(
  from = 'test/browser/page',
  more: readonly string[] = [],
): { folder: string; remove: () => void } {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('dist/ is missing: npm run build');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'horoscope-browser-')));
  cpSync(join(root, from), folder, { recursive: true });
  npm(root, 'pack', '--ignore-scripts', '--silent', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      'horoscope-engine': `file:${tarball}`,
      ...runtimeDependencies(),
      ...Object.fromEntries(more.map((name) => [name, `file:${join(root, 'node_modules', name)}`])),
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(folder, 'install', '--offline', '--install-links', '--ignore-scripts', '--silent');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What an installation brings along, by name: folders to copy. */
function runtimeDependencies(): Record<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>;
  };
  const paths = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path);
  return Object.fromEntries(
    paths.map((path) => [path.replace(/^.*node_modules\//, ''), `file:${join(root, path)}`]),
  );
}

function npm(folder: string, ...words: string[]): void {
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
}
