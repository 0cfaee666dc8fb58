import { defineConfig } from 'vitest/config';

/** Rules of the portal that need no screen; `tests/e2e` tests the screens. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'host', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});
