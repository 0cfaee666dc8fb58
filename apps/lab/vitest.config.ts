import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Some make thousands of documents, beside other suites.
  test: {
    name: 'lab',
    environment: 'node',
    isolate: false,
    include: ['{src,demo}/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
