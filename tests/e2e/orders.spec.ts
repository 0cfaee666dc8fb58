import type { Page, Route } from '@playwright/test';
import { openSession, expect, sites, test } from './fixtures.ts';
import {
  requestDuring,
  expectCodes,
  filters,
  grid,
  isList,
  list,
  start,
  pager,
  rows,
  section,
} from './orderList.ts';
import type { Row } from './orderList.ts';

test.describe('the list and its address (ORD-01, ORD-02)', () => {
  test('a view that is counted late does not lead back from the next page (DEC-22)', async ({ page }) => {
    await openSession(page, 'us');
    const isCounts = ({ href }: URL) => decodeURIComponent(href).includes('orders/counts');
    const held: (() => void)[] = [];
    const hold = (route: Route) =>
      new Promise<void>((resolve) => held.push(() => void route.continue().then(resolve)));
    await page.route(isCounts, hold);
    await page.goto(list);
    await expect.poll(() => held.length).toBe(1);
    // The next page waits for its script, the page before is still shown.
    await page.route('**/*.js', hold);
    await page.getByRole('link', { name: 'My projects', exact: true }).first().click();
    await expect.poll(() => held.length).toBeGreaterThan(1);
    const counted = page.waitForResponse((response) => isCounts(new URL(response.url())));
    held.shift()?.();
    await (await counted).finished();
    // The page has drawn what it was told.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.unroute('**/*.js', hold);
    for (const release of held) release();
    await expect(page).toHaveURL(`${sites.portal}projects`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/my projects/i);
  });

  test('filters, sorts and pages are in the address; a reload and Back keep them', async ({ page }) => {
    await openSession(page, 'us');
    const first = await requestDuring(page, () => page.goto(start));
    // ORD-36: the default is status and date, both descending.
    expect(first.asked.order_by).toEqual([
      { property: 'status', direction: 'DESC' },
      { property: 'date', direction: 'DESC' },
    ]);
    expect(first.asked.query).toEqual({});
    await expectCodes(page, first.answer);
    await expect(
      section(page).getByText(`${first.answer.total} orders`, { exact: true }).first(),
    ).toBeVisible();

    const sorted = await requestDuring(page, () => grid(page).getByRole('button', { name: 'Price' }).click());
    expect(sorted.asked.order_by).toEqual([
      { property: 'price', direction: 'ASC' },
      { property: 'status', direction: 'ASC' },
      { property: 'date', direction: 'DESC' },
    ]);
    await expect(page).toHaveURL(`${list}?sort=price`);
    await expect(grid(page).getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await requestDuring(page, () => grid(page).getByRole('button', { name: 'Price' }).click());
    await expect(page).toHaveURL(`${list}?sort=price&sd=desc`);

    const second = await requestDuring(page, () => pager(page).getByRole('link', { name: 'Page 2' }).click());
    await expect(page).toHaveURL(`${list}?sort=price&sd=desc&page=2`);
    await expectCodes(page, second.answer);
    await expect(pager(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

    // A filter begins at page 1 again (ORD-45).
    const shipped = await requestDuring(page, () => filters(page).getByLabel('Status').selectOption('3'));
    await expect(page).toHaveURL(`${list}?status=3&sort=price&sd=desc`);
    await expectCodes(page, shipped.answer);
    const reloaded = await requestDuring(page, () => page.reload());
    expect(reloaded.asked).toEqual(shipped.asked);
    await expect(filters(page).getByLabel('Status')).toHaveValue('3');

    await page.goBack();
    await expect(page).toHaveURL(`${list}?sort=price&sd=desc&page=2`);
    await expectCodes(page, second.answer);
    await expect(filters(page).getByLabel('Status')).toHaveValue('');
  });

  test('the four states, and dates for shipped ones only (ORD-03, ORD-04, ORD-20, ORD-43, ORD-46)', async ({
    page,
  }) => {
    await openSession(page, 'us');
    const fits: Readonly<Record<number, (row: Row) => boolean>> = {
      1: (row) => !(row.is_onhold === 1 && row.fm_status === 2),
      2: (row) => row.fm_status >= 3 && row.fm_status <= 5,
      3: (row) => row.fm_status === 2,
      4: (row) => row.is_onhold === 1,
    };
    for (const status of [1, 2, 3, 4]) {
      const address = `${list}?status=${status}&shipping_from=2026-01-15&shipping_to=2026-10-15`;
      const { asked, answer } = await requestDuring(page, () => page.goto(address));
      expect(asked.query).toEqual(
        status === 3 ? { status, shipping_from: '2026-01-15', shipping_to: '2026-10-15' } : { status },
      );
      expect(answer.orders.length).toBeGreaterThan(0);
      expect(answer.orders.filter((row) => !fits[status]?.(row))).toEqual([]);
      await expectCodes(page, answer);
      await expect(filters(page).getByLabel(status === 3 ? 'Shipped from' : 'Ordered from')).toBeVisible();
      await expect(grid(page).getByRole('columnheader', { name: 'Shipped' })).toHaveCount(
        status === 3 ? 1 : 0,
      );
    }
    await expect(rows(page).first()).toContainText('On hold');
  });

  test('an invalid filter is reported and ignored; a page past the end is the last (ORD-02, ORD-41)', async ({
    page,
  }) => {
    await openSession(page, 'us');
    await page.goto(
      `${list}?status=9&sort=colour&sd=up&page=minus&from=2026-13-45&search=${'x'.repeat(300)}`,
    );
    const notice = page.getByRole('main').getByText('Part of this link isn’t valid');
    await expect(notice).toBeVisible();
    for (const said of ['“status” has an unknown value', '“from” isn’t a date', '“page” isn’t a page number'])
      await expect(page.getByText(said)).toBeVisible();
    await expect(page).toHaveURL(list);
    await expect(rows(page).first()).toBeVisible();

    await page.goto(`${list}?page=999`);
    await expect(page.getByText(/Page 999 doesn’t exist\. Page \d+, the last one, is shown\./)).toBeVisible();
    await expect(page).toHaveURL(/\?page=\d$/);
    await expect(pager(page).getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    const hostile = `<img src=x onerror=alert(1)>'"; DROP TABLE orders;--%00`;
    await page.goto(`${list}?search=${encodeURIComponent(hostile)}`);
    await expect(page.getByText('No orders match these filters')).toBeVisible();
    await expect(page.getByRole('button', { name: /Remove filter/ })).toContainText('onerror=alert(1)');
    await section(page).getByRole('button', { name: 'Clear all filters' }).first().click();
    await expect(page).toHaveURL(list);
    await expect(rows(page).first()).toBeVisible();
  });

  test('the search is sent by its button or Enter, and `/` focuses it (ORD-07)', async ({ page }) => {
    await openSession(page, 'us');
    const { answer } = await requestDuring(page, () => page.goto(`${list}?page=2`));
    const code = answer.orders[0]?.commessa ?? '';
    await expectCodes(page, answer);
    await page.keyboard.press('/');
    const search = filters(page).getByRole('searchbox', { name: 'Search' });
    await expect(search).toBeFocused();
    let asked = 0;
    page.on('request', (request) => void (isList(request) && (asked += 1)));
    await search.pressSequentially(code);
    await expect(search).toHaveValue(code);
    expect(asked).toBe(0);
    const found = await requestDuring(page, () =>
      filters(page).getByRole('button', { name: 'Search', exact: true }).click(),
    );
    expect(found.answer.orders.map((row) => row.commessa)).toEqual([code]);
    await expect(page).toHaveURL(`${list}?search=${code}`);
    await expect(section(page).getByText('1 order matches').first()).toBeVisible();
    await page.getByRole('button', { name: `Remove filter “${code}”` }).click();
    await expect(page).toHaveURL(list);
    await search.fill('zz no such names');
    await search.press('Enter');
    await expect(page).toHaveURL(`${list}?search=zz+no+such+names`);
  });

  test('many pages: windows of numbers at the start, in the middle and at the end (ORD-08, ORD-09)', async ({
    page,
  }) => {
    await openSession(page, 'big');
    const { answer } = await requestDuring(page, () => page.goto(start));
    const pages = (of: Page) => of.getByRole('navigation', { name: 'Pagine dei tuoi ordini' });
    const last = answer.pages;
    expect(last).toBeGreaterThan(20);
    const numbers = async () =>
      (
        await pages(page)
          .getByRole('link', { name: /^Pagina \d+$/ })
          .allInnerTexts()
      ).map(Number);
    const run = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const middle = Math.floor(last / 2);
    for (const [at, expected] of [
      [1, [...run(1, 7), last]],
      [5, [...run(1, 7), last]],
      [middle, [1, ...run(middle - 2, middle + 2), last]],
      [last, [1, ...run(last - 6, last)]],
    ] as const) {
      await page.goto(`${list}?page=${at}`);
      await expect(pages(page).locator('[aria-current=page]').first()).toHaveText(String(at));
      expect(await numbers(), `at page ${at}`).toEqual(expected);
    }
    await pages(page).getByRole('link', { name: 'Prima pagina' }).click();
    await expect(page).toHaveURL(list);
    const incomplete = page.getByRole('navigation', { name: 'Pagine degli ordini incompleti' });
    await incomplete.getByRole('link', { name: 'Pagina successiva' }).click();
    await expect(page).toHaveURL(`${list}?pageLast=2`);
  });
});

test.describe('views with counts (DEC-22)', () => {
  const views = (page: Page) => page.getByRole('navigation', { name: 'Orders by status' });
  const incomplete = (page: Page) => page.getByRole('region', { name: 'INCOMPLETE ORDERS' });

  test('without parameters the page opens what waits for the customer; each view has its address and its number', async ({
    page,
  }) => {
    await openSession(page, 'us');
    await page.goto(list);
    await expect(page).toHaveURL(`${list}?status=2`);
    await expect(views(page).getByRole('link', { name: /^To do \d+$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(incomplete(page).getByRole('row').nth(1)).toBeVisible();
    await expect(incomplete(page).getByText('Waiting for files').first()).toBeVisible();
    await expect(rows(page).first()).toContainText(/Needs your answer|Waiting for payment/);

    for (const [name, query, status] of [
      ['In production', 'status=1', 1],
      ['On hold', 'status=4', 4],
    ] as const) {
      const link = views(page).getByRole('link', { name: new RegExp(`^${name}`) });
      const said = Number(/\d+$/.exec(await link.innerText())?.[0]);
      const { asked, answer } = await requestDuring(page, () => link.click());
      await expect(page).toHaveURL(`${list}?${query}`);
      expect(asked.query).toEqual({ status });
      expect(answer.total).toBe(said);
      await expectCodes(page, answer);
    }
    const { answer } = await requestDuring(page, () =>
      views(page).getByRole('link', { name: /^All/ }).click(),
    );
    await expect(page).toHaveURL(`${list}?sort=date&sd=desc`);
    const days = answer.orders.map((row) => row.order_date);
    expect(days).toEqual(days.toSorted().toReversed());
    await page.reload();
    await expect(page).toHaveURL(`${list}?sort=date&sd=desc`);
    await expect(incomplete(page).getByRole('row').nth(1)).toBeVisible();
  });

  test('a link to one table folds the other to one line, and its table is on the screen', async ({
    page,
  }) => {
    await openSession(page, 'us');
    await page.goto(sites.portal);
    await page.getByRole('link', { name: 'VIEW SHIPPED ORDERS FULL LIST' }).click();
    await expect(page).toHaveURL(`${list}?status=3`);
    await expect(rows(page).first()).toBeInViewport();
    await expect(incomplete(page).getByRole('row')).toHaveCount(0);
    await incomplete(page).getByRole('button', { name: 'Show' }).click();
    await expect(incomplete(page).getByRole('row').nth(1)).toBeVisible();
  });

  test('rows carry the picture of their product', async ({ page }) => {
    await openSession(page, 'us');
    await page.goto(start);
    const picture = rows(page).locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    // It is loaded when it is near the screen.
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
  });
});
