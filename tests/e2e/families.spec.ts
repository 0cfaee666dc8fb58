import type { Locator, Page } from '@playwright/test';
import { addresses } from '../../scripts/parts/sites.mjs';
import { startTestSites } from '../../scripts/parts/testSites.mjs';
import { cutOff } from './cutOff.ts';
import { expect, test } from './fixtures.ts';
import { readIn } from './reading.ts';

// The sites are the flows' own: accounts of every currency order here, and their orders are in nobody else's list.
let started: Awaited<ReturnType<typeof startTestSites>>;
let at: ReturnType<typeof addresses>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  started = await startTestSites({
    log: 'families',
    ports: Number(process.env['TA_TEST_PORTS'] ?? 5600) + 300,
  });
  at = addresses(started.env);
});
test.afterAll(() => started?.stop());

/** The words of the way from a product's page to its order, as the portal and the lab say them. */
const words = {
  en: {
    create: 'CREATE',
    configure: 'Configure and order',
    checkout: 'Continue to checkout',
    names: ['Bride', 'Groom'],
    transfer: 'Bank transfer',
    terms: /^I accept the terms/,
    place: /^Place order/,
    done: 'Order placed',
  },
  it: {
    create: 'Crea',
    configure: 'Configura e ordina',
    checkout: 'Vai al checkout',
    names: ['Sposa', 'Sposo'],
    transfer: 'Bonifico bancario',
    terms: /^Accetto le condizioni/,
    place: /^Conferma l’ordine/,
    done: 'Ordine inviato',
  },
  es: {
    create: 'Crear',
    configure: 'Configurar y pedir',
    checkout: 'Tramitar pedido',
    names: ['Novia', 'Novio'],
    transfer: 'Transferencia bancaria',
    terms: /^Acepto las condiciones/,
    place: /^Realizar pedido/,
    done: 'Pedido realizado',
  },
  fr: {
    create: 'Créer',
    configure: 'Configurer et commander',
    checkout: 'Passer commande',
    names: ['Mariée', 'Marié'],
    transfer: 'Virement bancaire',
    terms: /^J’accepte les conditions/,
    place: /^Commander/,
    done: 'Commande passée',
  },
  de: {
    create: 'Gestalten',
    configure: 'Konfigurieren und bestellen',
    checkout: 'Zur Kasse',
    names: ['Braut', 'Bräutigam'],
    transfer: 'Überweisung',
    terms: /^Ich akzeptiere/,
    place: /^Zahlungspflichtig bestellen/,
    done: 'Bestellung aufgegeben',
  },
} as const;

/** Accounts by the currency of their prices; the promotions of none of them count for the products they order here. */
const accounts = { EUR: 'social', USD: 'us', CAD: 'ca', GBP: 'gb', AUD: 'au' } as const;

interface Family {
  readonly slug: string;
  readonly language: keyof typeof words;
  readonly currency: keyof typeof accounts;
  /** How the person works: with a pointer or the keyboard at 1440 px, or on a phone at 390 px. */
  readonly by: 'pointer' | 'keyboard' | 'phone';
  /** It is created on the collection's own site, which leads to the configurator. */
  readonly hasOwnSite?: true;
}

/** One product of each family that is made by a configurator; languages, currencies and ways to work in rotation. */
const families: readonly Family[] = [
  { slug: 'weddingbook', language: 'it', currency: 'EUR', by: 'pointer' },
  { slug: 'youngbook', language: 'de', currency: 'USD', by: 'keyboard' },
  { slug: 'mattedalbum', language: 'fr', currency: 'CAD', by: 'phone' },
  { slug: 'maverick', language: 'en', currency: 'GBP', by: 'keyboard' },
  { slug: 'primo', language: 'es', currency: 'AUD', by: 'pointer' },
  { slug: 'raw-book', language: 'it', currency: 'USD', by: 'keyboard' },
  { slug: 'dma', language: 'de', currency: 'CAD', by: 'phone' },
  { slug: 'gobook', language: 'es', currency: 'GBP', by: 'phone' },
  { slug: 'storybook', language: 'fr', currency: 'AUD', by: 'keyboard' },
  { slug: 'babybook', language: 'en', currency: 'EUR', by: 'phone' },
  { slug: 'magazine', language: 'it', currency: 'CAD', by: 'pointer' },
  { slug: 'acrylic-pro', language: 'de', currency: 'USD', by: 'pointer' },
  { slug: 'photobox', language: 'fr', currency: 'AUD', by: 'keyboard' },
  { slug: 'display-box', language: 'es', currency: 'GBP', by: 'keyboard' },
  { slug: 'mats', language: 'en', currency: 'USD', by: 'pointer' },
  { slug: 'magnolia-album', language: 'it', currency: 'EUR', by: 'phone', hasOwnSite: true },
  { slug: 'kbc-album', language: 'fr', currency: 'EUR', by: 'pointer' },
];

/** One after the other, at the same time as other flows: the 3D scenes are drawn without a graphics card. */
const patient = { timeout: 60_000 };
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The first amount of a text without its currency, which stands on either side: `1.234,50` of `1.234,50 €`. */
const amountIn = (text: string) => /\d[\d.,\u00a0\u202f’]*[.,]\d\d(?!\d)/.exec(text)?.[0] ?? '';

const phone = { width: 390, height: 844 };
/** On a phone no text of the screen is cut off, in whichever language it is long. */
async function examine(page: Page, by: Family['by']): Promise<void> {
  if (by === 'phone') expect(await cutOff(page)).toEqual([]);
  const isScrolledSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isScrolledSideways()).toBe(false);
}

for (const { slug, language, currency, by, hasOwnSite } of families)
  test(`${slug} from its page to its order, ${language}, ${currency}, by ${by}: one price all the way (PROD-08, CONF-17, CONF-18)`, async ({
    page,
  }) => {
    const said = words[language];
    const press = (control: Locator) => (by === 'keyboard' ? control.press('Enter') : control.click());
    const choose = (control: Locator) => (by === 'keyboard' ? control.press('Space') : control.check());
    await page.setViewportSize(by === 'phone' ? phone : { width: 1440, height: 900 });
    await readIn(page, accounts[currency], language, at);
    await page.goto(`${at.portal}product/${slug}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const price = page.locator('.ta-store-product__price');
    await expect(price).toHaveText(/\d[.,]\d\d/, patient);
    const least = amountIn(await price.innerText());
    await examine(page, by);
    const create = page
      .getByRole('banner')
      .or(page.locator('header'))
      .getByRole('link', {
        name: new RegExp(`^${said.create}\\s?: `),
      });
    const [opened] = await Promise.all([page.context().waitForEvent('page'), press(create.first())]);
    if (by === 'phone') await opened.setViewportSize(phone);
    if (hasOwnSite) await press(opened.getByRole('link', { name: said.configure }));
    await order(opened, { said, press, choose, by, least });
  });

interface Person {
  readonly said: (typeof words)[keyof typeof words];
  readonly press: (control: Locator) => Promise<void>;
  readonly choose: (control: Locator) => Promise<void>;
  readonly by: Family['by'];
  /** The price that the product's page begins with. */
  readonly least: string;
}

/** From the configurator to the confirmation. */
async function order(page: Page, { said, press, choose, by, least }: Person): Promise<void> {
  const next = page.getByRole('button', { name: said.checkout });
  await expect(next).toBeEnabled(patient);
  await expect(page.locator('.ta-configurator-bar__price')).not.toHaveAttribute('data-stale', 'true');
  const net = amountIn(await page.locator('.ta-configurator-bar__amount').innerText());
  // It opens as the page's first price has it.
  expect(net).toBe(least);
  await examine(page, by);
  await press(next);
  const place = page.getByRole('button', { name: said.place });
  await expect(place).toBeVisible(patient);
  await expect(page.locator('main')).toContainText(net);
  const total = amountIn(await place.innerText());
  expect(total).not.toBe('');
  for (const name of said.names) await page.getByLabel(name, { exact: true }).fill('Anna');
  await choose(page.getByLabel(said.transfer));
  await choose(page.getByLabel(said.terms));
  await examine(page, by);
  await press(place);
  await expect(page.getByRole('heading', { level: 1, name: said.done })).toBeVisible(patient);
  await expect(page.locator('main')).toContainText(total);
  await examine(page, by);
}
