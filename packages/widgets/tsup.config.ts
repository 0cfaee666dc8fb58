import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** A worker is named by its source in `new URL('./aWorker.ts', import.meta.url)`; its built file lies beside the chunks. */
const builtWorkers = {
  name: 'ta-built-workers',
  setup(build: {
    onLoad(
      options: { readonly filter: RegExp },
      load: (file: { readonly path: string }) => Promise<{ contents: string; loader: 'ts' }>,
    ): void;
  }) {
    build.onLoad({ filter: /[/\\]editor[/\\]books[/\\]createFiller\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        "Worker.ts', import.meta.url",
        "Worker.js', import.meta.url",
      ),
      loader: 'ts',
    }));
  },
};

const shared = { target: 'es2022', dts: false, clean: false, sourcemap: true } as const;

export default defineConfig([
  /**
   * The React library. `'use client'` is the first line of both entries and esbuild keeps it there; the chunks behind
   * them carry none, so that bundlers have nothing to warn of.
   */
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      portal: 'src/portal.ts',
      ui: 'src/ui.ts',
      // Beside the chunk that starts it.
      fillWorker: 'src/editor/books/fillWorker.ts',
      looks: 'src/looks.css',
      styles: 'src/styles.css',
    },
    esbuildPlugins: [builtWorkers],
    format: ['esm'],
    splitting: true,
  },
  // `/embed/print-editor.js`: the small script by which a page calls the print editor, and its compatible name.
  {
    ...shared,
    entry: {
      'print-editor': 'embed/printEditor.ts',
      'print-editor-compatibility': 'embed/printEditorCompatibility.ts',
    },
    outDir: 'dist/embed',
    minify: true,
    splitting: false,
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
  },
]);
