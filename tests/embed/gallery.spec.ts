import { expect, sites, test } from '../e2e/fixtures.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { signInAt } from './page.ts';

const perPage = 48;
const pages = 24;

/** A page of a gallery of a thousand photos. */
const answerOf = (page: number) => ({
  result: Array.from({ length: perPage }, (_none, index) => {
    const id = String((page - 1) * perPage + index + 1);
    return {
      ...{ id, s3_key: `key-${id}`, tag: [], order_code: '', cod_gs: '1004', is_composition: false },
      ...{ ts_acept_terms: '2026-05-01T10:00:00.000Z', ts_delete_terms: '', name: `photo-${id}.jpg` },
      ...{ size: 1, offset: 1, sha256: '', state: 'ready', problem: '', width: 3, height: 2 },
      ...{ thumbnail: true, ts_sent: '2026-05-01T10:00:00.000Z' },
    };
  }),
  ...{ allTags: [], seeAll: false, page, pages, total: pages * perPage },
});

test('a gallery keeps nothing of the pages that were left', async ({ page }) => {
  const picture = await makeSheet({ width: 48, height: 32, seed: 912 });
  await page.route(/get_share_foto_album/, (route) =>
    route.fulfill({ json: answerOf(Number(new URL(route.request().url()).searchParams.get('page'))) }),
  );
  await page.route(/downloadSharedPhoto/, (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: picture }),
  );
  await page.goto(`${sites.demo}studio/`);
  const photos = page.locator('ta-shared-photos');
  await signInAt(page.locator('ta-login'), 'es');
  const next = photos.getByRole('button', { name: 'Next page' });
  const walk = async (from: number, to: number) => {
    for (let at = from; at <= to; at += 1) {
      if (at > 1) await next.click();
      await expect(photos.getByRole('button', { name: `Page ${at}`, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const first = photos.getByRole('img', { name: `photo-${(at - 1) * perPage + 1}.jpg`, exact: true });
      await photos.locator('.ta-sharing-tile').first().scrollIntoViewIfNeeded();
      await expect(first).toBeVisible();
    }
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  };
  await walk(1, 4);
  const before = await nodes();
  await walk(5, pages);
  // A page has some three thousand; each that was kept would add hundreds.
  expect((await nodes()) - before).toBeLessThan(1_000);
});

test('on a phone the pictures of shared photos come when the page is scrolled to them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sites.demo}studio/`);
  const photos = page.locator('ta-shared-photos');
  await signInAt(page.locator('ta-login'), 'es');
  const tiles = photos.getByRole('listitem').filter({ hasText: 'Shared on' });
  await expect(tiles.first()).toBeVisible();
  for (const tile of await tiles.all()) {
    await tile.scrollIntoViewIfNeeded();
    await expect
      .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
