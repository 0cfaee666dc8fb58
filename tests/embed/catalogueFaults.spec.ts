import { expect, sites, test } from '../e2e/fixtures.ts';
import { mockCatalogue, catalogueTag, openCatalogue, row } from './catalogue.ts';
import { gateway } from './page.ts';

const cardsIn = (selector: string) => `${selector} article`;

test.describe('faults', () => {
  test('of five thousand items few are in the page, and all can be found', async ({ page }) => {
    await mockCatalogue(
      page,
      Array.from({ length: 5000 }, (_, index) => row(`number-${index}`)),
    );
    await openCatalogue(page, catalogueTag('lang="en"'));
    const catalogue = page.locator('ta-catalogue');
    await expect(catalogue.getByText('5,000 products')).toBeVisible();
    expect(await catalogue.locator('article').count()).toBeLessThan(200);
    await catalogue.getByRole('searchbox').fill('number-4711');
    await expect(catalogue.locator('article')).toHaveCount(1);
  });

  test('hostile items run no code, cover nothing, and are shown beside valid ones', async ({
    page,
    guard,
  }) => {
    // A browser says that it asks for no such picture.
    guard.allow(/'javascript:1' violates/);
    const evil = '"><img src=x onerror="document.title=1"><script>document.title=2</script>';
    await mockCatalogue(page, [
      null,
      7,
      'row',
      [],
      row('good'),
      row('evil', { nome: evil, description: evil, giorni: evil, filter_class: 'album new' }),
      row('links', {
        link_info: 'javascript:document.title=3',
        link_buy: 'data:text/html,x',
        foto: 'javascript:1',
      }),
      row('types', { child: 'x', promo_connection: 3, date_filter: {}, prezzo_da: 'many', foto: { a: 1 } }),
    ]);
    await openCatalogue(page, catalogueTag('lang="en"'));
    const catalogue = page.locator('ta-catalogue');
    await expect(catalogue.locator('article')).toHaveCount(4);
    await expect(catalogue.getByRole('heading', { name: evil })).toBeVisible();
    expect(await catalogue.locator('a[href^="javascript"], a[href^="data"], script').count()).toBe(0);
    expect(await page.title()).not.toMatch(/^[123]$/);
  });

  test('unknown filters show all items; an unknown product is reported', async ({ page }) => {
    await openCatalogue(
      page,
      `${catalogueTag('lang="en" filter="no-such" sub-filter="x"')}<ta-product-card gateway="${gateway}" lang="en" product="no-such"></ta-product-card>`,
      'all',
    );
    await expect(page.locator('ta-catalogue').getByRole('tab', { name: 'ALL', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator(cardsIn('ta-catalogue')).first()).toBeVisible();
    await expect(
      page.locator('ta-product-card').getByText('This product isn’t in the catalogue.'),
    ).toBeVisible();
  });

  test('broken images leave an empty space of the same size', async ({ page, guard }) => {
    guard.allow(/Failed to load resource|net::ERR/);
    await page.route(/\/pictures\//, (route) => route.abort());
    await openCatalogue(page, catalogueTag('lang="en" filter="album"'));
    const card = page.locator(cardsIn('ta-catalogue')).first();
    await expect(card.locator('.ta-store-picture__none')).toBeVisible();
    const box = await card.locator('.ta-store-picture').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  });

  test('an empty catalogue is reported, with the page’s own text where it has one', async ({ page }) => {
    await mockCatalogue(page, []);
    await openCatalogue(
      page,
      catalogueTag('lang="en"') + catalogueTag('lang="en"', '<p slot="empty">Come back in spring.</p>'),
    );
    await expect(page.getByText('Come back in spring.')).toBeVisible();
    await expect(page.locator('ta-catalogue').first().locator('article')).toHaveCount(0);
    await expect(page.locator('ta-catalogue').first().locator('.ta-state')).toBeVisible();
  });

  test('an unreachable lab is reported, to the page too, and Retry loads the catalogue', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource|net::ERR|store\.public failed/);
    await page.route(/\/public\//, (route) => route.abort());
    await page.goto(`${sites.demo}blank/`);
    await page.evaluate(() =>
      document.addEventListener('ta-error', (event) => {
        document.title = (event as CustomEvent<{ code: string }>).detail.code;
      }),
    );
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, catalogueTag('lang="de"'));
    await page.addScriptTag({ type: 'module', url: `${sites.lab}widgets/v1/catalogue.js` });
    await expect(page).toHaveTitle('offline');
    await page.unroute(/\/public\//);
    await page.locator('ta-catalogue').getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.locator(cardsIn('ta-catalogue')).first()).toBeVisible();
  });
});
