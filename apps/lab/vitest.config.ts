import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'lab', environment: 'node', isolate: false, include: ['{src,demo}/**/*.test.ts'] },
});
