import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The compiler's modules rather than the bundle, so that tests and the library have one of each. Node loads them itself:
// that is faster than through Vite, at loading and at running. As many files at once as there are cores, each of which
// collects its own garbage: there is no core left for another thread to do it.
const conditions = ['modules', 'node'];
const execArgv = ['--conditions=modules', '--single-threaded-gc'];
const common = {
  testTimeout: 180_000,
  execArgv,
  server: { deps: { external: [/\/dist\//] } },
};

/** These put counters into the library's own classes and leave them there. */
const alone = ['test/operations/{cost,fuzz}.test.ts', 'test/service/turns.test.ts'];

/** These open one engine after another from whole files, whose garbage is collected at little cost only where little else is kept. */
const opening = ['test/{loading,assets}/**/*.test.ts', 'test/engine.test.ts'];

/**
 * Of every other test one process runs file by file, and loads the library and warms it once. Answers that a law has looked at
 * are garbage soon: of a larger space for what is new less is copied. Code is compiled at once, as laws call it hundreds of
 * times. Together that saves a tenth, and costs a process that runs but one file some time.
 */
const shared = {
  ...common,
  execArgv: [...execArgv, '--max-semi-space-size=64', '--always-sparkplug'],
  name: 'shared',
  include: ['test/**/*.test.ts'],
  exclude: ['test/browser/**', ...alone, ...opening],
  isolate: false,
};

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    maxWorkers: availableParallelism(),
    // A fault is where a test asked.
    onStackTrace: (_, { file }) => !file.endsWith('/test/expect.ts'),
    projects: [
      { extends: true, test: shared },
      { extends: true, test: { ...common, name: 'opening', include: opening, isolate: false } },
      { extends: true, test: { ...common, name: 'alone', include: alone } },
    ],
  },
});
