import type { Page } from '@playwright/test';
import type { Account } from './fixtures.ts';
import { openSession, expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

/** Badges of a card in their order, or `hidden` for an item that is not in this customer's store. */
type Shown = readonly string[] | 'hidden';

const samples = 'Samples -50%';

/**
 * Effects of each running promotion on the accounts that have it (CAT-PROMOS; docs/sites.md, Demonstration accounts). The accounts read English
 * here, so that one table holds for all; prices are in the account's own money.
 */
const effects: Readonly<Record<Account, Readonly<Record<string, Shown>>>> = {
  it: {
    // 901: over 1,000 it is 20, which is the higher one; 816 for samples.
    'Wedding Book': ['-20%', samples],
    'Matted Album': ['-10%', samples],
    'DMA Album': ['-10%', samples],
    // 902 is linked and comes before 903, which would give more.
    'Raw Book': ['-25%', samples, 'New'],
    Primo: ['-30%', samples],
    // 904 for all wall art; 905 for the ids 41 and 65 alone.
    'Canvas Pro': ['-10%', samples],
    'Acrylic Pro': ['-35%', samples],
    'Metal Print': ['-35%', samples, 'New'],
    // 906 for article 33 alone.
    'Young Magnolia': ['99,00 €', samples],
    'Magnolia Album': [samples, 'New'],
    // 908: higher than 816, lower than it, and a price in place of its percentage.
    Magazine: ['Samples -60%'],
    'Baby Book': ['Samples 15,00 €'],
    // 910 needs its coupon.
    'Go Book': [samples],
    'Photo Box': ['Gratis', samples],
    'Story Book': ['29,00 €', samples],
    // 911 is needed for the one, 912 hides the other.
    'Atelier Preview': ['-30%', samples, 'New'],
    'Go Book Classic': [samples],
    Prints: [],
  },
  fr: { 'Young Magnolia': ['99,00 €', samples], 'Canvas Pro': ['-10%', samples], 'Go Book': [samples] },
  // Kept without its promotion (isOneOkPromo); 914 is for the promotions page and no card.
  de: { 'Atelier Preview': [samples, 'New'], Mats: [samples], 'Wedding Book': ['-20%', samples] },
  es: { Magazine: ['Samples -60%'], 'Go Book Classic': 'hidden', 'Atelier Preview': 'hidden' },
  us: { 'Wedding Book': [], 'Raw Book': ['New'], 'Atelier Preview': 'hidden', 'Go Book Classic': [] },
  ca: { 'Story Book': ['29.00 CAD', samples], 'Acrylic Pro': ['-35%', samples], 'Canvas Pro': [samples] },
  // 907 names no article, so its price applies to none.
  uk: { 'Coffee Table Book': [samples], 'Editorial Book': [samples], 'Go Book Classic': 'hidden' },
  // 903 without 902: the general one holds where no linked one runs.
  ie: { 'Raw Book': ['-30%', samples, 'New'], Primo: ['-30%', samples], 'Go Book': [samples] },
  gb: { 'Photo Box': ['Gratis', samples], 'Canvas Wrap': ['-10%', samples] },
  au: { 'Young Magnolia': ['99.00 AUD', samples], 'Magnolia Album': [samples, 'New'] },
  internal: { 'Lab Test Cube': ['Gratis', samples], 'Coffee Table Book': [samples] },
  empty: { 'Photo Box': ['Gratis'], 'Wedding Book': [] },
};

for (const [account, items] of Object.entries(effects))
  test(`PROMO-31, PROMO-10 to PROMO-26: effects of the promotions of ${account} on their store`, async ({
    page,
  }) => {
    await readEnglish(page, account);
    await page.goto(`${sites.portal}graphistore`);
    const seen: Record<string, Shown> = {};
    for (const name of Object.keys(items)) seen[name] = await badgesOf(page, name);
    expect(seen).toEqual(items);
  });

/** Searches the store for the name and reads the card's badges. */
async function badgesOf(page: Page, name: string): Promise<Shown> {
  await page.getByRole('searchbox', { name: 'Search the store' }).fill(name);
  await expect(page.getByRole('button', { name: `Remove filter “${name}”` })).toBeVisible();
  const card = page.getByRole('article', { name, exact: true }).first();
  if ((await card.count()) === 0) return 'hidden';
  const badges = await card.locator('[part=badges] li').allInnerTexts();
  return badges.map((badge) => badge.replace(/\s/g, ' '));
}

for (const [account, has] of [
  ['it', true],
  ['us', false],
] as const)
  test(`STORE-20: promotion 816 adds a sentence to Fab Selections: ${account} ${has ? 'has' : 'has not'} it`, async ({
    page,
  }) => {
    await readEnglish(page, account);
    await page.goto(`${sites.portal}graphistore/selection`);
    const banner = page.getByRole('article', { name: 'Fab Selections' });
    await expect(banner).toBeVisible();
    await expect(banner.getByText(/50 ?%/)).toHaveCount(has ? 1 : 0);
  });

test('STORE-21, STORE-44: the select filters items with a promotion on orders, or on samples', async ({
  page,
}) => {
  await openSession(page, 'ca');
  await page.goto(`${sites.portal}graphistore`);
  const select = page.getByRole('combobox', { name: 'Promotions' });
  await select.selectOption({ label: 'Order promos' });
  await expect(page).toHaveURL(/[?&]promo=order$/);
  const names = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Story Book', 'Storia', 'Acrylic Pro', 'Metal Print']);
  await page.getByRole('tab', { name: 'WALLART' }).click();
  await expect(names).toHaveText(['Acrylic Pro', 'Metal Print']);
  await select.selectOption({ label: 'All products' });
  await expect(page).toHaveURL(`${sites.portal}graphistore/wallart`);
});

test('PROMO-46: a coupon to copy on the promotions page', async ({ page }) => {
  await readEnglish(page, 'it');
  await page.goto(`${sites.portal}promotions?openpromo=910`);
  const coupon = page.getByRole('dialog');
  await expect(coupon).toContainText('GO20');
  await expect(coupon.getByRole('button', { name: /copy/i })).toBeVisible();
});

test('PROMO-51: prices with their limit, on the promotions page alone', async ({ page }) => {
  await openSession(page, 'au');
  await page.goto(`${sites.portal}promotions?openpromo=914`);
  const prices = page.getByRole('dialog');
  await expect(prices).toContainText(/2\.00 AUD/);
  await expect(prices).toContainText(/3/);
});

test('PROMO-41: an ended promotion opens by its id, an unknown id opens nothing', async ({ page }) => {
  await readEnglish(page, 'it');
  await page.goto(`${sites.portal}promotions?openpromo=938`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${sites.portal}promotions`);
  await page.goto(`${sites.portal}promotions?openpromo=4711`);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('STATE-01, STATE-03, STATE-09, DASH-19, PROMO-08, PROMO-50: the copies are there, whatever page is opened first', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() !== 'OPTIONS') asked.push(searchParams.get('endpoint') ?? pathname);
  });
  await readEnglish(page, 'it');
  await page.goto(`${sites.portal}news`);
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(() => kept('havePromo')).toBe('1');
  const promos = JSON.parse((await kept('promoJSON')) ?? '') as { id_promo: string }[];
  expect(
    promos
      .map(({ id_promo }) => Number(id_promo))
      .filter((id) => id < 915)
      .toSorted(),
  ).toEqual([816, 901, 902, 903, 904, 905, 906, 908, 909, 910, 911, 913]);
  expect(JSON.parse((await kept('promoactive')) ?? '')).toMatchObject({
    storybook_camp: 1,
    wa_camp: 2,
    mats_camp: 1,
  });
  expect(JSON.parse((await kept('fatturati')) ?? '')).toMatchObject({ sesso: expect.any(String) });
  const paths = ['/scripts/check_cod_gs', '/api/customer/orders/promoActive', '/api/customer/store'];
  const times = () => paths.map((path) => asked.filter((each) => each === path).length);
  await expect.poll(times).toEqual([1, 1, 1]);
  await expect(page.getByRole('article').getByRole('article').first()).toBeVisible();
  expect(times()).toEqual([1, 1, 1]);
});
