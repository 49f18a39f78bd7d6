import { defineConfig } from 'vitest/config';

/** Three builds and six browser runs, one after the other: two cores are enough. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
