import { defineConfig } from 'vite';
import { standAlone } from './build/alone.ts';
import { elements, loadedElements, readManifests, scriptOf, writeStarts } from './build/elements.ts';
import { slimContract, slimManifest } from './build/slim.ts';
import { flattenImports } from './build/flat.ts';
import { onPreact, source } from './build/preact.ts';
import { publish } from './build/publish.ts';
import { writePublished } from './build/published.ts';
import { divide } from './build/divide.ts';
import { nameFiles, readModules } from './build/share.ts';
import type { ElementManifest } from './src/elements/runtime/elementManifest.ts';
import { version } from './src/elements/runtime/version.ts';

const localeTexts = /\/widgets\/src\/locales\/(\w+)\/(?:index|kit|elements|auth)\.ts$/;

const shared = {
  publicDir: false as const,
  resolve: {
    conditions: ['source', 'module', 'browser', 'import'],
    alias: onPreact,
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
};

const element = (path: string) => source(`elements/${path}.ts`);

/** Drawn before their elements come; each byte counts more, and the first cards load six files at once. */
const firstDrawings = ['login/firstLogin', 'catalogue/firstCatalogue'].map(element);

/** The login is on pages that have nothing else of ours; the lists of orders and an order are opened most. */
const weights = new Map([
  [element('login/element'), 5],
  [element('order/element'), 3],
  [element('orders/element'), 3],
]);

/** The name of the file of each module that several elements share. */
async function readFiles(manifests: readonly ElementManifest[]): Promise<ReadonlyMap<string, string>> {
  const whole = loadedElements.map((name) => element(`${name}/element`));
  const modules = await readModules([...whole, ...firstDrawings], {
    ...shared,
    plugins: [slimContract(), slimManifest(), writePublished(manifests)],
  });
  const files = divide(modules, {
    entries: new Map([
      ...whole.map((id) => [id, { mostFiles: 10, weight: weights.get(id) ?? 1 }] as const),
      ...firstDrawings.map((id) => [id, { mostFiles: 2, weight: 8 }] as const),
    ]),
    bytesPerFile: 500,
    bytesPerFileTooMany: 2_500,
    laterWeight: 0.1,
  });
  return nameFiles(files, modules);
}

export default defineConfig(async () => {
  const manifests = await readManifests();
  const files = await readFiles(manifests);
  return {
    ...shared,
    define: { ...shared.define, taElementNames: JSON.stringify(loadedElements) },
    plugins: [
      writeStarts(),
      standAlone(),
      slimContract(),
      slimManifest(),
      writePublished(manifests),
      flattenImports(),
      publish(manifests, version),
    ],
    build: {
      outDir: 'dist/elements',
      emptyOutDir: true,
      sourcemap: true,
      license: true,
      target: 'es2022',
      // From these on light-dark() is the browser's own and follows color-scheme through shadow roots.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      cssCodeSplit: false,
      lib: {
        // One file per element, so that a page loads what it places; what they share becomes chunks.
        entry: {
          ...Object.fromEntries(elements.map((name) => [name, scriptOf(name)])),
          all: source('elements/all.ts'),
        },
        formats: ['es' as const],
      },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension' as const,
        output: {
          minify: true,
          // The code that several elements share travels in few files: over HTTP/1.1 a browser asks a server for six at a time,
          // and the seventh waits for a turn (docs/performance.md).
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // Every widget with a sign-in needs these texts and the list of the others: one file per language.
              { name: (id: string) => `texts-${id.match(localeTexts)?.[1]}`, test: localeTexts, priority: 2 },
              {
                name: (id: string) => files.get(id) ?? null,
                test: (id: string) => files.has(id),
                priority: 1,
              },
            ],
          },
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  };
});
