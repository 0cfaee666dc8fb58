import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { root: import.meta.dirname, include: ['src/**/*.test.ts'], environment: 'node' },
});
