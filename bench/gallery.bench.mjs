import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { at } from '../scripts/parts/root.mjs';
import { costOf, freshPage, launchBrowser } from './browser.mjs';
import { scriptsIn, serve } from './boot/files.mjs';
import { freePort } from './lab.mjs';

export const name = 'gallery';

const many = 2_000;
const perPage = 48;
const pages = Math.ceil(many / perPage);
/** The gallery has drawn this many pages before its memory is first counted. */
const settledPages = 4;
const runs = 9;
const warmUps = 2;
const once = { runs: 3, warmUps: 1 };

/**
 * 2,000 shared photos in `<ta-shared-photos>` on a foreign page: the upload page with all of them in one visit, and the
 * gallery from its first page to its last. The lab is one of memory, and every photo has a small picture of its own.
 */
export async function cases(context) {
  const built = scriptsIn('packages/widgets/dist/elements');
  const [port, labPort] = [await freePort(), await freePort()];
  const gateway = `http://127.0.0.1:${labPort}`;
  const pageOf = (view) => `<!doctype html><html lang="en"><title>gallery</title><body>
    <ta-shared-photos view="${view}" gateway="${gateway}"></ta-shared-photos>
    <script type="module">
      document.querySelector('ta-shared-photos').session = async () => 'token';
      await import('/ta/shared-photos.js');
    </script>`;
  const views = { '/gallery': pageOf('gallery'), '/upload': pageOf('upload') };
  await serve(context, port, (path) => views[path], { '/ta/': built });
  const lab = { photos: many };
  await startPhotoLab(context, labPort, lab);
  const browser = await launchBrowser(context);

  /** A view with so many photos, from the navigation until the pictures of its first ones can be painted. */
  const open = async (view, photos) => {
    lab.photos = photos;
    const opened = await freshPage(browser);
    await opened.page.addInitScript(watchPage);
    const began = performance.now();
    await opened.page.goto(`http://127.0.0.1:${port}/${view}`);
    await opened.page.evaluate(firstPictures);
    return { ...opened, taken: performance.now() - began };
  };
  const measured = (view, photos, read) => async () => {
    const opened = await open(view, photos);
    const value = await read(opened);
    await opened.close();
    return value;
  };
  const longest = ({ page }) => page.evaluate(longestTask);
  const pair = (title, view, { read, most }) => ({
    ...{ title, unit: 'ms', runs, warmUps },
    reference: { name: `${perPage} photos`, run: measured(view, perPage, read) },
    ours: { name: `${many} photos`, run: measured(view, many, read) },
    limits: [{ of: 'p50', most }],
  });
  const walked = {
    /** Milliseconds from each press of 'next' until the first picture of the page is there. */
    times: ({ page }) => page.evaluate(walkTo, { last: pages, perPage }),
    async longest({ page }) {
      await page.evaluate(walkTo, { last: pages, perPage });
      return page.evaluate(longestTask);
    },
    async memory({ page, session }) {
      const heap = async () => {
        await session.send('HeapProfiler.collectGarbage');
        return (await costOf(session)).heapBytes / 1e6;
      };
      await page.evaluate(walkTo, { last: settledPages, perPage });
      const before = await heap();
      await page.evaluate(walkTo, { last: pages, perPage });
      return (await heap()) - before;
    },
    async addresses({ page }) {
      await page.evaluate(walkTo, { last: pages, perPage });
      return page.evaluate(() => globalThis.ta.addresses.size);
    },
  };
  const walk = (title, unit, read, most) => ({
    ...{ title, unit, ...once },
    ours: { name: `${pages} pages`, run: measured('gallery', many, read) },
    limits: [{ of: 'p50', most }],
  });
  return [
    pair('the upload page of a visit with all of them: until its first pictures are seen', 'upload', {
      read: ({ taken }) => taken,
      most: 2_000,
    }),
    pair('the same, longest task', 'upload', { read: longest, most: 150 }),
    pair('the gallery: until its first pictures are seen', 'gallery', {
      read: ({ taken }) => taken,
      most: 2_000,
    }),
    pair('the same, longest task', 'gallery', { read: longest, most: 100 }),
    walk('the gallery, from page to page: until the next one’s pictures are seen', 'ms', walked.times, 200),
    walk('the same, longest task', 'ms', walked.longest, 100),
    walk(`the same: script memory above that after ${settledPages} pages`, 'MB', walked.memory, 8),
    walk('the same: pictures that are still in memory', 'pictures', walked.addresses, 2 * perPage),
  ];
}

/** In the page, before anything else: keeps the long tasks, and the addresses of pictures that were not released. */
function watchPage() {
  const ta = { tasks: [], addresses: new Set() };
  globalThis.ta = ta;
  new PerformanceObserver((list) => ta.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const address = createObjectURL.call(URL, object);
    ta.addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    ta.addresses.delete(address);
    revokeObjectURL.call(URL, address);
  };
}

/** In the page: resolves in the frame after four pictures have arrived. */
async function firstPictures() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const shown = () => document.querySelector('ta-shared-photos').shadowRoot?.querySelectorAll('img') ?? [];
  while ([...shown()].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length < 4)
    await frame();
  await frame();
}

/** In the page: milliseconds of the longest task until now. */
async function longestTask() {
  // Entries of long tasks arrive after their task.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return Math.max(0, ...globalThis.ta.tasks.map(({ duration }) => duration));
}

/** In the page: presses 'next' until page `last`, and answers the milliseconds of each until its first picture is there. */
async function walkTo({ last, perPage: step }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const root = document.querySelector('ta-shared-photos').shadowRoot;
  const current = () => Number(root.querySelector('.ta-pager [aria-current="page"]').textContent);
  const taken = [];
  for (let page = current() + 1; page <= last; page += 1) {
    const began = performance.now();
    root.querySelector('.ta-pager [aria-label="Next page"]').click();
    const wanted = `img[alt="photo-${(page - 1) * step + 1}.jpg"]`;
    while (!root.querySelector(wanted)?.complete) await frame();
    await frame();
    taken.push(performance.now() - began);
  }
  return taken;
}

/** A lab that answers from memory what the two views ask; `lab.photos` says how many there are. */
async function startPhotoLab(context, port, lab) {
  const picture = readFileSync(at('apps/lab/pictures/acrylic-pro-detail-480.webp'));
  const all = Array.from({ length: many }, (_, index) => photoOf(index + 1));
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://lab');
    const path = url.searchParams.get('endpoint') ?? url.pathname;
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, authorization',
      'access-control-max-age': '600',
    };
    const send = (type, body, status = 200) => {
      response.writeHead(status, { ...headers, 'content-type': type });
      response.end(body);
    };
    request.resume();
    if (request.method === 'OPTIONS') return send('text/plain', '', 204);
    if (path.includes('/downloadSharedPhoto/')) return send('image/webp', picture);
    if (path.startsWith('/embed/')) return send('text/html', '<!doctype html><title>frame</title>');
    const answer = path.endsWith('/get_share_foto_album')
      ? photosOf(all.slice(0, lab.photos), url.searchParams)
      : answerOf(path);
    send('application/json', JSON.stringify(answer));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  context.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
}

function answerOf(path) {
  if (path.endsWith('/check_token'))
    return { success: true, cod_fot: '1001', c: 'c1', name: 'Ida', surname: 'Bo' };
  if (path.endsWith('/ticket')) return { ticket: 'ticket', expires_in: 60 };
  if (path.endsWith('/share_terms')) return { id: 'a'.repeat(64), testo: '<p>Terms</p>', lingua: 'en' };
  return { success: true, code: '1001', currency: 'EUR', company: { name: 'Studio', country: 'IT' } };
}

/** As the lab answers: the photos of a visit all at once and not yet shared, those of the gallery by page. */
function photosOf(photos, query) {
  const isVisit = query.has('session_key');
  const count = Math.max(1, Math.ceil(photos.length / perPage));
  const page = Math.min(Math.max(1, Number(query.get('page') ?? 1)), count);
  const result = isVisit
    ? photos.map((photo) => ({ ...photo, ts_acept_terms: '', ts_sent: '' }))
    : photos.slice((page - 1) * perPage, page * perPage);
  return {
    result,
    allTags: ['home', 'studio', 'church'].map((valore) => ({
      ...{ categoria: 'place', valore, nome_categoria: 'Place', nome_valore: valore },
      ...{ photos: Math.floor(photos.length / 3), choosable: true },
    })),
    seeAll: false,
    page: isVisit ? 1 : page,
    pages: isVisit ? 1 : count,
    total: photos.length,
  };
}

const photoOf = (index) => ({
  id: String(index),
  s3_key: `key-${index}`,
  tag: [{ categoria: 'place', valore: ['home', 'studio', 'church'][index % 3], get_by: '' }],
  order_code: index % 4 === 0 ? `26${String(index).padStart(5, '0')}` : '',
  cod_gs: '1001',
  is_composition: false,
  ts_acept_terms: '2026-05-01T10:00:00.000Z',
  ts_delete_terms: '',
  name: `photo-${index}.jpg`,
  size: 9_000_000,
  offset: 9_000_000,
  sha256: String(index).padStart(64, '0'),
  state: 'ready',
  problem: '',
  width: 6_000,
  height: 4_000,
  thumbnail: true,
  ts_sent: '2026-05-01T10:00:00.000Z',
});
