import { freshPage, launchBrowser } from './browser.mjs';
import { scriptsIn, serve } from './boot/files.mjs';
import { freePort } from './lab.mjs';

export const name = 'library';

const labOrigin = 'http://lab.test';
const runs = 9;
const warmUps = 2;

/**
 * A library of 20,000 files in 401 folders, one of which has 4,800 of them: from the navigation until its folders are
 * there, a folder opened, a search typed; the longest task of each. The reference has 200 files.
 */
export async function cases(context) {
  const built = scriptsIn('packages/widgets/dist/elements');
  const port = await freePort();
  const html = `<!doctype html><html lang="en"><title>library</title><body>
    <ta-documents view="marketing" gateway="${labOrigin}"></ta-documents>
    <script type="module">
      document.querySelector('ta-documents').session = async () => 'token';
      await import('/ta/documents.js');
    </script>`;
  await serve(context, port, (path) => (path === '/' ? html : undefined), { '/ta/': built });
  const browser = await launchBrowser(context);
  const large = JSON.stringify(libraryOf({ folders: 400, files: 38, many: 4_800 }));
  const small = JSON.stringify(libraryOf({ folders: 10, files: 15, many: 50 }));
  const open = async (library) => {
    const opened = await freshPage(browser);
    await opened.page.route(`${labOrigin}/**`, (route) => answer(route, library));
    await opened.page.goto(`http://127.0.0.1:${port}/`);
    await opened.page.locator('.ta-downloads__folder').first().waitFor();
    return opened;
  };
  /** Milliseconds from a press in the page until the frame after what it leads to, and the longest task on the way. */
  const timed = async (library, begin, end) => {
    const opened = await open(library);
    const taken = await opened.page.evaluate(measureInPage, { begin, end });
    await opened.close();
    return taken;
  };
  const folder = ['.ta-downloads__folder[href*="MANY"]', '.ta-downloads__tile'];
  const word = ['input[type="search"]', '.ta-downloads__status p'];
  const firstView = async (library) => {
    const began = performance.now();
    const opened = await open(library);
    const taken = performance.now() - began;
    await opened.close();
    return taken;
  };
  const pair = (title, most, run) => ({
    title,
    unit: 'ms',
    reference: { name: '200 files', run: () => run(small) },
    ours: { name: '20,000 files', run: () => run(large) },
    limits: [{ of: 'p50', most }],
    runs,
    warmUps,
  });
  return [
    pair('opened: from the navigation until the folders are there', 3_000, firstView),
    pair(
      'the largest folder (4,800 files) opened: until its first tiles are painted',
      200,
      async (library) => (await timed(library, ...folder)).taken,
    ),
    pair('the same, longest task', 150, async (library) => (await timed(library, ...folder)).longest),
    pair(
      'a search typed: until its results are painted',
      200,
      async (library) => (await timed(library, ...word)).taken,
    ),
    pair('the same, longest task', 150, async (library) => (await timed(library, ...word)).longest),
  ];
}

/** In the page: presses what `begin` selects, or types a word into it, and waits for the frame after `end` is there. */
async function measureInPage({ begin, end }) {
  const root = document.querySelector('ta-documents').shadowRoot;
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const target = root.querySelector(begin);
  const began = performance.now();
  if (target instanceof HTMLInputElement) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(target, 'photo 77');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  } else target.click();
  while (!root.querySelector(end)) await frame();
  await frame();
  const taken = performance.now() - began;
  // Entries of long tasks arrive after their task.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const mine = tasks.filter(({ startTime, duration }) => startTime + duration >= began);
  return { taken, longest: Math.max(0, ...mine.map(({ duration }) => duration)) };
}

function answer(route, library) {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
  };
  const url = new URL(route.request().url());
  const path = url.searchParams.get('endpoint') ?? url.pathname;
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  if (path.endsWith('/marketing-materials'))
    return route.fulfill({ headers, contentType: 'application/json', body: library });
  return route.fulfill({
    headers,
    json: path.endsWith('/check_token')
      ? { success: true, cod_fot: '1001', c: 'c1', name: 'Ida', surname: 'Bo' }
      : { success: true, code: '1001', currency: 'EUR', company: { name: 'Studio', country: 'IT' } },
  });
}

/** A tree as the lab sends it: addresses as long as real ones, both resolutions of each file. */
function libraryOf({ folders, files, many }) {
  const address = (path) =>
    `${labOrigin}/downloads/${encodeURIComponent(path)}?lang=en&currency=EUR&key=${'k'.repeat(43)}`;
  const file = (folder, index) => {
    const title = `photo ${index + 1}`;
    const path = `/${folder}/${title}.jpg`;
    const action = (type) => ({
      label: '',
      type,
      url_download: address(`${path} ${type}`),
      key: `${path}/${type}`,
    });
    return {
      ...{
        name: `${title}.jpg`,
        title,
        type: 'file',
        special: '',
        path,
        url: '',
        id_file: path,
        size: 900_000,
      },
      ...{ actions: [action('hi'), action('low')], elements: [] },
    };
  };
  const folderOf = (title, count) => ({
    ...{ name: title, title, type: 'folder', special: '', path: `/${title}`, url: '', id_file: '', size: 0 },
    ...{ actions: [], elements: Array.from({ length: count }, (_, index) => file(title, index)) },
  });
  const tree = [
    folderOf('MANY', many),
    ...Array.from({ length: folders }, (_, index) => folderOf(`Folder ${index + 1}`, files)),
  ];
  return { downloads_new: { 'marketing-materials': tree } };
}
