import { defineConfig } from 'tsup';

// No config cleans: each would remove the files of the others. The build of the repository empties `dist` before.
const shared = { target: 'es2022', dts: false, clean: false, sourcemap: true } as const;
const embedded = { ...shared, outDir: 'dist/embed', minify: true, splitting: false } as const;

export default defineConfig([
  { ...shared, entry: { index: 'src/index.ts' }, format: ['esm'] },
  // `/embed/`: a small script for pages, and the chunk with three.js that it and the widget load.
  { ...embedded, entry: { scene: 'embed/scene.ts' }, format: ['esm'], noExternal: [/./] },
  {
    ...embedded,
    entry: { configurator: 'embed/configurator.ts', compatibility: 'embed/compatibility.ts' },
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
  },
]);
