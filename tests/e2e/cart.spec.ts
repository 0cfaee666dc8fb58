import type { Locator, Page } from '@playwright/test';
import { credentialsOf, expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

/** One after the other, on accounts whose carts no other flow uses: each begins and ends with an empty cart. */
test.describe.configure({ mode: 'default', timeout: 240_000 });
const patient = { timeout: 60_000 };

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your cart/ });
const place = (page: Page) => page.getByRole('button', { name: /^Place order/ });

/** Puts what the configurator of this number shows into the cart. */
async function configure(page: Page, configurator: string, press: (control: Locator) => Promise<void>) {
  await page.goto(`${sites.portal}config-product/${configurator}`);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeEnabled(patient);
  await press(add);
  await expect(page.getByText('Added to your cart.')).toBeVisible(patient);
}

/** Fills the couple of the first event, chooses the transfer and accepts the terms. */
async function fill(page: Page, choose: (control: Locator) => Promise<void>) {
  await page.getByLabel('Bride').first().fill('Lucia');
  await page.getByLabel('Groom').first().fill('Mario');
  await choose(page.getByLabel('Bank transfer'));
  await choose(page.getByLabel('I accept the terms'));
}

/** The first amount of a text, as it is written. */
const amountIn = (text: string) => /\d[\d.,]*/.exec(text)?.[0] ?? '';

/** Reads the cart's price with and without VAT, and why a promotion of the first line is not applied. */
async function expectExplained(page: Page, total: Locator): Promise<void> {
  const net = await total.innerText();
  expect(net).toContain('excl. VAT and shipping');
  await page.getByRole('radio', { name: 'Incl. VAT' }).press('Space');
  await expect(total).toContainText('incl. VAT and shipping');
  await expect(total).not.toContainText(amountIn(net));
  const first = page.getByRole('listitem').filter({ hasText: 'Go Book' }).first();
  await first.getByText('Price details', { exact: true }).press('Enter');
  await expect(first.getByText('Net price')).toBeVisible();
  await expect(first.getByText(/^GO20.*: enter its code at checkout\.$/)).toBeVisible();
}

const click = (control: Locator) => control.click();
const check = (control: Locator) => control.check();

test('two products and a past order, pieces and a coupon, in one payment: each is an order with its next step (CHECK-08, AGAIN-02)', async ({
  page,
}) => {
  // It has the promotion of the coupon.
  await readEnglish(page, 'fr');
  await withoutScene(page);
  await page.goto(`${sites.portal}config-product/13`);
  await page.getByRole('button', { name: 'Continue to checkout' }).click(patient);
  await expect(place(page)).toBeVisible(patient);
  await fill(page, check);
  await place(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible(patient);
  const past = /\d{9}/.exec(await page.locator('main').innerText())?.[0] ?? '';

  await configure(page, '22', click);
  await expect(cartLink(page)).toHaveAccessibleName('Your cart, 1 quote');
  // The head of another tab follows.
  const other = await page.context().newPage();
  await other.goto(`${sites.portal}orders-list`);
  await expect(cartLink(other)).toHaveAccessibleName('Your cart, 1 quote', patient);
  await configure(page, '13', click);
  await expect(cartLink(other)).toHaveAccessibleName('Your cart, 2 quotes', patient);
  await other.close();

  await page.goto(`${sites.portal}print-again?state=ordered`);
  const ordered = page.getByRole('listitem').filter({ hasText: past });
  await ordered.getByRole('button', { name: /^Order .* again$/ }).click(patient);
  const panel = page.getByRole('region', { name: `Order ${past} again` });
  await expect(panel.locator('dd').filter({ hasText: '€' })).toHaveCount(2, patient);
  await panel.getByRole('button', { name: /^Add to cart at / }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Your cart, 3 quotes', patient);

  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  const total = page.locator('.ta-configurator-cart__total');
  const before = await total.innerText();
  await page
    .getByRole('combobox', { name: /^Quantity: / })
    .first()
    .selectOption('2');
  await expect(total).not.toHaveText(before, patient);
  await expectExplained(page, total);
  const toPay = amountIn(await total.innerText());
  await page.getByRole('button', { name: 'Check out' }).click();

  await expect(place(page)).toBeVisible(patient);
  const full = await place(page).innerText();
  // The number of the cart, with the same words about the promotion that waits for its code.
  expect(amountIn(full)).toBe(toPay);
  await expect(page.getByText(/^GO20.*: enter its code/).first()).toBeVisible();
  await check(page.getByRole('radio', { name: 'Excl. VAT' }));
  await expect(page.getByText('excl. VAT and shipping')).toBeVisible();
  await check(page.getByRole('radio', { name: 'Incl. VAT' }));
  expect(amountIn(await page.getByText('incl. VAT and shipping').innerText())).toBe(toPay);
  await page.getByLabel('Coupon').fill('GO20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Discount: /).first()).toBeVisible(patient);
  await expect(place(page)).not.toHaveText(full, { useInnerText: true });
  await fill(page, check);
  await place(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders placed' })).toBeVisible(patient);
  const steps = page.getByRole('link', { name: 'Upload files now' });
  await expect(steps).toHaveCount(3);
  const hrefs = await steps.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

  await page.goto(`${sites.portal}orders-list`);
  for (const href of hrefs) {
    const code = href.split('/').at(-1) ?? '';
    await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible(patient);
  }
  await expect(cartLink(page)).toHaveAccessibleName('Your cart');
  await page.goto(hrefs[0] ?? '');
  await expect(page.getByRole('button', { name: /upload|send files/i }).first()).toBeVisible(patient);
});

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('from the configurator through the cart to the orders by keyboard alone, on a phone (CHECK-08)', async ({
  page,
}) => {
  const enter = (control: Locator) => control.press('Enter', patient);
  const space = (control: Locator) => control.press('Space');
  await page.setViewportSize({ width: 390, height: 844 });
  await readEnglish(page, 'es');
  await withoutScene(page);
  await configure(page, '13', enter);
  expect(await isScrolledSideways(page)).toBe(false);
  await configure(page, '22', enter);
  await enter(page.getByRole('link', { name: 'View cart' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(await isScrolledSideways(page)).toBe(false);
  await enter(page.getByRole('button', { name: 'Check out' }));
  await expect(place(page)).toBeVisible(patient);
  expect(await isScrolledSideways(page)).toBe(false);
  await fill(page, space);
  await enter(place(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders placed' })).toBeVisible(patient);
  await expect(page.getByRole('link', { name: 'Upload files now' })).toHaveCount(2);
  expect(await isScrolledSideways(page)).toBe(false);
});

async function signInIn(form: Locator): Promise<void> {
  const { email, password } = credentialsOf('es');
  await form.locator('input[type=email]').fill(email);
  await form.locator('input[name=password]').fill(password);
  await form.locator('input[name=password]').press('Enter');
}

const partnerPages = [
  {
    page: 'configure',
    width: 1440,
    words: {
      order: 'Sign in to order',
      add: 'Add to cart',
      added: 'Added to your cart.',
      cart: 'Your cart',
      remove: /^Remove: /,
      quantity: /^Quantity: /,
    },
  },
  {
    page: 'strict',
    width: 390,
    words: {
      order: 'Zum Bestellen anmelden',
      add: 'In den Warenkorb',
      added: 'In Ihren Warenkorb gelegt.',
      cart: 'Ihr Warenkorb',
      remove: /^Entfernen: /,
      quantity: /^Menge: /,
    },
  },
] as const;

for (const { page: name, width, words } of partnerPages)
  test(`a partner’s page ${name}, at ${width} px: what is configured goes into its cart, by keyboard (CHECK-08, T-A9)`, async ({
    page,
  }) => {
    await withoutScene(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${sites.demo}${name}/`);
    const configurator = page.locator('ta-configurator');
    const cart = page.locator('ta-cart');
    await configurator.getByRole('button', { name: words.order }).press('Enter', patient);
    await signInIn(configurator.getByRole('dialog', { name: words.order }));
    const add = configurator.getByRole('button', { name: words.add });
    await expect(add).toBeEnabled(patient);
    await add.press('Enter');
    await expect(configurator.getByText(words.added)).toBeVisible(patient);
    const lines = cart.getByRole('list', { name: words.cart });
    await expect(lines.getByRole('listitem')).toHaveCount(1, patient);
    const total = cart.locator('.ta-configurator-cart__total').first();
    const before = await total.innerText();
    await cart.getByRole('combobox', { name: words.quantity }).selectOption('3');
    await expect(total).not.toHaveText(before, patient);
    expect(await isScrolledSideways(page)).toBe(false);
    await cart.getByRole('button', { name: words.remove }).press('Enter');
    await expect(lines).toHaveCount(0, patient);
    expect(page.url()).toBe(`${sites.demo}${name}/`);
  });
