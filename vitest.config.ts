import { defineConfig } from 'vitest/config';

// The compiler's modules rather than the bundle, so that tests and the library have one of each.
export default defineConfig({
  resolve: { conditions: ['modules', 'node'] },
  ssr: { resolve: { conditions: ['modules', 'node'], externalConditions: ['modules', 'node'] } },
  test: { include: ['test/**/*.test.ts'], exclude: ['test/browser/**'], testTimeout: 60_000 },
});
