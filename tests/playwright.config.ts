import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/parts/engines.mjs';
import { readJson } from '../scripts/parts/root.mjs';

const testMatch = '{e2e,embed,security}/**/*.spec.ts';
const recorded = readJson('scripts/durations.json') as { flows: Record<string, number> };
/** Files with a test of ten seconds or more. They run first, so that no worker is left alone with one at the end. */
const longest = Object.keys(recorded.flows).filter((file) => (recorded.flows[file] ?? 0) >= 10);

/**
 * Flows of people in a real browser, against the built sites: `e2e`, `embed` and `security`. The sites are started
 * once, on free ports and with data of their own (`e2e/globalSetup.ts`). A test that fails is not tried again.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    ...(longest.length > 0 ? [{ name: 'longest first', testMatch: longest }] : []),
    { name: 'flows', testMatch, testIgnore: longest },
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
      executablePath: findChromium(),
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
