import type { Locator, Page, Request } from '@playwright/test';
import { become, expect, sites, test } from './fixtures.ts';
import { asking, grid, list, rows, section } from './orderList.ts';

const incomplete = (page: Page) => page.getByRole('region', { name: 'INCOMPLETE ORDERS' });
const waiting = (page: Page) => incomplete(page).locator('tbody').getByRole('row');

/** Rows that can be deleted, wherever they stand. */
const deletable = (page: Page) =>
  waiting(page).filter({ has: page.getByRole('button', { name: /^Delete order/ }) });
const codeIn = async (text: Promise<string>) => /\b\d{7}\b/.exec(await text)?.[0] ?? 'no code';

/** The page in a window has run all it brings with it, and said what it has to say. */
async function loaded(window: Locator): Promise<void> {
  const frame = await (await window.locator('iframe').elementHandle())?.contentFrame();
  await frame?.waitForLoadState('load');
}

test.describe('the next step of an incomplete order', () => {
  for (const [button, title] of [
    ['SEND FILES', 'Upload files for order'],
    ['RESUME UPLOAD', 'Upload files for order'],
    ['Change method', 'Change method for order'],
  ] as const)
    test(`${button} opens the lab’s page in a window, with a ticket, and closes without a question while nothing would be lost (ORD-33, EMB-01)`, async ({
      page,
    }) => {
      const token = await become(page, 'us');
      await page.goto(sites.portal);
      const row = waiting(page)
        .filter({ has: page.getByRole('button', { name: button }) })
        .first();
      const code = await codeIn(row.innerText());
      await row.getByRole('button', { name: button }).click();
      const opened = page.getByRole('dialog', { name: `${title} ${code}` });
      await expect(opened.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
      const address = (await opened.locator('iframe').getAttribute('src')) ?? '';
      expect(address).not.toContain(token);
      expect(new URL(address).origin).toBe(new URL(sites.lab).origin);
      await loaded(opened);
      await opened.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row.getByRole('button', { name: button })).toBeFocused();
    });

  test('a choice that was not saved is asked about before its window closes (EMB-15)', async ({ page }) => {
    await become(page, 'us');
    await page.goto(sites.portal);
    await waiting(page).getByRole('button', { name: 'Change method' }).first().click();
    const opened = page.getByRole('dialog', { name: 'Change method for order' });
    await loaded(opened);
    const question = page.getByRole('alertdialog', { name: 'Close this window?' });
    await opened.frameLocator('iframe').getByRole('radio', { checked: false }).check();
    await opened.getByRole('button', { name: 'Close', exact: true }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Close window' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('deleting an incomplete order (ORD-30, ORD-31, T-E8)', () => {
  const question = (page: Page, code: string) =>
    page.getByRole('alertdialog', { name: `Delete order no ${code}` });
  const openQuestion = async (page: Page): Promise<string> => {
    const row = deletable(page).first();
    const code = await codeIn(row.innerText());
    await row.getByRole('button', { name: `Delete order ${code}` }).click();
    await expect(question(page, code)).toContainText('Do you really want to delete this order?');
    return code;
  };
  const tickets = (page: Page): Request[] => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/embed/delete-order')) sent.push(request);
    });
    return sent;
  };

  test('No does nothing; Yes deletes once, and the list says so', async ({ page }) => {
    // Not the account of the flows below: there nothing is to be gone.
    await become(page, 'ie');
    await page.goto(list);
    const sent = tickets(page);
    const code = await openQuestion(page);
    await question(page, code).getByRole('button', { name: 'No' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(sent).toHaveLength(0);

    expect(await openQuestion(page)).toBe(code);
    await question(page, code).getByRole('button', { name: 'Yes' }).dblclick();
    await expect(incomplete(page).getByText(`Order ${code} deleted`)).toBeVisible();
    await expect(waiting(page).filter({ hasText: code })).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(sent).toHaveLength(1);
    await page.goto(`${sites.portal}order/${code}`);
    await expect(page.getByText(`Order ${code} not found`)).toBeVisible();
  });

  test('a refusal is said, and the order is still there', async ({ page, guard }) => {
    guard.allow(/status of 403/);
    await become(page, 'ca');
    await page.route(`${sites.lab}embed/delete-order`, (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'no' } } }),
    );
    await page.goto(list);
    const code = await openQuestion(page);
    await question(page, code).getByRole('button', { name: 'Yes' }).click();
    const sorry = page.getByRole('alertdialog', { name: 'We are sorry' });
    await expect(sorry).toContainText(`Order ${code} wasn’t deleted`);
    await sorry.getByRole('button', { name: 'Close' }).click();
    await expect(waiting(page).filter({ hasText: code })).toHaveCount(1);
  });

  test('a ticket that cannot be had is said, with a way to try again', async ({ page, guard }) => {
    guard.allow(/status of 503/);
    await become(page, 'ca');
    await page.route(/customer%2Fticket/, (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(list);
    const code = await openQuestion(page);
    await question(page, code).getByRole('button', { name: 'Yes' }).click();
    const sorry = page.getByRole('alertdialog', { name: 'We are sorry' });
    await expect(sorry).toContainText('The lab is temporarily unavailable.');
    await sorry.getByRole('button', { name: 'Retry' }).click();
    await expect(question(page, code)).toBeVisible();
  });

  test('a page that never answers ends after 30 seconds (DEC-07)', async ({ page }) => {
    await become(page, 'ca');
    await page.clock.install();
    await page.route(`${sites.lab}embed/delete-order?*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silence</title>' }),
    );
    await page.goto(list);
    const code = await openQuestion(page);
    const silence = page.waitForResponse((response) => response.url().includes('/embed/delete-order?'));
    await question(page, code).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Please Wait!' })).toContainText('Data deleting');
    await silence;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Please Wait!' })).toBeVisible();
    await page.clock.runFor(30_500);
    const sorry = page.getByRole('alertdialog', { name: 'We are sorry' });
    await expect(sorry).toContainText(`We couldn’t confirm that order ${code} was deleted.`);
    await sorry.getByRole('button', { name: 'Close' }).click();
    await expect(waiting(page).filter({ hasText: code })).toHaveCount(1);
  });
});

test('a live refresh changes nothing under the hand: rows, focus and choice stay (T-E7)', async ({
  page,
}) => {
  const token = await become(page, 'au');
  await page.clock.install();
  const { answer } = await asking(page, () => page.goto(list));
  await rows(page).nth(3).getByRole('checkbox').click();
  await rows(page).nth(5).focus();
  const refreshed = page.waitForResponse(
    (response) => /inprocess/.test(decodeURIComponent(response.url())) && response.status() === 304,
  );
  await page.clock.runFor(31_000);
  await refreshed;
  await expect(rows(page).nth(5)).toBeFocused();
  await expect(section(page).getByText('1 order selected')).toBeVisible();

  // Somebody else deletes an order while the pointer is on the table: nothing jumps until it is wished.
  const row = deletable(page).first();
  const before = await waiting(page).allInnerTexts();
  const code = await codeIn(row.innerText());
  await waiting(page).last().hover();
  const bearer = { authorization: `Bearer ${token}` };
  const ticket = await page.request.post(`${sites.lab}gateway?endpoint=/api/customer/ticket`, {
    headers: bearer,
    data: { purpose: 'delete-order', order_code: code },
  });
  const gone = await page.request.post(`${sites.lab}embed/delete-order`, {
    form: { order_code: code, ta_token: ((await ticket.json()) as { ticket: string }).ticket },
  });
  expect(gone.status()).toBe(200);
  await page.clock.runFor(31_000);
  const newer = incomplete(page).getByRole('button', { name: 'Show updates' });
  await expect(newer).toBeVisible();
  expect(await waiting(page).allInnerTexts()).toEqual(before);
  await newer.click();
  await expect(waiting(page).filter({ hasText: code })).toHaveCount(0);
  await expect(rows(page).first()).toContainText(answer.orders[0]?.commessa ?? '');
});

test('orders with unread messages carry their number and stand out (DASH-12, ORD-51)', async ({ page }) => {
  const token = await become(page, 'us');
  const response = await page.request.get(
    `${sites.lab}gateway?endpoint=/api/customer/orders/unread_messages`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const unread = (await response.json()) as { cod_order: string; unread: number }[];
  const [first] = unread.toSorted((one, other) => other.unread - one.unread);
  await page.goto(`${list}?search=${first?.cod_order}`);
  const row = rows(page).filter({ hasText: first?.cod_order ?? 'none' });
  await expect(row).toContainText(`${first?.unread} unread messages`);
  await expect(row).toHaveAttribute('data-highlight', 'true');
});

test('one order: opened from its row, left by Back, and unknown ones lead home (DET-01, DET-03, DET-04, ERR-17)', async ({
  page,
}) => {
  await become(page, 'us');
  const { answer } = await asking(page, () => page.goto(`${list}?status=3`));
  const code = answer.orders[2]?.commessa ?? '';
  await rows(page)
    .nth(2)
    .click({ position: { x: 400, y: 8 } });
  await expect(page).toHaveURL(`${sites.portal}order/${code}`);
  await expect(page.getByRole('main')).toContainText(code);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${list}?status=3`);
  await expect(grid(page)).toBeVisible();

  // The second is an order of another customer: the same words as for one that never was (T-A1).
  for (const unknown of ['0000000', '2600011', 'a/b', '<b>x</b>', 'x'.repeat(300)]) {
    await page.goto(`${sites.portal}order/${encodeURIComponent(unknown)}`);
    await expect(page).toHaveURL(sites.portal);
    await expect(page.getByText(`Order ${unknown} not found`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('grid', { name: 'In production' })).toBeVisible();
  await expect(page.getByText(/not found/)).toHaveCount(0);
});

test('an account without orders is told what will be here, and what it can do (DASH-05)', async ({
  page,
}) => {
  await become(page, 'empty');
  await page.goto(list);
  await expect(page.getByText('Es gibt noch keine Bestellungen')).toBeVisible();
  await expect(page.getByText('Es gibt keine unvollständigen Bestellungen')).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.getByRole('link', { name: 'Produkt aussuchen' }).click();
  await expect(page).toHaveURL(`${sites.portal}graphistore`);
});
