import { freshPage, launchBrowser } from './browser.mjs';
import { bundle, tableStyles } from './table/bundle.mjs';

export const name = 'table';

const works = {
  mount: 'mount',
  sort: 'sort',
  update: 'update of ten cells',
  page: 'page change',
};

/** The data table, on React and on Preact, beside the same table by hand: from the call to the next frame painted. */
export async function cases(context) {
  // Without a display there is no reason to wait for one: a frame is painted as soon as it can be.
  const args = ['--disable-gpu-vsync', '--disable-frame-rate-limit', '--disable-renderer-backgrounding'];
  const browser = await launchBrowser(context, args);
  const styles = tableStyles();
  const reference = await bundle('reference.mjs');
  const builds = {
    preact: await bundle('ours.mjs', { preact: true }),
    react: await bundle('ours.mjs'),
  };

  const open = async (script) => {
    const opened = await freshPage(browser);
    const { page } = opened;
    await page.setContent(`<!doctype html><style>${styles}</style><div class="ta-root" id="table"></div>`);
    await page.evaluate(script);
    return opened;
  };
  const kept = new Map();
  const pageOf = async (script) => {
    if (!kept.has(script)) kept.set(script, (await open(script)).page);
    const page = kept.get(script);
    await page.bringToFront();
    return page;
  };
  const work = (page, kind, size, count) =>
    page.evaluate(([kind, size, count]) => globalThis.bench.run(kind, size, count), [kind, size, count]);

  /** In a page of its own, whose engine has never seen the table. */
  const cold = (script, size) => async () => {
    const { page, close } = await open(script);
    const taken = await work(page, 'mount', size, 1);
    await close();
    return taken;
  };
  const warm = (script, kind, size) => async () =>
    work(await pageOf(script), kind, size, size > 100 ? 3 : 10);

  const all = [];
  for (const size of [50, 1000]) {
    for (const [label, script] of Object.entries(builds)) {
      const sided = (title, most, run) => ({
        title: `${size} rows × 8 columns, ${label}: ${title}`,
        unit: 'ms',
        reference: { name: 'by hand', run: run(reference) },
        ours: { name: `DataTable on ${label}`, run: run(script) },
        target: { ratio: most, is: 'at most' },
      });
      all.push(sided('first mount, cold', 1.5, (from) => cold(from, size)));
      for (const [kind, title] of Object.entries(works))
        all.push(sided(`${title}, warm`, 1.1, (from) => warm(from, kind, size)));
    }
  }
  return all;
}
