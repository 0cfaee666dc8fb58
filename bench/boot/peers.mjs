import { build } from 'vite';
import { at } from '../../scripts/parts/root.mjs';

/** Peers of `<ta-catalogue>` that npm has and that can ask another service than their own. */
const names = ['lit'];

/** Their names, and one script of each, for production. */
export async function peers() {
  const files = new Map();
  for (const name of names) {
    const [{ output }] = await build({
      configFile: false,
      logLevel: 'error',
      root: at('bench'),
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        lib: { entry: at('bench/peers', `${name}.mjs`), formats: ['es'] },
        rolldownOptions: { output: { minify: true } },
      },
    });
    files.set(`${name}.mjs`, output[0].code);
  }
  return { names, files };
}
