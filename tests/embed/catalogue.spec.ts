import { expect, sites, test } from '../e2e/fixtures.ts';
import {
  catalogueTag,
  countDifferentPixels,
  openCatalogue,
  recordCatalogueRequests,
  recordLayoutShifts,
  recordTakeover,
} from './catalogue.ts';
import { gateway, signInAt } from './page.ts';

const cardsIn = (selector: string) => `${selector} article`;

test.describe('the first render', () => {
  test('is taken over unchanged, without a second request', async ({ page }) => {
    const asked = recordCatalogueRequests(page);
    let letElementCome = () => undefined as void;
    const wanted = new Promise<void>((resolve) => (letElementCome = resolve));
    await page.route(/\/chunks\/CatalogueResults-/, async (route) => {
      await wanted;
      await route.continue();
    });
    await openCatalogue(page, catalogueTag('lang="it" filter="album" columns="3"'));
    const card = page.locator(cardsIn('ta-catalogue')).first();
    await expect(card).toBeVisible();
    expect(await page.evaluate(() => customElements.get('ta-catalogue') === undefined)).toBe(true);
    await expect(page.locator('ta-catalogue').getByRole('tab', { name: 'ALBUM' })).toBeVisible();
    await card.evaluate((node) => Object.assign(node, { drawnFirst: true }));
    await page.evaluate(() => document.addEventListener('ta-ready', () => (document.title = 'ready')));
    letElementCome();
    await expect(page).toHaveTitle('ready');
    expect(await card.evaluate((node) => (node as unknown as { drawnFirst?: boolean }).drawnFirst)).toBe(
      true,
    );
    await page.locator('ta-catalogue').getByRole('tab', { name: 'Libri' }).click();
    await expect(page.locator('ta-catalogue').getByRole('tabpanel', { name: 'Libri' })).toBeVisible();
    expect(asked).toEqual(['/public/fragments/catalogue.json']);
  });

  test('keeps clicks and typed text until the element is there', async ({ page }) => {
    let letElementCome = () => undefined as void;
    const wanted = new Promise<void>((resolve) => (letElementCome = resolve));
    await page.route(/\/chunks\/CatalogueResults-/, async (route) => {
      await wanted;
      await route.continue();
    });
    await openCatalogue(page, catalogueTag('lang="en"'));
    const catalogue = page.locator('ta-catalogue');
    await page.evaluate(() =>
      document.addEventListener('ta-navigate', (event) => {
        event.preventDefault();
        document.title = (event as CustomEvent<{ action: string }>).detail.action;
      }),
    );
    await catalogue.getByRole('searchbox').fill('acrylic');
    await catalogue
      .getByRole('link', { name: /^EXPLORE/ })
      .first()
      .click();
    expect(page.url()).toBe(`${sites.demo}blank/`);
    letElementCome();
    await expect(page).toHaveTitle('explore');
    await expect(catalogue.getByRole('heading', { name: 'Acrylic' }).first()).toBeVisible();
    await expect(catalogue.getByRole('heading', { name: 'Wedding Book' })).toHaveCount(0);
    expect(page.url()).toBe(`${sites.demo}blank/`);
  });

  test('is left out where it would be wrong: for a search, and when it does not arrive', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource|net::ERR/);
    const asked = recordCatalogueRequests(page);
    await page.route(/\/public\/fragments\//, (route) => route.abort());
    await openCatalogue(page, catalogueTag('search="wedding"') + catalogueTag('lang="de" filter="book"'));
    await expect(page.locator('ta-catalogue').first().locator('article').first()).toBeVisible();
    await expect(page.locator('ta-catalogue').last().locator('article').first()).toBeVisible();
    expect(asked.filter((path) => path === '/public/store')).toHaveLength(2);
    await expect(page.locator('ta-catalogue').first().getByRole('searchbox')).toHaveValue('wedding');
  });
});

test.describe('from the shop’s server', () => {
  // A busy lab may respond after the page's timeout; the shop caches the first response.
  test.beforeEach(async ({ request }) => {
    const served = async () => (await request.get(`${sites.demo}strict/served/`)).text();
    await expect.poll(served).toContain('shadowrootmode');
  });

  test('is shown with its styles without any script, and is taken over without a request or a layout shift', async ({
    page,
  }) => {
    const asked = recordCatalogueRequests(page);
    const shifts = await recordLayoutShifts(page);
    const isTakenOver = await recordTakeover(page);
    await page.goto(`${sites.demo}strict/served/`);
    const card = page.locator(cardsIn('ta-catalogue')).first();
    await expect(card).toBeVisible();
    await isTakenOver();
    // Another tab is another height: what the press moves is no shift.
    expect(await shifts()).toBeLessThan(0.01);
    await page.locator('ta-catalogue').getByRole('tab', { name: 'BOOK', exact: true }).click();
    await expect(page.locator('ta-catalogue').getByRole('tabpanel', { name: 'BOOK' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('keeps clicks and typed text from before any script has loaded', async ({ page }) => {
    let letScriptCome = () => undefined as void;
    const wanted = new Promise<void>((resolve) => (letScriptCome = resolve));
    await page.route(/\/widgets\/v1\/catalogue\.js/, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto(`${sites.demo}strict/served/`, { waitUntil: 'commit' });
    const catalogue = page.locator('ta-catalogue');
    await catalogue.getByRole('searchbox').fill('go');
    await catalogue.getByRole('tab', { name: 'BOOK', exact: true }).click();
    letScriptCome();
    await expect(catalogue.getByRole('tabpanel', { name: 'BOOK' })).toBeVisible();
    await expect(catalogue.getByRole('searchbox')).toHaveValue('go');
    await expect(catalogue.getByRole('heading', { name: 'Go Book', exact: true })).toBeVisible();
    await expect(catalogue.getByRole('heading', { name: 'Young Book' })).toHaveCount(0);
  });

  test('needs no script at all', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${sites.demo}strict/served/`);
    const cards = page.locator(cardsIn('ta-catalogue'));
    await expect(cards.first()).toBeVisible();
    expect(await cards.count()).toBeGreaterThan(8);
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    await context.close();
  });
});

test('two catalogues have two languages and change one by one', async ({ page }) => {
  await openCatalogue(
    page,
    `<div id="a">${catalogueTag('lang="it"')}</div><div id="b">${catalogueTag('lang="de" filter="album"')}</div>`,
  );
  await expect(page.locator('#a').getByRole('tab', { name: 'Tutti', exact: true })).toBeVisible();
  await expect(page.locator('#b').getByRole('tab', { name: 'Alle', exact: true })).toBeVisible();
  await page.locator('#a ta-catalogue').evaluate((element) => element.setAttribute('lang', 'fr'));
  await expect(page.locator('#a').getByRole('tab', { name: 'Tout', exact: true })).toBeVisible();
  await expect(page.locator('#b').getByRole('tab', { name: 'Alle', exact: true })).toBeVisible();
});

test('hostile styles change nothing inside: the same picture, pixel by pixel', async ({ page }) => {
  const pictures: Buffer[] = [];
  for (const hostile of [false, true]) {
    await openCatalogue(
      page,
      `<main><div id="frame">${catalogueTag('lang="en" filter="album" theme="light"')}</div></main>`,
    );
    if (hostile) await page.addStyleTag({ url: '/hostile/hostile.css' });
    const catalogue = page.locator('ta-catalogue');
    await expect(catalogue.getByRole('button', { name: /^CUSTOMIZE/ }).first()).toBeVisible();
    await page.evaluate(async () => {
      const frame = document.querySelector('#frame');
      frame?.setAttribute(
        'style',
        'display: block !important; width: 900px !important; font: 16px serif !important',
      );
      const images = [...(document.querySelector('ta-catalogue')?.shadowRoot?.querySelectorAll('img') ?? [])];
      await Promise.all(images.slice(0, 4).map((image) => image.decode().catch(() => undefined)));
    });
    const box = await catalogue.boundingBox();
    expect(box?.width).toBe(900);
    const head = catalogue.locator('article').first();
    pictures.push(await head.screenshot({ animations: 'disabled' }));
  }
  expect(await countDifferentPixels(page, pictures)).toBeLessThan(20);
});

test('after sign-in a customer sees their own prices and promotions, after sign-out the public ones', async ({
  page,
}) => {
  await openCatalogue(
    page,
    `<ta-login gateway="${gateway}"></ta-login>${catalogueTag('lang="en" filter="album"')}`,
    'all',
  );
  const catalogue = page.locator('ta-catalogue');
  const first = catalogue.locator('article').first();
  await expect(first.getByText('CUSTOMIZE')).toBeVisible();
  await signInAt(page.locator('ta-login'), 'it');
  await expect(first.getByText('CREATE', { exact: true })).toBeVisible();
  await expect(catalogue.locator('.ta-store-badge').first()).toBeVisible();
  await page.locator('ta-login').getByRole('button', { name: 'Sign out' }).click();
  await expect(first.getByText('CUSTOMIZE')).toBeVisible();
  await expect(catalogue.locator('.ta-store-badge[data-kind=order]')).toHaveCount(0);
});

test('a moved catalogue keeps its state; a removed one leaves nothing', async ({ page }) => {
  await openCatalogue(page, `${catalogueTag('lang="en"')}<main></main>`);
  const catalogue = page.locator('ta-catalogue');
  await catalogue.getByRole('tab', { name: 'BOOK', exact: true }).click();
  const books = catalogue.getByRole('tab', { name: 'BOOK', exact: true });
  await expect(books).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => {
    const element = document.querySelector('ta-catalogue');
    if (element) document.querySelector('main')?.append(element);
  });
  await expect(books).toHaveAttribute('aria-selected', 'true');
  const left = await page.evaluate(async () => {
    const element = document.querySelector('ta-catalogue');
    element?.remove();
    await new Promise((done) => requestAnimationFrame(done));
    return { inside: element?.shadowRoot?.childElementCount, sheets: document.adoptedStyleSheets.length };
  });
  expect(left).toEqual({ inside: 0, sheets: 0 });
});

test('the page hears of a navigation before it happens, with data for analytics only', async ({ page }) => {
  await openCatalogue(page, catalogueTag('lang="en" filter="album"'));
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['ta-select', 'ta-navigate', 'ta-event'])
      document.addEventListener(name, (event) => {
        heard.push([name, (event as CustomEvent<unknown>).detail, event.cancelable]);
        event.preventDefault();
      });
  });
  const card = page.locator(cardsIn('ta-catalogue')).first();
  const told = () => page.evaluate(() => (window as unknown as { heard: [string, object, boolean][] }).heard);
  await card.getByText('EXPLORE').click();
  await expect.poll(told).toHaveLength(2);
  await card.getByText('CUSTOMIZE').click();
  await expect.poll(told).toHaveLength(4);
  const heard = await told();
  expect(heard.map(([name, , cancelable]) => [name, cancelable])).toEqual([
    ['ta-navigate', true],
    ['ta-event', false],
    [expect.stringMatching(/ta-select|ta-navigate/), true],
    ['ta-event', false],
  ]);
  for (const [name, detail] of heard)
    if (name === 'ta-event') expect(Object.keys(detail).sort()).toEqual(['name', 'slug']);
  expect(page.url()).toBe(`${sites.demo}blank/`);
});
