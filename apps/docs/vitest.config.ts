import { defineConfig } from 'vitest/config';

/** How pages are written; `tests/embed/documentation.spec.ts` opens them. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'docs',
    root: import.meta.dirname,
    environment: 'node',
    isolate: false,
    include: ['{build,src}/**/*.test.ts'],
  },
});
