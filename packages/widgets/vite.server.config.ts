import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig } from 'vite';
import { onPreact, source } from './build/preact.ts';

const elements = fileURLToPath(new URL('./dist/elements', import.meta.url));

/** The style sheet that drawn elements link to is beside the scripts. */
function publishStyles() {
  return {
    name: 'ta-publish-styles',
    async writeBundle({ dir = '' }: { readonly dir?: string }): Promise<void> {
      const built = pathToFileURL(join(dir, 'fragments.js'));
      const { drawnElements, stylesheetOf } = (await import(`${built.href}?${Date.now()}`)) as {
        drawnElements: readonly string[];
        stylesheetOf(element: string): string;
      };
      for (const name of drawnElements) writeFileSync(join(elements, `${name}.css`), stylesheetOf(name));
    },
  };
}

/** The renderer with which the lab draws elements: one file for Node with everything in it (docs/embedding.md, From a server). */
export default defineConfig({
  publicDir: false,
  plugins: [publishStyles()],
  resolve: { conditions: ['source', 'module', 'import'], alias: onPreact },
  ssr: { noExternal: true, target: 'node', resolve: { conditions: ['source', 'module', 'import'] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    ssr: source('elements/first/server/draw.ts'),
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    cssMinify: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: { output: { entryFileNames: 'fragments.js', codeSplitting: false } },
  },
});
