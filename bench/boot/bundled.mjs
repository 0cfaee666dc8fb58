import { build } from 'vite';
import { at } from '../../scripts/parts/root.mjs';

/** A file below bench/ with all that it imports, as one script for production. */
export async function bundled(file, { alias = [], define = {} } = {}) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    root: at('bench'),
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    resolve: { alias },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: at('bench', file), formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  return output[0].code;
}
