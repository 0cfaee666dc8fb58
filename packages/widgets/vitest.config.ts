import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { onPreact, source } from './build/preact.ts';

const conditions = ['source', 'module', 'browser', 'development|production'];

const setupFiles = [source('../testing/resourceTiming.ts')];

/** A browser that stands on the machine; CHROMIUM names another one. */
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1000, height: 800 },
  provider: playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** `widgets`: in a browser on React; `widgets-preact`: the same on what elements ship; `widgets-node`: without a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'i18next',
            'react-i18next',
            'dompurify',
            'swr',
            'tus-js-client',
            'valibot',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: { name: 'widgets', include: ['src/**/*.test.tsx'], setupFiles, browser: browser() },
      },
      {
        resolve: {
          conditions,
          // The element build's own aliases, and for tests the `act` that is not shipped.
          alias: [
            ...onPreact,
            { find: /^.*\/testing\/act\.ts$/, replacement: source('../testing/act.preact.ts') },
          ],
        },
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        optimizeDeps: {
          include: [
            'preact',
            'preact/compat',
            'preact/compat/client',
            'preact/jsx-runtime',
            'preact/jsx-dev-runtime',
            'preact/test-utils',
            '@r2wc/react-to-web-component',
            'dompurify',
            'swr',
            'tus-js-client',
            'valibot',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: { name: 'widgets-preact', include: ['src/**/*.test.tsx'], setupFiles, browser: browser() },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'widgets-node', environment: 'node', include: ['src/**/*.test.ts'] },
      },
    ],
  },
});
