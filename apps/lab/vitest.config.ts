import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Some tests generate thousands of documents while other suites run.
  test: {
    name: 'lab',
    environment: 'node',
    isolate: false,
    include: ['{src,demo}/**/*.test.{ts,tsx}'],
    // They need the lab's build, or take long: `npm run test:full` runs them by tests/vitest.config.ts.
    exclude: ['**/*.{built,long}.test.ts'],
    testTimeout: 30_000,
  },
});
