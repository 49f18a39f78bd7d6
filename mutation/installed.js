/** What mutation testing needs beyond the library's own tools is installed when somebody first asks for it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function installed() {
  const here = new URL('./', import.meta.url);
  if (existsSync(new URL('node_modules/', here))) return;
  const words = ['ci', '--silent', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status } = spawnSync('npm', words, { cwd: fileURLToPath(here), stdio: 'inherit' });
  if (status !== 0) throw new Error('what mutation/package.json asks for could not be installed');
}
