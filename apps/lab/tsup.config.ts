import { defineConfig } from 'tsup';

/** Our own packages are bundled from their sources; everything of npm stays a dependency. */
export default defineConfig({
  entry: {
    // A real lab.
    main: 'src/main.ts',
    // The demonstration lab.
    demo: 'demo/main.ts',
    index: 'src/index.ts',
    'demo/index': 'demo/index.ts',
    // The process that looks at uploaded files; the lab starts it by this name.
    preflight: 'src/files/preflight/child.ts',
  },
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
