import type { Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';
import { openDesk } from './messageSteps.ts';
import { readEnglish } from './reading.ts';

/** An order with an amount to pay, suspended until it is paid: no other flow changes one of this account. */
async function unpaidOrder(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { query: { status: 2 }, order_by: [] };
  const answer = await page.request.post(`${sites.lab}api/customer/orders/inprocess`, { headers, data });
  const { orders } = (await answer.json()) as {
    orders: { commessa: string; price: { amount_to_pay: number } | null }[];
  };
  return orders.find(({ price }) => (price?.amount_to_pay ?? 0) > 0)?.commessa ?? 'no order';
}

test('a customer cancels an order before its production begins, and sees first what happens to the money', async ({
  page,
  browser,
}) => {
  const token = await readEnglish(page, 'es');
  const code = await unpaidOrder(page, token);
  await page.goto(`${sites.portal}order/${code}`);
  // Suspended until it is paid: the page says how, and sends nobody to messages that are not there.
  await expect(page.getByText('This order is waiting for your payment')).toBeVisible();
  await expect(page.getByText(/See the messages below/)).toHaveCount(0);

  // The desk takes its production back to the beginning.
  const { context, desk } = await openDesk(browser);
  await desk.goto(`${sites.lab}staff/orders/${code}`);
  await desk.getByLabel('Step reached').selectOption('received');
  await desk.getByRole('button', { name: 'Update step' }).click();
  await expect(desk.getByRole('link', { name: 'Cancel order…' })).toBeVisible();
  await context.close();

  await page.reload();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel order ${code}?` });
  await expect(question).toContainText(/is no longer due\./);
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Order ${code} cancelled.` })).toBeVisible();
  await page.goto(`${sites.portal}orders-list?search=${code}`);
  await expect(page.getByText('No orders match these filters')).toBeVisible();
});
