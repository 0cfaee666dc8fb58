import type { Page } from '@playwright/test';
import { sites } from '../e2e/fixtures.ts';
import { gateway, script } from './page.ts';

/** A realistic row of the lab's catalogue; `change` may hold any value, like a response. */
export function row(slug: string, change: Readonly<Record<string, unknown>> = {}) {
  return {
    slug,
    nome: `Album ${slug}`,
    foto: `${gateway}/pictures/weddingbook-front-480.webp`,
    filter_class: 'album',
    link_info: '/info/[lang]/x/',
    link_buy: `${gateway}/cover/?p=1&c=[c]&lang=[lang]`,
    prezzo_da: 129,
    giorni: '8-10',
    is_active_page: true,
    ...change,
  };
}

/** Makes the lab respond with these rows, and with no server-rendered fragment. */
export async function mockCatalogue(page: Page, rows: unknown): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(/\/public\/fragments\//, (route) => route.fulfill({ status: 204, headers }));
  await page.route(/\/public\/store/, (route) => route.fulfill({ status: 200, headers, json: rows }));
}

/** The shop's blank page with this content, and the script of one element behind it. */
export async function openCatalogue(page: Page, body: string, name = 'catalogue'): Promise<void> {
  await page.goto(`${sites.demo}blank/`);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, body);
  await page.addScriptTag({ type: 'module', url: script(name) });
}

/** `<ta-catalogue>` of the lab under test. */
export const catalogueTag = (attributes = '', inside = '') =>
  `<ta-catalogue gateway="${gateway}" ${attributes}>${inside}</ta-catalogue>`;

/** Records the addresses of the page's catalogue requests. */
export function recordCatalogueRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/public/')) asked.push(pathname);
  });
  return asked;
}

/** Cumulative layout shift without user input, as browsers measure it. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      const page = globalThis as unknown as { shifted: number };
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) page.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

/** Records when the first element of a page is taken over by its script. @returns waits until two frames later. */
export async function recordTakeover(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const taken = new Promise((resolve) =>
      document.addEventListener('ta-ready', resolve, { capture: true, once: true }),
    );
    Object.assign(globalThis, { taken });
  });
  return () =>
    page.evaluate(async () => {
      await (globalThis as unknown as { taken: Promise<Event> }).taken;
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
    });
}

/** Count of different pixels of two pictures of the same size; of other sizes all pixels differ. */
export async function countDifferentPixels(page: Page, pictures: readonly Buffer[]): Promise<number> {
  await page.goto('about:blank');
  const addresses = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  return page.evaluate(async (sources) => {
    const pixels = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const { width, height } = image;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      }),
    );
    const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = pixels;
    if (one.length !== other.length || one.length === 0) return Number.POSITIVE_INFINITY;
    let different = 0;
    for (let at = 0; at < one.length; at += 4) {
      const apart = [0, 1, 2].map((color) => Math.abs((one[at + color] ?? 0) - (other[at + color] ?? 0)));
      if (Math.max(...apart) > 24) different += 1;
    }
    return different;
  }, addresses);
}
