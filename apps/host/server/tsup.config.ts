import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'main.ts', dev: 'dev.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  outExtension: () => ({ js: '.js' }),
  dts: false,
  clean: true,
  sourcemap: true,
  noExternal: [/^@trade-area\//],
  external: ['vite'],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
