import { defineConfig } from 'vite';
import { standAlone } from './build/alone.ts';
import { slimContract, slimManifest } from './build/slim.ts';
import { flattenImports } from './build/flat.ts';
import { onPreact, source } from './build/preact.ts';
import { publish } from './build/publish.ts';
import { manifests } from './src/elements/manifest.ts';
import { version } from './src/elements/version.ts';

/** One file per element, so that a page loads what it places; what they share becomes chunks. */
const entries = [
  'provider',
  'login',
  'orders',
  'order',
  'messages',
  'payments',
  'cards',
  'account',
  'catalogue',
  'product-card',
  'upload',
  'doctor',
  'all',
];

const looks =
  /\/(?:theme\/\w+\.css|ui\/(?:icon|button|field)\.css|elements\/(?:styles|sheets|start\/(?:draw|hold))\.ts)/;

export default defineConfig({
  publicDir: false,
  plugins: [standAlone(), slimContract(), slimManifest(), flattenImports(), publish(manifests, version)],
  resolve: {
    conditions: ['source', 'module', 'browser', 'import'],
    alias: onPreact,
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist/elements',
    emptyOutDir: true,
    sourcemap: true,
    license: true,
    target: 'es2022',
    // From these on light-dark() is the browser's own and follows color-scheme through shadow roots.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(entries.map((name) => [name, source(`elements/entries/${name}.ts`)])),
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        minify: true,
        // What nearly every element needs travels as one file: over HTTP/1.1 a browser asks a server for six at a time,
        // and the seventh waits for a turn (docs/performance.md).
        codeSplitting: {
          groups: [
            // Looks alone: what is drawn before its element wears them without loading any of it.
            { name: 'looks', test: looks, priority: 2 },
            { name: 'base', test: /^(?!.*\.css)/, minShareCount: 5, priority: 1 },
          ],
        },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
