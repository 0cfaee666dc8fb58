import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm'],
  target: 'es2022',
  dts: false,
  clean: false,
  sourcemap: true,
  splitting: true,
  // 'use client' inside a module that is not an entry is dropped.
  banner: { js: '"use client";' },
});
