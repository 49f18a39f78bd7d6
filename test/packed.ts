/** The tarball of `npm pack`, which takes it seconds: made again only after a change, not after each build. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, '.cache/packed');

/** What tells one state of all that may be packed from another: the manifest, and names of files with what is in them. */
function state(): string {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { files } = JSON.parse(manifest) as { files: string[] };
  const all = createHash('sha256').update(manifest);
  for (const name of new Set(files.map((pattern) => pattern.split('/')[0] ?? '')))
    for (const path of statSync(join(root, name)).isDirectory()
      ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).sort()
      : [''])
      add(join(name, path));
  return all.digest('hex').slice(0, 16);

  function add(path: string): void {
    if (!statSync(join(root, path)).isFile()) return;
    all.update(`${path}\n`);
    all.update(readFileSync(join(root, path)));
  }
}

/** Its path. Nobody may change or move it. */
export function packed(): string {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('dist/ is missing: npm run build');
  const kept = `${state()}.tgz`;
  const path = join(folder, kept);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const made = mkdtempSync(join(folder, 'making-'));
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', made];
  execFileSync('npm', words, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const [tarball = ''] = readdirSync(made);
  renameSync(join(made, tarball), path);
  rmSync(made, { recursive: true });
  for (const name of readdirSync(folder))
    if (name.endsWith('.tgz') && name !== kept) rmSync(join(folder, name));
  return path;
}
