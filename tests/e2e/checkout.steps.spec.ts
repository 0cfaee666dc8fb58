import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

// Its orders are read by no other flow.
const account = 'social';
const patient = { timeout: 60_000 };
test.describe.configure({ timeout: 180_000 });

test('back, forward and reload on each step keep what was chosen, and make one order (CONF-26, CHECK-14)', async ({
  page,
}) => {
  await readEnglish(page, account);
  await withoutScene(page);
  await page.goto(`${sites.portal}config-product/13`);
  const next = page.getByRole('button', { name: 'Continue to checkout' });
  const pages = page.getByRole('spinbutton', { name: 'Pages' });
  await pages.fill('40');
  await pages.press('Tab');
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page).toHaveURL(/\/product-config\//, patient);
  await page.reload();
  await expect(pages).toHaveValue('40', patient);
  await next.click();

  const place = page.getByRole('button', { name: /^Place order/ });
  await expect(place).toBeVisible(patient);
  const total = (await place.textContent()) ?? '';
  const checkout = page.url();
  await page.reload();
  await expect(place).toHaveText(total, patient);
  await page.goBack();
  await expect(pages).toHaveValue('40', patient);
  await page.goForward();
  await expect(place).toHaveText(total, patient);

  await page.getByLabel('Bride').fill('Marta');
  await page.getByLabel('Groom').fill('Pablo');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('I accept the terms').check();
  await place.click();
  const done = page.getByRole('heading', { level: 1, name: 'Order placed' });
  await expect(done).toBeVisible(patient);
  await page.reload();
  await expect(done).toBeVisible(patient);
  await page.goto(checkout);
  await expect(done).toBeVisible(patient);
  await page.goBack();
  await page.goForward();
  await expect(done).toBeVisible(patient);
});
