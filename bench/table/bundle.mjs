import { build } from 'vite';
import { readFileSync } from 'node:fs';
import { at } from '../../scripts/parts/root.mjs';

const widgets = (path) => at('packages/widgets/src', path);

/** React's names on Preact, as the element build has them. */
const onPreact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': widgets('elements/runtime/preact/client.ts'),
  'react-dom': 'preact/compat',
  react: widgets('elements/runtime/preact/react.ts'),
};

/** One script of an entry beside this file, for production; on Preact when it says so. */
export async function bundle(entry, { preact = false } = {}) {
  const alias = Object.entries(preact ? onPreact : {}).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }));
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    root: at('bench'),
    resolve: { conditions: ['source', 'module', 'browser', 'import'], alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: preact ? 'preact' : 'react' } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: at('bench/table', entry), formats: ['iife'], name: 'benchTable' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  return output[0].code;
}

/** The style sheets of a table, in the order of the library. */
export function tableStyles() {
  const sheets = ['theme/tokens', 'theme/root', 'ui/icon', 'ui/field', 'ui/table/table'];
  return sheets.map((name) => readFileSync(widgets(`${name}.css`), 'utf8')).join('\n');
}
