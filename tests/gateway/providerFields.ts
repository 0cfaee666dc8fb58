import type { Page } from 'playwright';

/** Adds three cards on the page with the provider's fields: one declined, one stored, one that the bank must confirm. */
export async function useProviderFields(page: Page): Promise<void> {
  const fields = page.frameLocator('iframe[title="card"]');
  const enter = async (number: string) => {
    await fields.getByLabel('Card number').fill(number);
    await fields.getByLabel('Expiry').fill('11/32');
    await page.getByLabel('Name on the card').fill('Ada Quinn');
    await page.getByRole('button', { name: 'Save card' }).click();
  };
  await page.getByText('Add a card', { exact: true }).click();
  await enter('4000 0000 0000 0002');
  await page.getByText('Your bank declined this card. Nothing was saved.').waitFor();
  await enter('5555 5555 5555 4444');
  await page.getByText('Card saved.').waitFor();
  await page.getByText('Add a card', { exact: true }).click();
  await enter('4000 0025 0000 3155');
  const bank = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Confirm with your bank' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Your bank hasn’t confirmed yet.').waitFor();
  await (await bank).getByRole('button', { name: 'Yes, it is me' }).click();
  await (await bank).getByText('Close this page and go back to your cards.').waitFor();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Visa •••• 3155').waitFor();
}
