/**
 * `npm run recipes`: every recipe of docs/recipes in a project of its own, with the tools of its own from the registry,
 * and what came of it written into docs/recipes/README.md; `npm run recipes -- vite-7 deno` only these.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const names = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'test/browser/vitest.config.ts', 'test/browser/recipes.test.ts'],
  {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, RECIPES: names.join(' ') || 'all' },
  },
);
process.exitCode = status ?? 1;
