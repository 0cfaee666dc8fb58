import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimContract } from '../../packages/widgets/build/slim.ts';

/** The portal: one page under /ta/, served and given its configuration by `server/`. */
export default defineConfig({
  base: '/ta/',
  plugins: [slimContract(), react()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'import', 'development|production'],
  },
  build: {
    target: 'es2022',
    // From these on light-dark() is the browser's own and follows color-scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    // Inlined modules and data: fonts would need a wider policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file holds everything that the first page needs: thirty small ones took twelve kilobytes more.
        codeSplitting: {
          groups: [{ name: 'start', test: /src\/main\.tsx$/, includeDependenciesRecursively: true }],
        },
      },
    },
  },
});
