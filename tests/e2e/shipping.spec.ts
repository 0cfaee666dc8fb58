import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzip } from '../fixtures/zip.ts';
import { openSession, expect, sites, test } from './fixtures.ts';

/** A paid order in production; no other flow changes an order of this account. */
async function runningOrder(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { query: { status: 1 }, order_by: [{ property: 'date', direction: 'ASC' }] };
  const answer = await page.request.post(`${sites.lab}api/customer/orders/payments`, { headers, data });
  const { orders } = (await answer.json()) as { orders: { commessa: string; price: { total: number } }[] };
  return orders.find(({ price }) => price.total > 0)?.commessa ?? 'no order';
}

test('the desk ships an order, and its customer has the invoice, the payment and the parcel at once (DEC-24, DET-07, DET-08)', async ({
  page,
  browser,
}) => {
  const token = await openSession(page, 'ca');
  const code = await runningOrder(page, token);
  await page.goto(`${sites.portal}order/${code}`);
  const shipping = page.getByRole('region', { name: 'Shipping' });
  await expect(shipping.getByText('Not shipped yet')).toBeVisible();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await desk.goto(`${sites.lab}staff/`);
  await desk.getByLabel('E-mail').fill('desk@lab.test');
  await desk.getByLabel('Password').fill('Trade-2026');
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await desk.goto(`${sites.lab}staff/orders/${code}`);
  await expect(desk.getByText('No messages about this order yet.')).toBeVisible();
  await desk.getByLabel('Courier').selectOption('UPS');
  await desk.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await desk.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(desk.getByRole('status')).toContainText('The invoice has been issued');
  const invoice = await desk.getByRole('link', { name: /^Invoice \d{5}\/\d{4}$/ }).textContent();
  const [number = 'no number'] = /\d{5}/.exec(invoice ?? '') ?? [];

  await page.reload();
  await expect(shipping.getByText('1Z999AA10123456784')).toBeVisible();
  await expect(shipping.getByRole('link', { name: /track/i })).toHaveAttribute(
    'href',
    `${sites.lab}courier/ups/1Z999AA10123456784`,
  );
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: /invoice/i }).click();
  const names = [...unzip(readFileSync(await (await taken).path()))].map(([name]) => name);
  expect(names).toEqual([expect.stringMatching(/^invoice-\d{4}-\d{5}\.pdf$/)]);
  await page.goto(`${sites.portal}payments-list?ref=${code}`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(number);

  // A lower price and then a return: a credit note for each, and nothing is left.
  await desk.getByLabel(/^Lower price without VAT/).fill('1.00');
  await desk.getByRole('button', { name: 'Save price' }).click();
  await expect(desk.getByRole('link', { name: /^Credit note NC/ })).toHaveCount(1);
  await desk.getByRole('button', { name: 'Mark as returned' }).click();
  await expect(desk.getByRole('link', { name: /^Credit note NC/ })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: code })).toHaveCount(3);
  await context.close();
});
