import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The compiler's modules rather than the bundle, so that tests and the library have one of each. Node loads them itself:
// that is faster than through Vite, at loading and at running. As many files at once as there are cores.
const conditions = ['modules', 'node'];
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    testTimeout: 180_000,
    maxWorkers: availableParallelism(),
    execArgv: ['--conditions=modules'],
    server: { deps: { external: [/\/dist\//] } },
  },
});
