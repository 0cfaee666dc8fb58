import { readFileSync } from 'node:fs';
import { at, readJson } from '../scripts/parts/root.mjs';
import { freshPage, launchBrowser } from './browser.mjs';
import { graphOf, scriptsIn, weightOf } from './boot/files.mjs';
import { freePort, startLab } from './lab.mjs';

export const name = 'portal';

const account = 'it@studio.test';
const row = 'tbody tr[data-index]';
const outlines = '.ta-table__row--outline, .ta-skeleton';

/**
 * The portal: script of its first load, the way from the home to the order list, long tasks. Each run is a page with a
 * cache of its own.
 */
export async function cases(context) {
  const [hostPort, demoPort] = [await freePort(), await freePort()];
  const portal = `http://localhost:${hostPort}/ta/`;
  const env = {
    TA_HOST_PORT: String(hostPort),
    TA_DEMO_PORT: String(demoPort),
    TA_HOST_ORIGIN: undefined,
    TA_LAB_ORIGIN: undefined,
    TA_DEMO_ORIGIN: undefined,
  };
  await startLab(context, 0, { env, only: ['lab', 'sites'] });
  const browser = await launchBrowser(context);
  const storageState = await signedInState(browser, portal);

  const files = scriptsIn('apps/host/dist/assets');
  const html = readFileSync(at('apps/host/dist/index.html'), 'utf8');
  const graph = new Set();
  for (const [, file] of html.matchAll(
    /<(?:script|link rel="modulepreload")[^>]*\s(?:src|href)="\/ta\/assets\/([^"]+\.js)"/g,
  ))
    graphOf(files, file, graph);

  const longest = { boot: [], route: [] };
  const visit = async () => {
    const { page, close } = await freshPage(browser, { storageState });
    await page.addInitScript(watchTasks);
    await page.goto(portal, { waitUntil: 'commit' });
    await page.locator(row).first().waitFor();
    await page.waitForFunction((waits) => !document.querySelector(waits), outlines);
    longest.boot.push(await page.evaluate(() => globalThis.bench.longestTask()));
    const taken = await page.evaluate(routeChange, { link: 'a[href*="/orders-list"]', row, outlines });
    longest.route.push(await page.evaluate(() => globalThis.bench.longestTask()));
    await close();
    return taken;
  };
  const atMost = (most) => [{ of: 'p50', most }];
  return [
    {
      title: 'script of the first load',
      unit: 'kB gzip',
      runs: 1,
      warmUps: 0,
      ours: { name: `${graph.size} files`, run: () => weightOf(files, graph) },
      limits: atMost(150),
    },
    {
      title: 'from the home to the order list: its data to its rows painted',
      unit: 'ms',
      ours: { name: 'portal', run: visit },
      limits: atMost(100),
    },
    {
      title: 'longest task of those first loads',
      unit: 'ms',
      ours: { name: 'portal', run: () => longest.boot.shift() ?? 0 },
      limits: atMost(50),
    },
    {
      title: 'longest task of those route changes',
      unit: 'ms',
      ours: { name: 'portal', run: () => longest.route.shift() ?? 0 },
      limits: atMost(50),
    },
  ];
}

/** Signs in by hand, once; the other pages begin with what that left in the browser. */
async function signedInState(browser, portal) {
  const { page, close } = await freshPage(browser);
  await page.goto(`${portal}login`);
  await page.locator('input[name="email"]').fill(account);
  await page.locator('input[name="password"]').fill(readJson('scripts/accounts.json').password);
  await page.locator('button[type="submit"]').click();
  await page.locator(row).first().waitFor();
  const state = await page.context().storageState();
  await close();
  return state;
}

/** In the page: gives `bench.longestTask()`, milliseconds of the longest task over 50 since the last call, else 0. */
function watchTasks() {
  let longest = 0;
  const observer = new PerformanceObserver(note);
  observer.observe({ type: 'longtask', buffered: true });
  function note(list) {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }
  globalThis.bench = {
    longestTask() {
      const was = longest;
      longest = 0;
      return was;
    },
  };
}

/** In the page: presses a link; milliseconds from the last byte of the list's data to its rows painted. */
async function routeChange({ link, row, outlines }) {
  const pressed = performance.now();
  const former = document.querySelector(row);
  const answers = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= pressed && name.includes('%2Forders%2Finprocess'))
      .map(({ responseEnd }) => responseEnd);
  // Rows of the home page are shown before the response arrives: only the new list counts.
  const answered = () => answers().length > 0;
  document.querySelector(link).click();
  await new Promise((resolve) => {
    const look = () => {
      const drawn = document.querySelectorAll(row).length > 0;
      const waits = document.querySelector(outlines) !== null;
      if (!location.pathname.endsWith('/orders-list') || former.isConnected || !drawn || waits || !answered())
        return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    };
    look();
  });
  return performance.now() - Math.max(...answers());
}
