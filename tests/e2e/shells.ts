import type { Page } from '@playwright/test';
import type { Account } from './fixtures.ts';
import { openSession, expect, sites } from './fixtures.ts';

/** The expected layout of the portal and the expected tables of one account. */
interface ExpectedLayout {
  readonly name: string;
  /** Interface language of the account. */
  readonly language: 'en' | 'it' | 'es' | 'fr' | 'de';
  readonly welcome: string;
  /** Folder of the lab's community page. */
  readonly community: string;
  /** Title of the representative's block, where it is not the usual one of the language (SHELL-07). */
  readonly rep?: string;
  readonly eori?: true;
  readonly reduced?: true;
  readonly social?: true;
  /** Currency as shown beside a price. */
  readonly money: RegExp;
  readonly orders?: 'none';
}

/** Names of the layout's parts and of the home page's tables, by language. */
const layoutTexts = {
  en: {
    menu: 'Main menu',
    account: 'Your account',
    rep: 'YOUR SALES REP',
    logOut: 'Sign out',
    tables: ['INCOMPLETE ORDERS', 'In production', 'Shipped'],
    none: ['There are no incomplete orders', 'Nothing in production', 'Nothing shipped yet'],
  },
  it: {
    menu: 'Menu principale',
    account: 'Il tuo account',
    rep: 'Il tuo referente commerciale',
    logOut: 'Esci',
    tables: ['Ordini incompleti', 'In lavorazione', 'Spediti'],
    none: [
      'Non ci sono ordini incompleti',
      'Nessun ordine in lavorazione',
      'Non ci sono ancora ordini spediti',
    ],
  },
  es: {
    menu: 'Menú principal',
    account: 'Tu cuenta',
    rep: 'Tu comercial',
    logOut: 'Cerrar sesión',
    tables: ['Pedidos incompletos', 'En producción', 'Enviados'],
    none: [
      'No hay pedidos incompletos',
      'No hay pedidos en producción',
      'Aún no se ha enviado ningún pedido',
    ],
  },
  fr: {
    menu: 'Menu principal',
    account: 'Votre compte',
    rep: 'Votre commercial',
    logOut: 'Se déconnecter',
    tables: ['Commandes incomplètes', 'En production', 'Expédiées'],
    none: [
      'Aucune commande incomplète',
      'Aucune commande en production',
      'Aucune commande expédiée pour l’instant',
    ],
  },
  de: {
    menu: 'Hauptmenü',
    account: 'Ihr Konto',
    rep: 'Ihr Ansprechpartner',
    logOut: 'Abmelden',
    tables: ['Unvollständige Bestellungen', 'In Produktion', 'Versandt'],
    none: [
      'Es gibt keine unvollständigen Bestellungen',
      'Keine Bestellungen in Produktion',
      'Noch keine versandten Bestellungen',
    ],
  },
} as const;

/** Every account of the demonstration (docs/sites.md, Demonstration accounts). */
export const expectedLayouts: Readonly<Record<Account, ExpectedLayout>> = {
  it: { name: 'Giulia Zanetti', language: 'it', welcome: 'Benvenuta', community: 'it', money: /€/ },
  fr: { name: 'Camille Renaud', language: 'fr', welcome: 'Bienvenue', community: 'fr', money: /€/ },
  de: { name: 'Matthias Köhler', language: 'de', welcome: 'Willkommen', community: 'de', money: /€/ },
  es: {
    name: 'Lucía Navarro',
    language: 'es',
    welcome: 'Bienvenida',
    community: 'es',
    money: /€/,
    rep: 'Contacto',
  },
  us: { name: 'Hannah Prescott', language: 'en', welcome: 'Welcome', community: 'us', money: /\$/ },
  ca: { name: 'Étienne Tremblay', language: 'en', welcome: 'Welcome', community: 'ca', money: /CAD/ },
  uk: {
    name: 'Harriet Bennett',
    language: 'en',
    welcome: 'Welcome',
    community: 'uk',
    money: /£/,
    eori: true,
  },
  ie: { name: "Declan O'Sullivan", language: 'en', welcome: 'Welcome', community: 'ie', money: /€/ },
  gb: { name: 'Callum Fraser', language: 'en', welcome: 'Welcome', community: 'uk', money: /£/ },
  au: { name: 'Isla Thornton', language: 'en', welcome: 'Welcome', community: 'au', money: /AUD/ },
  internal: { name: 'Davide Lume', language: 'it', welcome: 'Benvenuto', community: 'it', money: /€/ },
  reduced: {
    name: 'Sara Conti',
    language: 'it',
    welcome: 'Benvenuta',
    community: 'it',
    money: /€/,
    reduced: true,
  },
  social: {
    name: 'Luca Ferraro',
    language: 'it',
    welcome: 'Benvenuto',
    community: 'it',
    money: /€/,
    social: true,
  },
  empty: {
    name: 'Noah Keller',
    language: 'de',
    welcome: 'Willkommen',
    community: 'de',
    money: /€/,
    orders: 'none',
  },
  big: { name: 'Martina Galli', language: 'it', welcome: 'Benvenuta', community: 'it', money: /€/ },
};

/** Opens the home page as the account and checks layout and tables, in one load of the page. */
export async function expectOwnLayout(page: Page, account: Account): Promise<void> {
  const own = expectedLayouts[account];
  if (!own) throw new Error(`ta: shells.ts does not list the account '${account}'`);
  const token = await openSession(page, account);
  await page.goto(sites.portal);
  await expectLayout(page, own);
  await expectPromotions(page, own, token);
  await expectTables(page, own);
}

/** SHELL-19: the operator's details, on every page. */
export async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Stamperia Lume S.r.l.`);
  await expect(footer).toContainText('Via dei Tigli 12, 36061 Bassano del Grappa (VI), Italy');
  await expect(footer).toContainText('P.IVA / VAT IT01234567897 · REA VI-123456');
  await expect(footer.locator('a[href="/ta/privacy"]')).toBeVisible();
}

async function expectLayout(page: Page, own: ExpectedLayout): Promise<void> {
  const texts = layoutTexts[own.language];
  await expect(page.locator('html')).toHaveAttribute('lang', own.language);
  await expect(page.getByText(own.name)).toBeVisible();
  await expect(page.getByText(own.welcome, { exact: true })).toBeVisible();
  const community = page.locator('a[href*="/community/"]');
  await expect(community).toHaveAttribute('href', `${sites.lab}community/${own.community}/`);
  await expect(page.locator(`a[href="${sites.lab}old-area/"]`)).toHaveCount(1);
  await expect(page.locator(`a[href="${sites.lab}"]`)).toHaveCount(own.reduced ? 0 : 1);

  const menu = page.getByRole('navigation', { name: texts.menu });
  await expect(menu.getByRole('link')).toHaveCount(own.reduced ? 10 : 11);
  await expect(menu.getByRole('link', { name: texts.account })).toHaveCount(own.reduced ? 0 : 1);
  await expect(page.locator('a[href*="/social/"]')).toHaveCount(own.social ? 3 : 0);
  await expect(page.getByText(/EORI/)).toHaveCount(own.eori ? 2 : 0);
  await expectFooter(page);
  // The portal keeps what it knows in the storage; no cookie of any kind is set (OBS-04).
  expect(await page.context().cookies()).toEqual([]);

  if (own.reduced) {
    await expect(page.getByText(texts.rep)).toHaveCount(0);
    // Language, sign-out and the blocks are the lower part of the menu (SHELL-31).
    await expect(page.getByRole('complementary').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('complementary').getByRole('group')).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Sara' }).click();
    const entries = page.getByRole('menu').getByRole('menuitemradio');
    await expect(entries).toHaveText(['English', 'Italiano', 'Español', 'Français', 'Deutsch']);
    await expect(page.getByRole('menuitem', { name: texts.account })).toHaveAttribute('href', '/ta/account');
    await expect(page.getByRole('menuitem', { name: texts.logOut })).toBeVisible();
    return page.keyboard.press('Escape');
  }
  await expect(page.getByText(own.rep ?? texts.rep, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.logOut })).toBeVisible();
}

/** SHELL-02: the badge counts the promotions that are active at the lab. */
async function expectPromotions(page: Page, own: ExpectedLayout, token: string): Promise<void> {
  const answer = await page.request.get(`${sites.lab}scripts/check_cod_gs`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { promo } = (await answer.json()) as { promo: unknown[] };
  const entry = page
    .getByRole('navigation', { name: layoutTexts[own.language].menu })
    .locator('a[href="/ta/promotions"]');
  if (promo.length > 0) await expect(entry).toContainText(String(promo.length));
  else await expect(entry).not.toContainText(/\d/);
}

/** DASH-01 to DASH-13: three tables of at most five rows, or their empty states. */
async function expectTables(page: Page, own: ExpectedLayout): Promise<void> {
  const texts = layoutTexts[own.language];
  for (const [index, title] of texts.tables.entries()) {
    const section = page.getByRole('region', { name: title });
    if (own.orders === 'none') {
      await expect(section.getByText(texts.none[index] ?? '')).toBeVisible();
      continue;
    }
    const rows = section.locator('tbody').getByRole('row');
    await expect(rows.first()).toContainText(/\d{7}/);
    expect(await rows.count(), title).toBeLessThanOrEqual(5);
    await expect(rows.filter({ hasText: own.money }).first()).toBeVisible();
    // Incomplete orders lead nowhere (DASH-29); the others lead to their page (DASH-11).
    const link = rows.first().locator('a');
    if (index === 0) await expect(link).toHaveCount(0);
    else await expect(link).toHaveAttribute('href', /^\/ta\/order\/\d{7}$/);
  }
}
