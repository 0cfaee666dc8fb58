import { defineConfig } from 'tsup';

/**
 * The React library. `'use client'` is the first line of both entries and esbuild keeps it there; the chunks behind
 * them carry none, so that bundlers have nothing to warn of.
 */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    portal: 'src/portal.ts',
    ui: 'src/ui.ts',
    looks: 'src/looks.css',
    styles: 'src/styles.css',
  },
  format: ['esm'],
  target: 'es2022',
  dts: false,
  clean: false,
  sourcemap: true,
  splitting: true,
});
