import { expectPaymentsWork } from '../fixtures/paymentsSuite.ts';
import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

test('payments are filtered, searched, exported as CSV and as invoices, opened and left again (PAY-01, PAY-02, PAY-03, PAY-04, PAY-12, PAY-18)', async ({
  page,
}) => {
  await readEnglish(page, 'ie');
  await page.goto(`${sites.portal}payments-list`);
  await expect(page.getByRole('heading', { level: 1, name: 'YOUR PAYMENTS' })).toBeVisible();
  await expectPaymentsWork(page, page.getByRole('main'));

  const grid = page.getByRole('grid', { name: 'YOUR PAYMENTS' });
  const link = grid.getByRole('link').first();
  const code = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  await link.click();
  await expect(page).toHaveURL(`${sites.portal}payment/${code}`);
  await expect(page.getByRole('link', { name: `Open order ${code}` })).toHaveAttribute(
    'href',
    `/ta/order/${code}`,
  );
  await expect(page.getByRole('region', { name: 'Payments and refunds' })).toBeVisible();
  await page.getByRole('link', { name: 'All payments of this order' }).first().click();
  await expect(page).toHaveURL(`${sites.portal}payments-list?ref=${code}`);
  await expect(page.getByRole('button', { name: `Remove filter Order ${code}` })).toBeVisible();

  const bar = page.getByRole('link', { name: 'MANAGE YOUR CARDS' });
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page).toHaveURL(`${sites.portal}account?page=managePayments`);
  await expect(
    page.frameLocator('iframe[title="Your saved cards"]').getByRole('listitem').first(),
  ).toBeVisible();
});
