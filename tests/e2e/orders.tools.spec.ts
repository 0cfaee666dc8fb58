import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openSession, expect, sites, test } from './fixtures.ts';
import { requestDuring, grid, list, start, pager, rows, section } from './orderList.ts';
import type { Answer } from './orderList.ts';

test.describe('tools of the list', () => {
  const open = (page: Page, name: string): Promise<void> =>
    section(page).getByRole('button', { name, exact: true }).click();

  test('the CSV holds exactly the filtered or the selected orders', async ({ page }) => {
    const token = await openSession(page, 'us');
    const { asked, answer } = await requestDuring(page, () => page.goto(`${list}?status=3&sort=date`));
    const codes = answer.orders.map((row) => row.commessa);
    for (let number = 2; number <= answer.pages; number += 1) {
      const response = await page.request.post(
        `${sites.lab}gateway?endpoint=/api/customer/orders/inprocess/${number}`,
        { headers: { authorization: `Bearer ${token}` }, data: asked },
      );
      codes.push(...((await response.json()) as Answer).orders.map((row) => row.commessa));
    }
    expect(codes).toHaveLength(answer.total);

    const all = await csvOf(page, section(page).getByRole('button', { name: 'Export all' }));
    expect(all.name).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
    const column = all.table[0]?.indexOf('Order') ?? -1;
    expect(all.table[0]).toEqual(
      expect.arrayContaining(['Names and event', 'Product', 'Price', 'Currency', 'Status']),
    );
    expect(all.table.slice(1).map((cells) => cells[column])).toEqual(codes);
    expect(new Set(all.table.map((cells) => cells.length)).size).toBe(1);

    // The selection is kept across pages and filters.
    await rows(page).nth(1).getByRole('checkbox').click();
    await requestDuring(page, () => pager(page).getByRole('link', { name: 'Page 2' }).click());
    await rows(page).first().getByRole('checkbox').click();
    await expect(section(page).getByText('2 orders selected')).toBeVisible();
    const chosen = await csvOf(page, section(page).getByRole('button', { name: 'Export selected' }));
    expect(
      chosen.table
        .slice(1)
        .map((cells) => cells[column])
        .toSorted(),
    ).toEqual([codes[1] ?? '', codes[answer.orders.length] ?? ''].toSorted());
    await section(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(grid(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await grid(page).getByRole('checkbox', { name: 'Select all orders on this page' }).click();
    await expect(section(page).getByText(/^\d+ orders selected/)).toBeVisible();
  });

  test('a view keeps filters, sort and columns under a name, once however often it is saved', async ({
    page,
  }) => {
    await openSession(page, 'ca');
    await page.goto(`${list}?status=3&sort=price&sd=desc`);
    await open(page, 'Columns');
    await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Product' }).click();
    await page.keyboard.press('Escape');
    await expect(grid(page).getByRole('columnheader', { name: 'Product' })).toHaveCount(0);
    let saves = 0;
    page.on(
      'request',
      (request) => void (/views\/save/.test(decodeURIComponent(request.url())) && (saves += 1)),
    );
    await open(page, 'Views');
    const views = page.getByRole('dialog', { name: 'Views' });
    await views.getByRole('button', { name: 'Save view' }).click();
    await expect(views.getByText('Enter a name.')).toBeVisible();
    await views.getByLabel('View name').fill('Dear & shipped <b>');
    await views.getByRole('button', { name: 'Save view' }).dblclick();
    await expect(views.getByText('View “Dear & shipped <b>” saved')).toBeVisible();
    expect(saves).toBe(1);

    await page.goto(start);
    await open(page, 'Columns');
    await page
      .getByRole('dialog', { name: 'Columns' })
      .getByRole('button', { name: 'Show all columns' })
      .click();
    await page.keyboard.press('Escape');
    await expect(grid(page).getByRole('columnheader', { name: 'Product' })).toBeVisible();
    await open(page, 'Views');
    await views.getByRole('button', { name: 'Dear & shipped <b>', exact: true }).click();
    await expect(page).toHaveURL(`${list}?status=3&sort=price&sd=desc`);
    await expect(grid(page).getByRole('columnheader', { name: 'Product' })).toHaveCount(0);
    await open(page, 'Views');
    await views.getByRole('button', { name: 'Delete view Dear & shipped <b>' }).click();
    await expect(views.getByText('View “Dear & shipped <b>” deleted')).toBeVisible();
    await expect(views.getByRole('button', { name: 'Dear & shipped <b>', exact: true })).toHaveCount(0);
  });

  test('the keyboard moves through rows, selects and opens them', async ({ page }) => {
    await openSession(page, 'us');
    const { answer } = await requestDuring(page, () => page.goto(start));
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await expect(rows(page).nth(2)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Space');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(section(page).getByText('2 orders selected')).toBeVisible();
    await page.keyboard.press('End');
    await expect(rows(page).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${sites.portal}order/${answer.orders.at(-1)?.commessa}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Downloads the file of a button and reads it as rows of cells. */
async function csvOf(page: Page, button: Locator): Promise<{ name: string; table: string[][] }> {
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const cells = /(?:^|[,;\r\n])(?:"((?:[^"]|"")*)"|([^",;\r\n]*))/g;
  const table = text
    .slice(1)
    .trimEnd()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(cells)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    );
  return { name: file.suggestedFilename(), table };
}
