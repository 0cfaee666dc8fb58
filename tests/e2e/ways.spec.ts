import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { freePorts } from '../../scripts/parts/ports.mjs';
import { addresses } from '../../scripts/parts/sites.mjs';
import { startTestSites } from '../../scripts/parts/testSites.mjs';
import { expect, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

// Every way that begins outside of the configurator ends in an order. The sites are the flows' own: their orders are in
// nobody else's list, and the lab names its own page for "print again".

const account = 'it';
const patient = { timeout: 30_000 };
let started: Awaited<ReturnType<typeof startTestSites>>;
let at: ReturnType<typeof addresses>;
let folder = '';
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const range = Number(process.env['TA_TEST_PORTS'] ?? 5600) + 240;
  const [, lab] = await freePorts(3, range);
  folder = await mkdtemp(join(tmpdir(), 'ta-ways-'));
  const configuration = join(folder, 'lab.json');
  const printAgain = `http://localhost:${lab}/embed/print-again`;
  await writeFile(configuration, JSON.stringify({ portal: { links: { printAgain } } }));
  started = await startTestSites({ configuration, log: 'ways', ports: range });
  at = addresses(started.env);
  expect(new URL(at.lab).port).toBe(String(lab));
});
test.afterAll(async () => {
  await started?.stop();
  await rm(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  await withoutScene(page);
  await readEnglish(page, account, at);
});

/** The tab that a press opens. */
async function tabOf(context: BrowserContext, link: Locator): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await withoutScene(tab);
  return tab;
}

/** From the page of the main shop to the configurator, with this sentence of the product. */
async function configure(tab: Page, sentence: RegExp): Promise<void> {
  await tab.getByRole('link', { name: 'Configure and order' }).click();
  await expect(tab.getByText(sentence)).toBeVisible(patient);
}

/** From the configurator or the checkout to the confirmation. */
async function order(page: Page, payment = 'Bank transfer'): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue to checkout' });
  if (await next.isVisible()) await next.click();
  await place(page, payment);
}

async function place(page: Page, payment: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible(patient);
  await page.getByLabel('Bride').fill('Anna');
  await page.getByLabel('Groom').fill('Luca');
  await page.getByLabel(payment).check();
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible(patient);
}

test('a preset opens with its choices and ends in an order (PRE-03, PRE-04)', async ({ page, context }) => {
  await page.goto(`${at.portal}presets`);
  const start = page.getByRole('link', { name: /: Ceremony, party, goodbye/ });
  const tab = await tabOf(context, start);
  await expect(
    tab.getByText('Ceremony, party, goodbye · Wedding Book · 30 × 30 cm · 40 pages'),
  ).toBeVisible();
  await configure(tab, /^Wedding Book, 30.×.30.cm, 40.pages, Leather, Cognac/);
  await order(tab);
  await tab.getByRole('link', { name: 'Upload files now' }).click();
  await expect(tab.getByText('Wedding Book').first()).toBeVisible(patient);
  // The order has the choices of the preset, as the lab has written them in the account's own language.
  await expect(tab.getByText('Scatola: Scatola con coperchio')).toBeVisible();
});

test('a card of Pink Mania ends in an order (STORE-33, STORE-59)', async ({ page, context }) => {
  await page.goto(`${at.portal}graphistore/pinkmania`);
  const tab = await tabOf(context, page.getByRole('link', { name: /^CREATE: Young Book/ }));
  await expect(tab.getByText('Pink Young Book · Young Book · 25 × 25 cm · 40 pages')).toBeVisible();
  await configure(tab, /^Young Book, 25.×.25.cm, 40.pages, Velvet, Blush/);
  await order(tab);
});

test('the cover studio and the order with an own layout end in orders (STORE-28)', async ({
  page,
  context,
}) => {
  await page.goto(`${at.portal}graphistore`);
  const create = page.getByRole('button', { name: 'CREATE: Wedding Book', exact: true });
  const editors = page.getByRole('dialog', { name: 'Choose the right Editor for You!' });
  await create.click();
  const studio = await tabOf(context, editors.getByRole('link', { name: /^CREATE: Cover Studio/ }));
  await expect(studio.getByRole('heading', { level: 1, name: 'Cover Studio' })).toBeVisible();
  await configure(studio, /^Wedding Book, /);
  await order(studio);
  await studio.close();

  const own = await tabOf(context, editors.getByRole('link', { name: /^CREATE: .*layout/i }));
  await expect(own.getByText('You upload your finished layout once you’ve placed the order.')).toBeVisible();
  await configure(own, /^Wedding Book, /);
  await expect(own.getByRole('radio', { name: 'I upload my own files' })).toBeChecked();
  await order(own);
  await expect(own.getByRole('link', { name: 'Upload files now' })).toBeVisible();
});

test('an order that is picked up at the lab costs no shipping, and needs no address', async ({ page }) => {
  await page.goto(`${at.portal}config-product/13`);
  await expect(page.getByText(/^Contessa, /)).toBeVisible(patient);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  const addresses = page.getByRole('group', { name: 'Delivery address' });
  await expect(addresses).toBeVisible(patient);
  const button = page.getByRole('button', { name: /^Place order/ });
  const before = await button.innerText();
  await page.getByRole('radio', { name: 'Pick up at the lab' }).check();
  await expect(addresses).toBeHidden();
  expect(await button.innerText()).not.toBe(before);
  await expect(page.getByText(/^Estimated pickup date: /)).toBeVisible();
  await place(page, 'Bank transfer');
  await expect(page.getByText(/^Pickup at the lab: Stamperia Lume/)).toBeVisible();
});

test('a saved quote is ordered from the frame of print again (AGAIN-02, AGAIN-04)', async ({ page }) => {
  await page.goto(`${at.portal}config-product/13`);
  await expect(page.getByText(/^Contessa, /)).toBeVisible(patient);
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Quote saved.')).toBeVisible();
  await page.goto(`${at.portal}print-again`);
  const frame = page.frameLocator('main iframe');
  await frame.getByRole('button', { name: 'Order Contessa' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${at.lab}checkout/\\d{9}/`));
  await order(page);
  // The ordered quote is in the other list, from where it is ordered again.
  await page.goto(`${at.portal}print-again`);
  await frame.getByRole('button', { name: 'Ordered' }).click();
  await expect(frame.getByRole('link', { name: 'Order Contessa again' }).first()).toBeVisible();
});

test('back, forward and reload at the cart, the address book, the cards and the bank keep what was typed, and make one order (CONF-26, CHECK-14)', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: /^Place order/ });
  const bride = page.getByLabel('Bride');
  const done = page.getByRole('heading', { level: 1, name: 'Order placed' });
  await page.goto(`${at.portal}config-product/22`);
  await page.getByRole('button', { name: 'Add to cart' }).click(patient);
  await expect(page.getByText('Added to your cart.')).toBeVisible(patient);
  await page.goto(`${at.portal}cart`);
  const line = page.getByRole('listitem').filter({ hasText: 'Go Book' }).first();
  await expect(line).toBeVisible(patient);
  await page.reload();
  await expect(line).toBeVisible(patient);
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(button).toBeVisible(patient);
  const checkout = page.url();
  await page.goBack();
  await expect(line).toBeVisible(patient);
  await page.goForward();
  await expect(button).toBeVisible(patient);

  await bride.fill('Anna');
  await page.getByRole('button', { name: 'Manage address book' }).click();
  const book = page.getByRole('heading', { level: 1, name: 'Address book' });
  await expect(book).toBeVisible();
  await page.reload();
  await expect(book).toBeVisible();
  await page.goBack();
  await expect(bride).toHaveValue('Anna');
  await page.goForward();
  await page.getByRole('link', { name: 'Back to the checkout' }).click();
  await expect(bride).toHaveValue('Anna');

  await page.getByRole('button', { name: 'Add a card' }).click();
  const cards = page.frameLocator('#card-frame');
  await page.reload();
  await cards.getByText('Add a card', { exact: true }).click(patient);
  await cards.getByLabel('Card number').fill('4000 0000 0000 3220');
  await cards.getByLabel('Expiry date (month / year)').fill('09 / 31');
  await cards.getByLabel('Name on the card').fill('Anna Verdi');
  await cards.getByRole('button', { name: 'Save card' }).click();
  await cards.getByLabel('Code').fill('123456');
  await cards.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('radio', { name: /3220/ })).toBeChecked(patient);
  await expect(bride).toHaveValue('Anna');

  await page.getByLabel('I accept the terms').check();
  await button.click();
  const toBank = page.getByRole('link', { name: 'Continue to your bank' });
  await expect(toBank).toBeVisible(patient);
  await page.reload();
  await toBank.click();
  const bank = page.getByRole('heading', { level: 1, name: 'Test bank' });
  await expect(bank).toBeVisible();
  await page.goBack();
  await expect(toBank).toBeVisible(patient);
  // The checkout itself leads to the payment that is under way: nothing is paid twice.
  await page.goto(checkout);
  await toBank.click();
  await page.reload();
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(done).toBeVisible(patient);
  await page.goBack();
  await page.goForward();
  await expect(done).toBeVisible(patient);
  await page.goto(checkout);
  await expect(done).toBeVisible(patient);
  const code = /\d{9}/.exec(await page.locator('main').innerText())?.[0] ?? '';
  expect(code).not.toBe('');
  await page.goto(`${at.portal}payments-list?ref=${code}`);
  const rows = page.getByRole('grid', { name: 'YOUR PAYMENTS' }).getByRole('row').filter({ hasText: code });
  await expect(rows).toHaveCount(1, patient);
});
