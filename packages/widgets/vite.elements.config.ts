import { defineConfig } from 'vite';
import { standAlone } from './build/alone.ts';
import { elements, loadedElements, readManifests, scriptOf, writeStarts } from './build/elements.ts';
import { slimContract, slimManifest } from './build/slim.ts';
import { flattenImports } from './build/flat.ts';
import { onPreact, source } from './build/preact.ts';
import { publish } from './build/publish.ts';
import { writePublished } from './build/published.ts';
import { neededBy } from './build/share.ts';
import { version } from './src/elements/runtime/version.ts';

const looks =
  /\/(?:theme\/\w+\.css|ui\/(?:icon|button|field|waiting)\.css|auth\/auth\.css|elements\/(?:runtime\/(?:styles|sheets)|first\/start\/draw)\.ts$)/;

/** A few lines that parts of several elements need, with tables and without. */
const tiny =
  /\/(?:kernel\/address\/\w+|kit\/(?:clipboard|listStrings|useSubmission|newIdempotencyKey|upload\/loadTusTransport)|ui\/useIndeterminate)\.ts$/;
/** Looks of a few lines: some elements need one of them, and a file for each would be a turn more. */
const littleLooks = /\/ui\/(?:menu|pager)\.css/;

/** Keeping what a person types, for forms and conversations. */
const drafts = /\/(?:kit\/(?:useLeaveGuard|useDraft|useKeepSession)|auth\/drafts)\.ts$/;

/** Style texts that the first cards alone need before their element comes, among them those of tabs. */
const cardStyles = /(?:\.css\?inline|\/catalogue\/firstStyles\.ts)$/;

/** Small pictures of files, on the order page and in the configurator. */
const filePictures = /\/kit\/upload\/(?:fetchLab|useDrawn)Picture\.ts$/;

/** A configuration and its price, for all that shows or changes one; the price line by line, for a cart and a price alone. */
const configured = /\/(?:pricing\/products\/configuration|contract\/configuredPrice)\.ts$/;
const priceRows = /\/configurator\/(?:PriceRows|Dispatch)\.tsx$/;

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

const needed = (file: string) =>
  neededBy(source(`elements/${file}.ts`), { ...shared, plugins: [slimContract(), slimManifest()] });

export default defineConfig(async () => {
  const manifests = await readManifests();
  const [login, first, catalogue, orders, order, payments, account, upload, messages, prices, faq] =
    await Promise.all([
      needed('login/element'),
      Promise.all(['login/firstLogin', 'catalogue/firstCatalogue'].map(needed)),
      needed('catalogue/element'),
      needed('orders/element'),
      needed('order/element'),
      needed('payments/element'),
      needed('account/element'),
      needed('upload/element'),
      needed('messages/element'),
      needed('price/element'),
      needed('faq/element'),
    ]);
  const larger = [catalogue, orders, order, payments, account, upload];
  const shares = (id: string) => larger.filter((modules) => modules.has(id)).length;
  const isFirst = (id: string) => first.some((modules) => modules.has(id));
  const later = (test: (id: string) => boolean) => (id: string) => !isFirst(id) && test(id);
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
          // and the seventh waits for a turn (docs/performance.md). What the smallest widget needs is one of them, so
          // that it loads nothing of what only the larger ones share.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // Looks alone: what is drawn before its element wears them without loading any of it.
              { name: 'looks', test: looks, priority: 5 },
              // One file: the first cards load six at once.
              {
                name: 'firstStyles',
                test: (id: string) =>
                  isFirst(id) && cardStyles.test(id) && catalogue.has(id) && shares(id) === 1,
                priority: 4,
              },
              { name: 'base', test: later((id) => login.has(id) && shares(id) > 1), priority: 4 },
              {
                name: 'common',
                test: later((id) => shares(id) > (catalogue.has(id) ? 1 : 2) || tiny.test(id)),
                priority: 3,
              },
              { name: 'form', test: later((id) => login.has(id) && account.has(id)), priority: 2 },
              { name: 'little', test: littleLooks, priority: 2 },
              {
                name: 'table',
                test: later((id) => orders.has(id) && payments.has(id) && !order.has(id)),
                priority: 1,
              },
              {
                name: 'orders',
                test: later(
                  (id) => orders.has(id) && (order.has(id) || id.endsWith('/orders/frameAddress.ts')),
                ),
                priority: 2,
              },
              { name: 'drafts', test: drafts, priority: 1 },
              { name: 'pictures', test: filePictures, priority: 1 },
              { name: 'configured', test: configured, priority: 1 },
              { name: 'priceRows', test: priceRows, priority: 1 },
              {
                name: 'conversation',
                test: later((id) => messages.has(id) && order.has(id) && shares(id) === 1),
                priority: 1,
              },
              { name: 'more', test: later((id) => shares(id) > 1 && !orders.has(id)), priority: 0 },
              // A single price loads nothing of the cards.
              {
                name: 'prices',
                test: later((id) => catalogue.has(id) && prices.has(id) && shares(id) === 1),
                priority: 1,
              },
              // Two elements show cards; cut in two their code would be one file more.
              {
                name: 'cards',
                test: later((id) => catalogue.has(id) && shares(id) === 1 && !faq.has(id)),
                priority: 0,
              },
              // Every widget with a sign-in needs these texts and the list of the others: one file per language.
              {
                name: (id: string) => `texts-${id.match(localeTexts)?.[1]}`,
                test: localeTexts,
                priority: 6,
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
