import type { Locator, Page, Request } from '@playwright/test';
import { openSession, expect, sites, test } from './fixtures.ts';
import { openOrderWith } from './waitingOrders.ts';
import { requestDuring, grid, list, start, rows, section } from './orderList.ts';

const incomplete = (page: Page) => page.getByRole('region', { name: 'INCOMPLETE ORDERS' });
const waiting = (page: Page) => incomplete(page).locator('tbody').getByRole('row');

/** Rows that can be deleted, in either table. */
const deletable = (page: Page) =>
  waiting(page).filter({ has: page.getByRole('button', { name: /^Delete order/ }) });
const codeIn = async (text: Promise<string>) => /\b\d{7}\b/.exec(await text)?.[0] ?? 'no code';

/** Waits until the page in the window has run its scripts and sent its messages. */
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
      const row = await openOrderWith(page, button);
      const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
      expect(token).not.toBe('');
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

  test('closing the window asks first when a choice is not saved (EMB-15)', async ({ page }) => {
    await openSession(page, 'us');
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

test.describe('the upload method of an order that cannot change', () => {
  for (const [code, says] of [
    ['forbidden', 'This order no longer waits for files'],
    ['conflict', 'This order is already paid'],
    ['internal', 'Couldn’t save the change'],
  ] as const)
    test(`EMB-17: refused as ${code}, the window says why`, async ({ page, guard }) => {
      guard.allow(/status of 409/);
      await openSession(page, 'us');
      await page.route('**/embed/change-method', (route) =>
        route.fulfill({ status: 409, json: { error: { code, message: '' } } }),
      );
      await page.goto(sites.portal);
      await waiting(page).getByRole('button', { name: 'Change method' }).first().click();
      const opened = page.getByRole('dialog', { name: 'Change method for order' });
      await loaded(opened);
      const inside = opened.frameLocator('iframe');
      await inside.getByRole('radio', { checked: false }).check();
      await inside.getByRole('button', { name: 'Save' }).click();
      await expect(inside.getByText(says)).toBeVisible();
      await expect(inside.getByRole('button', { name: 'Save' })).toBeEnabled();
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

  test('No does nothing; Yes deletes once, and the list shows it', async ({ page }) => {
    // Another account than in the flows below, whose orders must stay.
    await openSession(page, 'ie');
    await page.goto(start);
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

  test('a refusal is shown, and the order is still there', async ({ page, guard }) => {
    guard.allow(/status of 403/);
    await openSession(page, 'ca');
    await page.route(`${sites.lab}embed/delete-order`, (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'no' } } }),
    );
    await page.goto(start);
    const code = await openQuestion(page);
    await question(page, code).getByRole('button', { name: 'Yes' }).click();
    const sorry = page.getByRole('alertdialog', { name: 'We are sorry' });
    await expect(sorry).toContainText(`Order ${code} wasn’t deleted`);
    await sorry.getByRole('button', { name: 'Close' }).click();
    await expect(waiting(page).filter({ hasText: code })).toHaveCount(1);
  });

  test('a ticket that cannot be issued is reported, with Retry', async ({ page, guard }) => {
    guard.allow(/status of 503/);
    await openSession(page, 'ca');
    await page.route(/customer%2Fticket/, (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(start);
    const code = await openQuestion(page);
    await question(page, code).getByRole('button', { name: 'Yes' }).click();
    const sorry = page.getByRole('alertdialog', { name: 'We are sorry' });
    await expect(sorry).toContainText('The lab is temporarily unavailable.');
    await sorry.getByRole('button', { name: 'Retry' }).click();
    await expect(question(page, code)).toBeVisible();
  });

  test('a page that never responds ends after 30 seconds (DEC-07)', async ({ page }) => {
    await openSession(page, 'ca');
    await page.clock.install();
    await page.route(`${sites.lab}embed/delete-order?*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silence</title>' }),
    );
    await page.goto(start);
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

test('a live refresh keeps rows, focus and selection while they are in use (T-E7)', async ({ page }) => {
  const token = await openSession(page, 'au');
  await page.clock.install();
  const { answer } = await requestDuring(page, () => page.goto(start));
  await rows(page).nth(3).getByRole('checkbox').click();
  await rows(page).nth(5).focus();
  const refreshed = page.waitForResponse(
    (response) => /inprocess/.test(decodeURIComponent(response.url())) && response.status() === 304,
  );
  await page.clock.runFor(31_000);
  await refreshed;
  await expect(rows(page).nth(5)).toBeFocused();
  await expect(section(page).getByText('1 order selected')).toBeVisible();

  // Another session deletes an order while the pointer is on the table: rows move only on request.
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

test('orders with unread messages show their number and stand out (DASH-12, ORD-51)', async ({ page }) => {
  const token = await openSession(page, 'us');
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

test('an order opens from its row, Back leaves it, and an unknown code leads home (DET-01, DET-03, DET-04, ERR-17)', async ({
  page,
}) => {
  await openSession(page, 'us');
  const { answer } = await requestDuring(page, () => page.goto(`${list}?status=3`));
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

  // The second is an order of another customer: the same text as for an unknown code (T-A1).
  for (const unknown of ['0000000', '2600011', 'a/b', '<b>x</b>', 'x'.repeat(300)]) {
    await page.goto(`${sites.portal}order/${encodeURIComponent(unknown)}`);
    await expect(page).toHaveURL(sites.portal);
    await expect(page.getByText(`Order ${unknown} not found`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('grid', { name: 'In production' })).toBeVisible();
  await expect(page.getByText(/not found/)).toHaveCount(0);
});

test('an account without orders sees what will appear here, and what it can do (DASH-05)', async ({
  page,
}) => {
  await openSession(page, 'empty');
  await page.goto(start);
  await expect(page.getByText('Es gibt noch keine Bestellungen')).toBeVisible();
  await expect(page.getByText('Es gibt keine unvollständigen Bestellungen')).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.getByRole('link', { name: 'Produkt auswählen' }).click();
  await expect(page).toHaveURL(`${sites.portal}graphistore`);
});
