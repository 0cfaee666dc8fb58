import { defineConfig } from 'vitest/config';

/** What crosses packages. `house` and `commands` need nothing built and belong to `npm run check`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['house/**/*.test.ts'], exclude: ['house/sizes.test.ts'] } },
      { test: { name: 'commands', include: ['commands/**/*.test.ts'] } },
      { test: { name: 'sizes', include: ['house/sizes.test.ts'] } },
    ],
  },
});
