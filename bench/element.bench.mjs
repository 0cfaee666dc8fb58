import { freshPage, launchBrowser } from './browser.mjs';
import { bundled } from './boot/bundled.mjs';
import { firstFiles, scriptsIn, serve, weightOf } from './boot/files.mjs';
import { watch } from './boot/watch.mjs';
import { freePort, startLab } from './lab.mjs';

export const name = 'element';

const account = 'it@studio.test';
const widgets = {
  login: { content: 'input[type="password"]', count: 1, most: 14 },
  orders: { content: 'tbody tr[data-index]', count: 15, most: 26 },
};

/**
 * From the navigation to the first content shown: the form of `<ta-login>`, the rows of `<ta-orders>`, each beside an
 * element by hand that asks the lab the same and shows the same. `hinted`: with the `modulepreload` lines of the
 * published snippet. The page is a stranger's: another origin than the lab.
 */
export async function cases(context) {
  const built = scriptsIn('packages/widgets/dist/elements');
  // One file each, as a shop would have it: a second one would cost them a turn to the server.
  const byHand = new Map();
  for (const widget of Object.keys(widgets))
    byHand.set(`${widget}.mjs`, await bundled(`reference/${widget}.mjs`));
  const port = await freePort();
  const lab = await startLab(context, 0, { env: { TA_DEMO_PORT: String(port), TA_DEMO_ORIGIN: undefined } });
  const token = await lab.client.signIn(account);
  const gateway = `http://127.0.0.1:${lab.port}`;
  const pages = (path) => {
    const [, kind, tag, widget] = /^\/(plain|hinted)\/(ta|reference)-(\w+)$/.exec(path) ?? [];
    if (!widget) return undefined;
    const files = tag === 'ta' ? built : byHand;
    const entry = `${widget}.${tag === 'ta' ? 'js' : 'mjs'}`;
    return pageOf({
      tag,
      widget,
      entry,
      gateway,
      token,
      preload: kind === 'hinted' ? firstFiles(files, entry) : new Set(),
    });
  };
  const site = await serve(context, port, pages, { '/ta/': built, '/reference/': byHand });
  const browser = await launchBrowser(context);
  const boot = async (path, { content, count }, slow) => {
    const { page, close } = await freshPage(browser, { slow });
    const [, tag] = /\/([^/]+)$/.exec(path);
    await page.addInitScript(watch, { tag, selector: content, count });
    site.sent();
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' });
    const shown = await page.evaluate(() => globalThis.bench.shown);
    const blocked = await page.evaluate(() => globalThis.bench.blocking());
    await close();
    return { shown, blocked, kB: site.sent().reduce((sum, size) => sum + size, 0) / 1000 };
  };

  const all = [];
  for (const [widget, described] of Object.entries(widgets)) {
    const entry = `${widget}.js`;
    const once = { runs: 1, warmUps: 0, unit: 'kB gzip' };
    const graph = firstFiles(built, entry);
    all.push(
      {
        title: `<ta-${widget}>: script before its content`,
        ...once,
        ours: { name: `${graph.size} files`, run: () => weightOf(built, graph) },
        limits: [{ of: 'p50', most: described.most }],
      },
      {
        title: `<ta-${widget}>: script in all`,
        ...once,
        ours: {
          name: 'as sent',
          run: async () => (await boot(`/plain/ta-${widget}`, described, false)).kB,
        },
        reference: {
          name: 'by hand',
          run: async () => (await boot(`/plain/reference-${widget}`, described, false)).kB,
        },
      },
    );
    for (const slow of [false, true]) {
      for (const kind of ['plain', 'hinted']) {
        const blocked = [];
        const run = (tag) => async () => {
          const measured = await boot(`/${kind}/${tag}-${widget}`, described, slow);
          if (tag === 'ta') blocked.push(measured.blocked);
          return measured.shown;
        };
        const title = `<ta-${widget}>, ${kind}, ${slow ? 'slow' : 'fast'}`;
        all.push({
          title: `${title}: until shown`,
          unit: 'ms',
          reference: { name: 'by hand', run: run('reference') },
          ours: { name: 'ours', run: run('ta') },
          target: { ratio: 1.1, is: 'at most' },
        });
        all.push({
          title: `${title}: main thread blocked in those runs`,
          unit: 'ms',
          ours: { name: 'ours', run: () => blocked.shift() ?? 0 },
          limits: [{ of: 'p50', most: 0 }],
        });
      }
    }
  }
  return all;
}

/** The page knows its person and gives the element a function that says so. */
function sessionOf(name, token) {
  return `<script>document.querySelector('${name}').session = () => ${JSON.stringify(token)};</script>`;
}

function pageOf({ tag, widget, entry, gateway, token, preload }) {
  const base = tag === 'ta' ? '/ta/' : '/reference/';
  const drawing =
    tag === 'ta' && widget === 'login' && preload.size > 0
      ? `<link rel="preload" as="fetch" crossorigin href="${gateway}/public/fragments/login.json?language=en">`
      : '';
  const hints = [
    drawing,
    ...[...preload].map((path) => `<link rel="modulepreload" href="${base}${path}">`),
  ].join('\n');
  const name = `${tag}-${widget}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
${hints}
<script type="module" src="${base}${entry}"></script></head>
<body><h1>A shop</h1><${name} gateway="${gateway}"></${name}>
${widget === 'login' ? '' : sessionOf(name, token)}</body></html>`;
}
