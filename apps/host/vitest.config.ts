import { defineConfig } from 'vitest/config';

/** What of the portal is decided without a screen; what is seen is tested in `tests/e2e`. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'host', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});
