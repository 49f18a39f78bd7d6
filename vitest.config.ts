import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The compiler's modules rather than the bundle, so that tests and the library have one of each. Node loads them itself:
// that is faster than through Vite, at loading and at running. As many files at once as there are cores.
const conditions = ['modules', 'node'];
const common = {
  testTimeout: 180_000,
  execArgv: ['--conditions=modules'],
  server: { deps: { external: [/\/dist\//] } },
};

/** Rooms whose tests are many, small, and leave nothing behind: one process runs them all, and loads the library once. */
const small = ['cast', 'chart', 'chinese', 'place', 'schema', 'search', 'text', 'time'].map(
  (room) => `test/${room}/**/*.test.ts`,
);

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { ...common, name: 'small', include: small, isolate: false } },
      {
        extends: true,
        test: {
          ...common,
          name: 'each',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...small],
        },
      },
    ],
  },
});
