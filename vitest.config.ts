// Unit and property tests of the packages, the page's pure code and the scripts: one run in plain Node.
// The worker's tests have their own configuration (apps/worker), because they run inside workerd.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/web/{src,e2e}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
    ],
    environment: 'node',
    pool: 'threads',
    // Sources hold no module-level mutable state, so files may share a worker's module cache: several times faster.
    isolate: false,
  },
});
