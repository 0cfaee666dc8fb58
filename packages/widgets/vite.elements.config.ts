import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
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
};

/**
 * What a developer reads in the contract and the manifests is not sent to browsers: `summary`, `cites` and
 * `description` are plain literals there, one property each.
 */
const withoutDocumentation = {
  name: 'ta-without-documentation',
  enforce: 'pre',
  transform(code: string, id: string) {
    if (!/\/contract\/\w+\.ts$|\/elements\/manifest\.ts$/.test(id)) return null;
    return code
      .replace(
        /\b(?:summary|description):\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")(?=\s*[,}])/g,
        (found) => `${found.slice(0, found.indexOf(':'))}: ''`,
      )
      .replace(/\bcites: \[[^\]]*\]/g, 'cites: []');
  },
} as const;

/** One file per element, so that a page loads what it places; what they share becomes chunks. */
const entries = ['provider', 'login', 'orders', 'doctor', 'all'];

export default defineConfig({
  publicDir: false,
  plugins: [withoutDocumentation, publish(manifests, version)],
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
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(entries.map((name) => [name, source(`elements/entries/${name}.ts`)])),
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
