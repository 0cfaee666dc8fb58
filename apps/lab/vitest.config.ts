import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,demo}/**/*.test.ts'], environment: 'node' } },
    ],
  },
});
