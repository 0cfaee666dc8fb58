import { defineConfig } from 'tsup';

/**
 * The repository's packages are bundled from their sources; packages of npm stay dependencies. React is bundled, in the
 * form that depends on no environment variable and on no module of Node.
 */
export default defineConfig({
  entry: {
    // A real lab.
    main: 'src/main.ts',
    // The demonstration lab.
    demo: 'demo/main.ts',
    index: 'src/index.ts',
    'demo/index': 'demo/index.ts',
    // The process that inspects uploaded files; the lab starts it by this name.
    preflight: 'src/files/preflight/child.ts',
    // The process that renders print files.
    render: 'src/print/render/child.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  noExternal: [/^@trade-area\//, /^react(-dom)?(\/|$)/],
  esbuildOptions(options) {
    options.conditions = ['source'];
    options.alias = { 'react-dom/server': 'react-dom/server.edge' };
    options.define = { ...options.define, 'process.env.NODE_ENV': '"production"' };
  },
});
