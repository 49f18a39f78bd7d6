/** `npm run one-hash`: 10,000 horoscopes, or as many as are named, in every runtime that there is. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [count = '10000'] = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'test/browser/vitest.config.ts', 'test/browser/one-hash.test.ts'],
  {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, ONE_HASH: count },
  },
);
process.exitCode = status ?? 1;
