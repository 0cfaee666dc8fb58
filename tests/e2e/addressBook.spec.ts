import { AxeBuilder } from '@axe-core/playwright';
import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

test('an address is kept in the account, removed and brought back, by mouse and by keyboard', async ({
  page,
  guard,
}) => {
  // An address that lacks its street.
  guard.allow(/status of 422 .*\/embed\/address-book/);
  // No other flow keeps addresses of this account.
  await readEnglish(page, 'au');
  await page.goto(`${sites.portal}account`);
  await page.getByRole('button', { name: 'Manage address book' }).click();
  const book = page.frameLocator('iframe[title="Address book"]');
  await expect(book.getByText('No saved addresses yet')).toBeVisible();
  await book.getByLabel('Country').selectOption({ label: 'Germany' });
  await book.getByRole('button', { name: 'Save address' }).click();
  await expect(book.getByText('Enter the street and number.')).toBeVisible();
  for (const [name, value] of [
    ['address_name', 'Anna Verdi & Luca Bianchi'],
    ['address_address', 'Lindenweg 3'],
    ['address_zip', '10115'],
    ['address_city', 'Berlin'],
  ] as const)
    await book.locator(`[name=${name}]`).fill(value);
  await book.getByRole('button', { name: 'Save address' }).click();
  const entry = book.getByRole('listitem').filter({ hasText: 'Lindenweg 3' });
  await expect(entry).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('.ta-account-addresses').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await entry.getByRole('button', { name: 'Remove' }).click();
  await expect(book.getByRole('status')).toContainText('Address of “Anna Verdi & Luca Bianchi” removed.');
  await expect(entry).toHaveCount(0);
  await book.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(book.getByRole('status')).toContainText('restored.');
  await expect(entry).toBeVisible();
  // It ends as it began.
  await entry.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(book.getByText('No saved addresses yet')).toBeVisible();
});
