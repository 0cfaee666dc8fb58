import { languages } from '@trade-area/core/contract';
import { cutOff } from './cutOff.ts';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

// Its cart is used by no other flow, and by these one after the other.
const account = 'social';
test.describe.configure({ mode: 'default', timeout: 180_000 });
const patient = { timeout: 60_000 };

/** The controls of the way to an order, in the order of the list. */
const words = {
  en: { add: 'Add to cart', checkout: 'Continue to checkout', place: /^Place order/, names: 'Bride' },
  it: {
    add: 'Aggiungi al carrello',
    checkout: 'Vai al checkout',
    place: /^Conferma l’ordine/,
    names: 'Sposa',
  },
  es: { add: 'Añadir al carrito', checkout: 'Tramitar pedido', place: /^Realizar pedido/, names: 'Novia' },
  fr: { add: 'Ajouter au panier', checkout: 'Passer commande', place: /^Commander/, names: 'Mariée' },
  de: {
    add: 'In den Warenkorb',
    checkout: 'Zur Kasse',
    place: /^Zahlungspflichtig bestellen/,
    names: 'Braut',
  },
} as const;

for (const language of languages)
  test(`at 390 px the way from a product to its order cuts off no text: ${language}`, async ({ page }) => {
    const said = words[language];
    await page.setViewportSize({ width: 390, height: 844 });
    await readIn(page, account, language);
    await withoutScene(page);
    await page.goto(`${sites.portal}product/weddingbook`);
    await expect(page.locator('.ta-store-product__price')).toHaveText(/\d/, patient);
    expect(await cutOff(page)).toEqual([]);

    await page.goto(`${sites.portal}config-product/10`);
    const add = page.getByRole('button', { name: said.add });
    await expect(add).toBeEnabled(patient);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await cutOff(page)).toEqual([]);
    // Not any answer about the cart: the one to this press.
    const added = page.waitForResponse(
      (answer) => decodeURIComponent(answer.url()).includes('/cart/add') && answer.ok(),
    );
    await add.click();
    await added;

    await page.goto(`${sites.portal}cart`);
    await expect(page.locator('.ta-configurator-cart__line').first()).toBeVisible(patient);
    expect(await cutOff(page)).toEqual([]);
    await page.goto(`${sites.portal}print-again`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(patient);
    expect(await cutOff(page)).toEqual([]);

    await page.goto(`${sites.portal}config-product/10`);
    await page.getByRole('button', { name: said.checkout }).click(patient);
    const place = page.getByRole('button', { name: said.place });
    await expect(place).toBeVisible(patient);
    // With every problem that the form can have at once, and the longest names.
    await place.click();
    await expect(page.getByRole('alert').first()).toBeVisible(patient);
    await page.getByLabel(said.names, { exact: true }).fill('Wolfeschlegelsteinhausenbergerdorff');
    await page.locator('input[name=delivery][value=other]').check();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await cutOff(page)).toEqual([]);
    await page.locator('button[formaction*="next=cards"]').click();
    await expect(page.frameLocator('#card-frame').locator('#new-card')).toBeAttached(patient);
    expect(await cutOff(page)).toEqual([]);
    for (const frame of page.frames().slice(1)) expect(await cutOff(frame)).toEqual([]);
    await page.goBack();

    await page.goto(page.url().replace(/\?.*/, `?lang=${language}`));
    await expect(page.getByLabel(said.names, { exact: true })).toHaveValue(/^Wolfe/);
    await page.locator('input[name=delivery][value=profile]').check();
    await page.locator('input[name=payment][value=transfer]').check();
    await page.locator('input[name=terms]').check();
    await place.click();
    await expect(page).toHaveURL(/\/done/, patient);
    expect(await cutOff(page)).toEqual([]);
  });
