import { readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../../scripts/parts/engines.mjs';
import { onPreact, source } from './build/preact.ts';

const conditions = ['source', 'module', 'browser', 'development|production'];

const setupFiles = [source('../testing/freshPage.ts')];

/** How long a test waits for what comes: a busy machine loads a frame in more than the usual second. */
const waits = { poll: { timeout: 5_000 } };

const executablePath = findChromium();
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

/**
 * The sources of core as bundles, one for each public entry: each test file is a page of its own, which would load a
 * hundred small files again. Made anew at each start, so that no test runs on an earlier core.
 */
const { name: core, exports } = JSON.parse(
  readFileSync(new URL('../core/package.json', import.meta.url), 'utf8'),
) as { readonly name: string; readonly exports: Readonly<Record<string, object | string>> };
const coreEntries = Object.entries(exports).flatMap(([path, entry]) =>
  typeof entry === 'object' && 'source' in entry ? [`${core}${path.slice(1)}`] : [],
);

const onReact = (test: object) => ({
  resolve: { conditions },
  optimizeDeps: {
    force: true,
    include: [
      ...coreEntries,
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'i18next',
      'react-i18next',
      'dompurify',
      'idb-keyval',
      'konva/lib/Group.js',
      'konva/lib/Layer.js',
      'konva/lib/Shape.js',
      'konva/lib/Stage.js',
      'opentype.js',
      'swr',
      'tus-js-client',
      'valibot',
      'zustand',
      'zustand/vanilla',
    ],
  },
  test: { setupFiles, expect: waits, browser: browser(), ...test },
});

const onPreactStack = (test: object) => ({
  resolve: {
    conditions,
    // The element build's own aliases, and for tests the `act` that is not shipped.
    alias: [...onPreact, { find: /^.*\/testing\/act\.ts$/, replacement: source('../testing/act.preact.ts') }],
  },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
  optimizeDeps: {
    force: true,
    include: [
      ...coreEntries,
      'preact',
      'preact/compat',
      'preact/compat/client',
      'preact/jsx-runtime',
      'preact/jsx-dev-runtime',
      'preact/test-utils',
      '@r2wc/react-to-web-component',
      'dompurify',
      'idb-keyval',
      'konva/lib/Group.js',
      'konva/lib/Layer.js',
      'konva/lib/Shape.js',
      'konva/lib/Stage.js',
      'opentype.js',
      'swr',
      'tus-js-client',
      'valibot',
      'zustand',
      'zustand/vanilla',
    ],
  },
  test: { setupFiles, expect: waits, browser: browser(), ...test },
});

const all = ['src/**/*.test.tsx'];
const elements = ['src/elements/**/*.test.tsx'];
/** A control of the tests beside it, which takes 15 s: `npm run test:full` runs it. */
const long = ['src/kit/SafeHtml.control.test.tsx'];

/** Files that replace a module, which another file may have loaded: each has a page of its own. */
const alone = ['src/configurator/Stage.test.tsx'];

/**
 * Every test file in a browser, on React and on the Preact stack that elements ship. The gate runs features on React and
 * elements on Preact (`widgets`, `widgets-alone`, `widgets-preact`); `npm run test:full` the rest (`-other`). `widgets-node` needs no
 * browser.
 */
export default defineConfig({
  test: {
    projects: [
      // One page for all files: each would load and compile hundreds of modules anew.
      onReact({
        name: 'widgets',
        include: all,
        exclude: [...elements, ...long, ...alone],
        isolate: false,
      }),
      onReact({ name: 'widgets-alone', include: alone }),
      onPreactStack({ name: 'widgets-preact', include: elements }),
      onReact({ name: 'widgets-other', include: [...elements, ...long] }),
      onPreactStack({ name: 'widgets-preact-other', include: all, exclude: [...elements, ...long] }),
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'widgets-node', environment: 'node', include: ['{build,src}/**/*.test.ts'] },
      },
    ],
  },
});
