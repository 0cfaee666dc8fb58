import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { writeSite } from './build/writeSite.ts';

const source = (name: string) => fileURLToPath(new URL(`./src/${name}.ts`, import.meta.url));

/**
 * The documentation as static files. The lab serves them at /docs/; for another host, `TA_DOCS_LAB` names the lab whose
 * widgets the examples show, such as https://lab.example.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [writeSite({ lab: process.env['TA_DOCS_LAB'] ?? '' })],
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'development|production'] },
  build: {
    target: 'es2022',
    // From these on light-dark() is the browser's own and follows color-scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Inlined files would need a wider policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        theme: source('theme'),
        site: source('site'),
        example: source('example'),
        search: source('search'),
      },
    },
  },
});
