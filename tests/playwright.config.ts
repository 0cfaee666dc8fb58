import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/parts/engines.mjs';
import { journeys } from '../scripts/parts/flows.mjs';

const testMatch = '{e2e,embed,security}/**/*.spec.ts';

/**
 * Flows of people in a real browser, against the built sites: `e2e`, `embed` and `security`. The sites are started
 * once, on free ports and with data of their own (`e2e/globalSetup.ts`). A test that fails is not tried again.
 */
export default defineConfig({
  testDir: '.',
  // The gate runs the journeys, `npm run test:full` the other files too.
  projects: [
    { name: 'journeys', testMatch: journeys },
    { name: 'further flows', testMatch, testIgnore: journeys },
  ],
  outputDir: '../test-results/flows',
  globalSetup: './e2e/globalSetup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        '--no-first-run',
      ],
    },
  },
});
