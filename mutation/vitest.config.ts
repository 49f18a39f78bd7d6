import { defineConfig } from 'vitest/config';

// As the suite has it, for the tests of one room: their names come from mutation/run.js.
const conditions = ['modules', 'node'];
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: (process.env.TESTS ?? '').split(' '),
    testTimeout: 60_000,
    execArgv: ['--conditions=modules'],
    server: { deps: { external: [/\/dist\//] } },
  },
});
