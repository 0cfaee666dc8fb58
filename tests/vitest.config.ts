import { defineConfig } from 'vitest/config';

/** What crosses packages. `house` needs nothing built and belongs to `npm run check`; the others want a build. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['house/**/*.test.ts'], exclude: ['house/sizes.test.ts'] } },
      { test: { name: 'sizes', include: ['house/sizes.test.ts'] } },
    ],
  },
});
