import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    name: 'scene',
    root: import.meta.dirname,
    isolate: false,
    include: ['{src,embed}/**/*.test.ts'],
    environment: 'node',
  },
});
