import type { Locator, Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';

// Its orders are read by no other flow.
const account = 'social';

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

interface Family {
  readonly slug: string;
  readonly language: keyof typeof words;
  /** How the person works. Default: with a pointer, at 1440 px. */
  readonly by?: 'keyboard' | 'phone';
  /** It is created on the collection's own site, which leads to the configurator. */
  readonly hasOwnSite?: true;
}

/** One product of each family that is made by a configurator. */
const families: readonly Family[] = [
  { slug: 'weddingbook', language: 'it' },
  { slug: 'youngbook', language: 'de' },
  { slug: 'mattedalbum', language: 'fr' },
  { slug: 'maverick', language: 'en', by: 'keyboard' },
  { slug: 'primo', language: 'es' },
  { slug: 'raw-book', language: 'it' },
  { slug: 'dma', language: 'de' },
  { slug: 'gobook', language: 'es', by: 'phone' },
  { slug: 'storybook', language: 'fr' },
  { slug: 'babybook', language: 'en' },
  { slug: 'magazine', language: 'it' },
  { slug: 'acrylic-pro', language: 'de' },
  { slug: 'photobox', language: 'fr' },
  { slug: 'display-box', language: 'es' },
  { slug: 'mats', language: 'en' },
  { slug: 'magnolia-album', language: 'it', hasOwnSite: true },
  { slug: 'kbc-album', language: 'fr' },
];

/** One after the other, at the same time as other flows: the 3D scenes are drawn without a graphics card. */
const patient = { timeout: 60_000 };
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The first amount of a text, such as `1.234,50 €`. */
const amountIn = (text: string) => /\d[\d.]*,\d\d\s€/.exec(text)?.[0] ?? '';

for (const { slug, language, by = 'pointer', hasOwnSite } of families)
  test(`${slug} from its page to its order, ${language}, by ${by}: one price all the way (PROD-08, CONF-17, CONF-18)`, async ({
    page,
  }) => {
    const said = words[language];
    const press = (control: Locator) => (by === 'keyboard' ? control.press('Enter') : control.click());
    const choose = (control: Locator) => (by === 'keyboard' ? control.press('Space') : control.check());
    if (by === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    await readIn(page, account, language);
    await page.goto(`${sites.portal}product/${slug}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.ta-store-product__price')).toHaveText(/\d[\d.]*,\d\d\s€/, patient);
    const create = page
      .getByRole('banner')
      .or(page.locator('header'))
      .getByRole('link', {
        name: new RegExp(`^${said.create}\\s?: `),
      });
    const [opened] = await Promise.all([page.context().waitForEvent('page'), press(create.first())]);
    if (hasOwnSite) await press(opened.getByRole('link', { name: said.configure }));
    await order(opened, { said, press, choose, by });
  });

interface Person {
  readonly said: (typeof words)[keyof typeof words];
  readonly press: (control: Locator) => Promise<void>;
  readonly choose: (control: Locator) => Promise<void>;
  readonly by: string;
}

/** From the configurator to the confirmation. */
async function order(page: Page, { said, press, choose, by }: Person): Promise<void> {
  if (by === 'phone') await page.setViewportSize({ width: 390, height: 844 });
  const next = page.getByRole('button', { name: said.checkout });
  await expect(next).toBeEnabled(patient);
  await expect(page.locator('.ta-configurator-bar__price')).not.toHaveAttribute('data-stale', 'true');
  const net = amountIn(await page.locator('.ta-configurator-bar__amount').innerText());
  await press(next);
  const place = page.getByRole('button', { name: said.place });
  await expect(place).toBeVisible(patient);
  await expect(page.locator('main')).toContainText(net);
  const total = amountIn(await place.innerText());
  expect(total).not.toBe('');
  for (const name of said.names) await page.getByLabel(name, { exact: true }).fill('Anna');
  await choose(page.getByLabel(said.transfer));
  await choose(page.getByLabel(said.terms));
  const isScrolledSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isScrolledSideways()).toBe(false);
  await press(place);
  await expect(page.getByRole('heading', { level: 1, name: said.done })).toBeVisible(patient);
  await expect(page.locator('main')).toContainText(total);
}
