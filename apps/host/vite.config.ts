import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The portal: one page under /ta/, served and given its configuration by `server/`. */
export default defineConfig({
  base: '/ta/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Inlined modules and data: fonts would need a wider policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
