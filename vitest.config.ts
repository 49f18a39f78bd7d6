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

/**
 * Tests that leave nothing behind: one process runs them file by file, and loads the library once. Two of the operations
 * count what is done, by other methods than the library's own.
 */
const shared = [
  'test/{answer,approved,cast,chart,chinese,conformance,corpus,pdf,place,property,reading,report,request,schema,search,sky,testing,text,time,wheel}/**/*.test.ts',
  'test/operations/!(cost|fuzz).test.ts',
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { ...common, name: 'shared', include: shared, isolate: false } },
      {
        extends: true,
        test: {
          ...common,
          name: 'alone',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...shared],
        },
      },
    ],
  },
});
