import { freshPage, launchBrowser } from './browser.mjs';
import { startCatalogueLab } from './boot/catalogueLab.mjs';
import { graphOf, scriptsIn, serve, weightOf } from './boot/files.mjs';
import { peers } from './boot/peers.mjs';
import { watch } from './boot/watch.mjs';
import { freePort } from './lab.mjs';

export const name = 'catalogue';

const attributes = { lang: 'en', currency: 'EUR' };
const counts = [60, 200];
/** Cards that must be seen: all of sixty, and of two hundred as many. */
const seen = 60;

/**
 * `<ta-catalogue>` on a foreign page, from the navigation to its sixtieth card, beside an element by hand that asks the
 * lab the same and shows the same: by its tag alone, with the hints of the published snippet, and drawn by the lab and
 * included by the page's server (`dressed`: with its looks inside, for pages whose policy allows that). The lab is one of memory, so that only what the page does is measured.
 */
export async function cases(context) {
  const runs = Number(process.env.TA_BENCH_RUNS ?? 15);
  const warmUps = Math.min(3, Math.ceil(runs / 5));
  const built = scriptsIn('packages/widgets/dist/elements');
  const others = await peers();
  const scripts = new Map([...scriptsIn('bench/reference'), ...others.files]);
  const [labPort, port] = [await freePort(), await freePort()];
  const gateway = `http://127.0.0.1:${labPort}`;
  const lab = await startCatalogueLab(context, labPort, counts, attributes);
  const first = firstFiles(built);
  const pages = (path) => {
    const [, count, kind, tag] = /^\/(\d+)\/(plain|hinted|served|dressed)\/([\w-]+)$/.exec(path) ?? [];
    return tag ? pageOf({ kind, tag, gateway, first, fragment: lab.fragments[count][kind] }) : undefined;
  };
  const site = await serve(context, port, pages, { '/ta/': built, '/reference/': scripts });
  const browser = await launchBrowser(context);

  const open = async (count, kind, tag, slow) => {
    lab.choose(count);
    const opened = await freshPage(browser, { slow });
    const root = tag.includes('-catalogue') ? tag : `${tag}-catalogue`;
    await opened.page.addInitScript(watch, { tag: root, selector: 'article', count: seen });
    site.sent();
    await opened.page.goto(`http://127.0.0.1:${port}/${count}/${kind}/${tag}`, { waitUntil: 'commit' });
    const shown = await opened.page.evaluate(() => globalThis.bench.shown);
    return { ...opened, shown };
  };
  const boot = async (count, kind, tag, slow) => {
    const { page, close, shown } = await open(count, kind, tag, slow);
    const blocked = await page.evaluate(() => globalThis.bench.blocking());
    await close();
    return { shown, blocked };
  };

  const all = [
    {
      title: '<ta-catalogue>: script before its first card',
      runs: 1,
      warmUps: 0,
      unit: 'kB gzip',
      ours: { name: `${first.size} files`, run: () => weightOf(built, first) },
      limits: [{ of: 'p50', most: 16 }],
    },
  ];
  for (const count of counts) {
    for (const slow of [false, true]) {
      const speed = slow ? 'slow' : 'fast';
      const most = {
        plain: slow ? 1.1 : 1.1,
        hinted: slow ? 0.8 : 1.1,
        served: slow ? 0.45 : 0.85,
        dressed: slow ? 0.45 : 0.85,
      };
      for (const kind of ['plain', 'hinted', 'served', 'dressed']) {
        const blocked = [];
        all.push({
          title: `${count} cards, ${kind}, ${speed}: until the sixtieth is shown`,
          runs,
          warmUps,
          unit: 'ms',
          reference: {
            name: 'by hand, plain tag',
            run: async () => (await boot(count, 'plain', 'reference-catalogue', slow)).shown,
          },
          ours: {
            name: 'ours',
            run: async () => {
              const measured = await boot(count, kind, 'ta-catalogue', slow);
              blocked.push(measured.blocked);
              return measured.shown;
            },
          },
          target: { ratio: most[kind], is: 'at most' },
        });
        all.push({
          title: `${count} cards, ${kind}, ${speed}: main thread blocked until then`,
          runs,
          warmUps,
          unit: 'ms',
          ours: { name: 'ours', run: () => blocked.shift() ?? 0 },
          limits: [{ of: 'p50', most: 0 }],
        });
      }
    }
  }
  for (const slow of [false, true]) {
    for (const peer of others.names) {
      all.push({
        title: `60 cards, ${peer}, ${slow ? 'slow' : 'fast'}: until the sixtieth is shown`,
        runs,
        warmUps,
        unit: 'ms',
        reference: {
          name: 'by hand, plain tag',
          run: async () => (await boot(60, 'plain', 'reference-catalogue', slow)).shown,
        },
        ours: { name: peer, run: async () => (await boot(60, 'plain', peer, slow)).shown },
      });
    }
  }
  for (const count of counts) all.push(filterChange(count, open, { runs, warmUps }));
  return all;
}

/** What a page loads before the first card: the entry, and the file that draws with what it needs. */
function firstFiles(built) {
  const entry = 'catalogue.js';
  const [, drawing = ''] = /["'`]\.\/(chunks\/first\w+-[\w-]+\.js)["'`]/.exec(built.get(entry) ?? '') ?? [];
  return graphOf(built, drawing, graphOf(built, entry));
}

/** From the press of a category to its cards painted, in a page that has them all. */
function filterChange(count, open, more) {
  const kept = new Map();
  const press = (tag) => async () => {
    if (!kept.has(tag)) {
      const opened = await open(count, 'plain', tag, false);
      await opened.page.waitForFunction(
        (name) => customElements.get(name) !== undefined && document.title !== 'waiting',
        tag,
      );
      kept.set(tag, opened.page);
    }
    const page = kept.get(tag);
    await page.bringToFront();
    return page.evaluate(changeFilters, tag);
  };
  return {
    title: `${count} cards: a category pressed until its cards are painted`,
    ...more,
    unit: 'ms',
    reference: { name: 'by hand', run: press('reference-catalogue') },
    ours: { name: 'ours', run: press('ta-catalogue') },
    target: { ratio: 1.1, is: 'at most' },
  };
}

/** In the page: presses each category in turn; milliseconds of each until the frame with its cards has been painted. */
async function changeFilters(tag) {
  const root = document.querySelector(tag).shadowRoot;
  const taken = [];
  for (const word of ['BOOK', 'ALL', 'WALLART', 'ALL']) {
    const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === word);
    const firstCard = () => root.querySelector('h3')?.textContent;
    const former = firstCard();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const began = performance.now();
    button.click();
    await new Promise((resolve) => {
      const look = () => {
        const changed = firstCard() !== former;
        if (!changed) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
    taken.push(performance.now() - began);
  }
  return taken;
}

function pageOf({ kind, tag, gateway, first, fragment }) {
  const ours = tag === 'ta-catalogue';
  const entry = ours ? '/ta/catalogue.js' : `/reference/${tag.replace('reference-', '')}.mjs`;
  const hints =
    ours && kind === 'hinted'
      ? [
          `<link rel="preload" as="fetch" crossorigin href="${gateway}/public/fragments/catalogue.json?language=en&amp;currency=EUR">`,
          ...[...first].map((path) => `<link rel="modulepreload" href="/ta/${path}">`),
        ].join('\n')
      : '';
  const element = tag.includes('-catalogue') ? tag : `${tag}-catalogue`;
  const placed =
    ours && fragment ? fragment : `<${element} gateway="${gateway}" lang="en" currency="EUR"></${element}>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
${hints}
<script type="module" src="${entry}"></script></head>
<body><h1>A shop</h1>${placed}</body></html>`;
}
