import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import { slimContract, slimManifest } from './build/slim.ts';
import { flattenImports } from './build/flat.ts';
import { publish } from './build/publish.ts';
import { manifests } from './src/elements/manifest.ts';
import { version } from './src/elements/version.ts';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** React's names on Preact: the second target of the one source (docs/decisions/0004). */
const preact: Record<string, string> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': source('elements/preact/client.ts'),
  'react-dom': 'preact/compat',
  react: source('elements/preact/react.ts'),
  'use-sync-external-store/shim': source('elements/preact/externalStore.ts'),
};

/** One file per element, so that a page loads what it places; what they share becomes chunks. */
const entries = ['provider', 'login', 'orders', 'catalogue', 'product-card', 'doctor', 'all'];

export default defineConfig({
  publicDir: false,
  plugins: [slimContract(), slimManifest(), flattenImports(), publish(manifests, version)],
  resolve: {
    conditions: ['source', 'module', 'browser', 'import'],
    alias: [
      ...Object.entries(preact).map(([name, target]) => ({
        find: new RegExp(`^${name}$`),
        replacement: target,
      })),
      { find: /^.*\/text\/engine\.tsx$/, replacement: source('kit/text/engine.small.tsx') },
    ],
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
        codeSplitting: { groups: [{ name: 'base', minShareCount: 6 }] },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
