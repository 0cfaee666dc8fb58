import { defineConfig } from 'tsup';

/** Our own packages are bundled from their sources; everything of npm stays a dependency. */
export default defineConfig({
  entry: ['src/main.ts', 'src/index.ts'],
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  noExternal: [/^@trade-area\//],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
