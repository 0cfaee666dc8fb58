import { freshPage, launchBrowser } from './browser.mjs';
import { bundled } from './boot/bundled.mjs';
import { startCatalogueLab } from './boot/catalogueLab.mjs';
import { firstFiles, scriptsIn, serve, weightOf } from './boot/files.mjs';
import { peers } from './boot/peers.mjs';
import { rounds } from './boot/rounds.mjs';
import { watch } from './boot/watch.mjs';
import { freePort } from './lab.mjs';

export const name = 'catalogue';

const attributes = { lang: 'en', currency: 'EUR' };
/** Products of the lab, a list in TA_BENCH_CARDS. */
const counts = (process.env.TA_BENCH_CARDS ?? '60,200').split(',').map(Number);
/** Cards that must be seen: all of sixty, and of two hundred as many. */
const seen = 60;

/** How ours may stand on a page, and what its boot may take of the reference's, on the fast and on the slow line. */
const kinds = {
  plain: [1.1, 1.1],
  hinted: [1.1, 0.8],
  served: [0.85, 0.45],
  dressed: [0.85, 0.45],
};

/**
 * `<ta-catalogue>` on a foreign page, from the navigation to its sixtieth card, beside an element by hand that asks the
 * lab the same and shows the same, and beside the peers: by its tag alone, with the hints of the published snippet, and
 * drawn by the lab and included by the page's server (`dressed`: with its looks inside, for pages whose policy allows
 * that). All take turns. The lab is one of memory, so that only what the page does is measured.
 */
export async function cases(context) {
  const runs = Number(process.env.TA_BENCH_RUNS ?? 15);
  const warmUps = Math.min(3, Math.ceil(runs / 5));
  const built = scriptsIn('packages/widgets/dist/elements');
  const others = await peers();
  const scripts = new Map([
    ['catalogue.mjs', await bundled('reference/catalogue.mjs')],
    ...others.map(({ name, code }) => [`${name}.mjs`, code]),
  ]);
  const [labPort, port] = [await freePort(), await freePort()];
  const gateway = `http://127.0.0.1:${labPort}`;
  const lab = await startCatalogueLab(context, labPort, counts, attributes);
  const first = firstFiles(built, 'catalogue.js');
  const pages = (path) => {
    const [, count, kind, tag] = /^\/(\d+)\/(plain|hinted|served|dressed)\/([\w-]+)$/.exec(path) ?? [];
    return tag ? pageOf({ kind, tag, gateway, first, fragment: lab.fragments[count][kind] }) : undefined;
  };
  await serve(context, port, pages, { '/ta/': built, '/reference/': scripts });
  const browser = await launchBrowser(context);

  const open = async (count, kind, tag, { slow = false, content = 'article' } = {}) => {
    lab.choose(count);
    const opened = await freshPage(browser, { slow });
    await opened.page.addInitScript(watch, { tag, selector: content, count: seen });
    await opened.page.goto(`http://127.0.0.1:${port}/${count}/${kind}/${tag}`, { waitUntil: 'commit' });
    const shown = await opened.page.evaluate(() => globalThis.bench.shown);
    return { ...opened, shown };
  };
  const boot = (count, kind, tag, more) => async () => {
    const { page, close, shown } = await open(count, kind, tag, more);
    const blocked = await page.evaluate(() => globalThis.bench.blocking());
    await close();
    return { shown, blocked };
  };

  const once = { runs: 1, warmUps: 0, unit: 'kB gzip' };
  const all = [
    {
      title: '<ta-catalogue>: script before its first card',
      ...once,
      ours: { name: `${first.size} files`, run: () => weightOf(built, first) },
      limits: [{ of: 'p50', most: 16 }],
    },
    ...others.map(({ name }) => ({
      title: `${name}: script before its first card`,
      ...once,
      ours: { name, run: () => weightOf(scripts, [`${name}.mjs`]) },
    })),
  ];
  for (const count of counts) {
    for (const slow of [false, true]) {
      const together = rounds(
        {
          reference: boot(count, 'plain', 'reference-catalogue', { slow }),
          ...Object.fromEntries(
            Object.keys(kinds).map((kind) => [kind, boot(count, kind, 'ta-catalogue', { slow })]),
          ),
          ...Object.fromEntries(
            others.map(({ name, content }) => [
              name,
              boot(count, 'plain', `${name}-catalogue`, { slow, content }),
            ]),
          ),
        },
        warmUps,
      );
      for (const name of [...Object.keys(kinds), ...others.map((peer) => peer.name)]) {
        const title = `${count} cards, ${name}, ${slow ? 'slow' : 'fast'}`;
        const most = kinds[name]?.[slow ? 1 : 0];
        all.push({
          title: `${title}: until the sixtieth is shown`,
          runs,
          warmUps: 0,
          unit: 'ms',
          reference: { name: 'by hand, plain tag', run: together.of('reference', ({ shown }) => shown) },
          ours: { name: most ? 'ours' : name, run: together.of(name, ({ shown }) => shown) },
          ...(most ? { target: { ratio: most, is: 'at most' } } : {}),
        });
        all.push({
          title: `${title}: main thread blocked until then`,
          runs,
          warmUps: 0,
          unit: 'ms',
          ours: { name: most ? 'ours' : name, run: together.of(name, ({ blocked }) => blocked) },
          ...(most ? { limits: [{ of: 'p50', most: 0 }] } : {}),
        });
      }
    }
  }
  for (const count of counts) all.push(filterChange(count, open, { runs, warmUps }));
  return all;
}

/** From the press of a category to its cards painted, in a page that has them all. */
function filterChange(count, open, more) {
  const kept = new Map();
  const press = (tag) => async () => {
    if (!kept.has(tag)) {
      const opened = await open(count, 'plain', tag);
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
  const entry = ours ? '/ta/catalogue.js' : `/reference/${tag.replace(/^reference-|-catalogue$/, '')}.mjs`;
  const hints =
    ours && kind === 'hinted'
      ? [
          `<link rel="preload" as="fetch" crossorigin href="${gateway}/public/fragments/catalogue.json?language=en&amp;currency=EUR">`,
          ...[...first].map((path) => `<link rel="modulepreload" href="/ta/${path}">`),
        ].join('\n')
      : '';
  const placed =
    ours && fragment ? fragment : `<${tag} gateway="${gateway}" lang="en" currency="EUR"></${tag}>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
${hints}
<script type="module" src="${entry}"></script></head>
<body><h1>A shop</h1>${placed}</body></html>`;
}
