import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Every component in every state, for looking at: `npx vite packages/widgets/gallery`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite-gallery', import.meta.url)),
  server: { port: 5660, strictPort: true },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
});
