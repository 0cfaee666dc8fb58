import { freshPage, launchBrowser } from './browser.mjs';
import { bundled } from './boot/bundled.mjs';
import { firstFiles, scriptsIn, serve, weightOf } from './boot/files.mjs';
import { watch } from './boot/watch.mjs';
import {
  fast,
  firstPicture,
  heapAfter,
  mountBoth,
  pictureOf,
  pictureSeen,
  thirtyAtOnce,
} from './configurator/page.mjs';
import { freePort, startLab } from './lab.mjs';

export const name = 'configurator';

const runs = Number(process.env.TA_BENCH_RUNS ?? 5);
const few = { runs, warmUps: 1 };
const once = { runs: 1, warmUps: 0 };
/** The processor draws where there is no graphics card: a small picture shows the same differences in less time. */
const stage = { width: 320, height: 240 };
const software = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/**
 * The configurator of a wedding book on a foreign page: until its poster is seen and its options can be chosen, beside an
 * element by hand that asks the lab the same (the poster as a plain `<img>`); its pictures beside the same number of boxes
 * drawn with three.js 0.187 alone, which is the library that the scene is made of.
 */
export async function cases(context) {
  const port = await freePort();
  const lab = await startLab(context, 0, { env: { TA_DEMO_PORT: String(port), TA_DEMO_ORIGIN: undefined } });
  const gateway = `http://127.0.0.1:${lab.port}`;
  const product = await answerOf(lab.client, '/configurator/product/10?lang=en&currency=EUR');
  const built = scriptsIn('packages/widgets/dist/elements');
  const byHand = new Map([
    ['configurator.mjs', await bundled('reference/configurator.mjs')],
    ['scene.mjs', await bundled('reference/scene.mjs')],
  ]);
  const origin = `http://127.0.0.1:${port}`;
  const pages = (path) => pageOf(path, { gateway, poster: product.foto });
  await serve(context, port, pages, { '/ta/': built, '/reference/': byHand });
  const browser = await launchBrowser(context, software);

  /** Milliseconds from the navigation until the page shows what `wanted` names. */
  const shown = (path, wanted) => async () => {
    const { page, close } = await freshPage(browser);
    await page.addInitScript(watch, { count: 1, ...wanted });
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    const inPage = await page.evaluate(() => globalThis.bench.shown);
    const taken = wanted.isPicture ? await page.evaluate(pictureSeen, wanted) : inPage;
    await close();
    return taken;
  };
  const element = { ours: 'ta-configurator', reference: 'reference-configurator' };
  const poster = (tag, selector) => ({ tag, selector, isPicture: true });
  const sum = { ours: '.ta-configurator-bar__amount', reference: '.amount:not(:empty)' };

  const blank = async () => {
    const opened = await freshPage(browser, { viewport: { width: 640, height: 480 } });
    await opened.page.goto(`${origin}/stage`);
    await opened.page.evaluate(mountBoth, { gateway, stage });
    return opened;
  };
  const first = (side) => async () => {
    const { page, close } = await blank();
    const taken = await page.evaluate(firstPicture, side);
    await close();
    return taken;
  };
  /** One page for all that is measured after the first picture. */
  let kept;
  const drawn = async () => {
    if (!kept) {
      kept = await blank();
      for (const side of ['ours', 'reference']) await kept.page.evaluate(firstPicture, side);
    }
    return kept;
  };
  const picture = (side) => async () => (await drawn()).page.evaluate(pictureOf, { side, count: 4 });
  const heaps = {};
  const heap = async (side) => {
    const { page, session } = await drawn();
    heaps[side] ??= await heapAfter(page, session, side);
    return heaps[side];
  };
  const atMost = (most) => [{ of: 'p50', most }];
  const files = firstFiles(built, 'configurator.js');

  return [
    {
      title: '<ta-configurator>: script before its options',
      unit: 'kB gzip',
      ...once,
      ours: { name: `${files.size} files`, run: () => weightOf(built, files) },
    },
    {
      title: 'poster: bytes of its largest form',
      unit: 'kB',
      ...once,
      ours: {
        name: 'as sent',
        run: async () => (await (await fetch(product.foto)).arrayBuffer()).byteLength / 1000,
      },
      limits: atMost(60),
    },
    {
      title: 'until the poster is seen',
      unit: 'ms',
      ...few,
      reference: { name: 'plain <img>', run: shown('/poster', poster('main', 'img')) },
      ours: {
        name: element.ours,
        run: shown('/ours', poster(element.ours, 'img.ta-configurator-poster__image')),
      },
      limits: atMost(1_000),
    },
    {
      title: 'until the options can be chosen and the price is shown',
      unit: 'ms',
      ...few,
      reference: {
        name: 'by hand',
        run: shown('/reference', { tag: element.reference, selector: sum.reference }),
      },
      ours: { name: element.ours, run: shown('/ours', { tag: element.ours, selector: sum.ours }) },
      limits: atMost(2_500),
    },
    {
      title: 'until the first picture of the scene, shaders built',
      unit: 'ms',
      runs: 2,
      warmUps: 0,
      reference: { name: 'three.js alone', run: first('reference') },
      ours: { name: 'scene', run: first('ours') },
      limits: atMost(20_000),
    },
    {
      title: 'from a changed option to its picture',
      unit: 'ms',
      ...few,
      reference: { name: 'three.js alone', run: picture('reference') },
      ours: { name: 'scene', run: picture('ours') },
      limits: atMost(150),
    },
    {
      title: '30 changes at once until the last is drawn',
      unit: 'ms',
      ...few,
      reference: { name: 'one change', run: picture('ours') },
      ours: { name: '30 changes', run: async () => (await drawn()).page.evaluate(thirtyAtOnce) },
      // A change that comes before the former one was drawn replaces it.
      target: { ratio: 4, is: 'at most' },
    },
    {
      title: '200 changes: objects on the graphics card above those after 60',
      unit: 'objects',
      ...once,
      ours: { name: 'scene', run: async () => (await heap('ours')).objects },
      limits: atMost(2),
    },
    {
      title: '200 changes: script memory above that after 60',
      unit: 'MB',
      ...once,
      reference: { name: 'three.js alone', run: async () => (await heap('reference')).megabytes },
      ours: { name: 'scene', run: async () => (await heap('ours')).megabytes },
      limits: atMost(8),
    },
    {
      title: '30 fast changes in the form until the last one’s price is shown',
      unit: 'ms',
      ...few,
      ours: { name: element.ours, run: async () => (await fastChanges()).taken },
      limits: atMost(3_000),
    },
    {
      title: '30 fast changes in the form: prices that the lab is asked for',
      unit: 'calls',
      ...once,
      ours: { name: element.ours, run: async () => (await fastChanges()).calls },
      limits: atMost(8),
    },
  ];

  async function fastChanges() {
    const { page, close } = await freshPage(browser);
    await page.addInitScript(watch, { tag: element.ours, selector: sum.ours, count: 1 });
    await page.goto(`${origin}/ours`, { waitUntil: 'commit' });
    await page.evaluate(() => globalThis.bench.shown);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/configurator/price') && request.method() === 'POST') calls += 1;
    });
    const taken = await page.evaluate(fast);
    await close();
    return { taken, calls };
  }
}

async function answerOf(client, path) {
  const { status, body } = await client.send(path, { method: 'GET' });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return JSON.parse(body);
}

function pageOf(path, { gateway, poster }) {
  const bodies = {
    '/poster': `<main><img src="${poster}" alt="" width="960" height="720"></main>`,
    '/ours': `<script type="module" src="/ta/configurator.js"></script>
<ta-configurator gateway="${gateway}" lang="en" currency="EUR" product="weddingbook" configurator="10"></ta-configurator>`,
    '/reference': `<script type="module" src="/reference/configurator.mjs"></script>
<reference-configurator gateway="${gateway}"></reference-configurator>`,
    '/stage': '<main></main>',
  };
  return (
    bodies[path] &&
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body>${bodies[path]}</body></html>`
  );
}
