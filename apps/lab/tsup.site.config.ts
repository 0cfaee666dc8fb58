import { defineConfig } from 'tsup';

/** The one style sheet of the lab's pages: the widgets' looks, the lab's brand, and the layout of pages. */
export default defineConfig({
  entry: { pages: 'src/pages/styles/pages.css' },
  outDir: 'dist/site',
  minify: true,
  clean: false,
  // Browsers that know light-dark(), nesting and :has(), as for the elements.
  target: ['chrome123', 'firefox120', 'safari17.5'],
  esbuildOptions(options) {
    options.conditions = ['source'];
    options.external = ['/site/fonts/*'];
  },
});
