import { defineConfig } from 'vitest/config';
import { commands, house } from './tests/vitest.config.ts';

/** The suites that need neither a browser nor a build, in one process. */
export default defineConfig({
  test: {
    projects: [
      'packages/core',
      'packages/scene',
      'apps/host',
      'apps/host/server',
      'apps/lab',
      'apps/docs',
      house,
      commands,
    ],
  },
});
