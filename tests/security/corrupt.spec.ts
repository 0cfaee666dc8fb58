import { expect, openSession, sites, test } from '../e2e/fixtures.ts';

/** Damage of the browser's storage by another script of the origin, an older version or the disk (T-B6). */

/** `packages/core/src/kernel/storage/keys.ts`, the session's own aside. */
const keys = [
  ...['user', 'name', 'surname', 'email', 'company', 'area', 'community', 'city', 'state', 'inter', 'sesso'],
  ...['company_data', 'fatturati', 'i18nextLng', 'openMenu', 'openGDPR', 'promoactive', 'havePromo'],
  ...['promoJSON', 'marketing_json', 'hidePromoPopup', 'rep', 'repName', 'redirectGraphistore'],
  ...['ta-language-chosen', 'ta-visitor', 'ta-clock-ahead', 'ta-theme', 'ta-drafts', 'ta-last-customer'],
  ...['ta-user-saved', 'ta-order-columns'],
];

const hostileValues = [
  ...[
    '',
    '{',
    'null',
    'undefined',
    '[]',
    '[null,{}]',
    '"x"',
    '{"__proto__":{"polluted":1}}',
    'NaN',
    '-1e999',
  ],
  ...['<img src=x onerror="document.title=1">', '\u0000\uD800', 'constructor', `${'9'.repeat(400)}`, 'true'],
  ...['x'.repeat(200_000), '{"a":{"a":{"a":{}}},"length":9007199254740993}'],
];

test('T-B6: forged storage events of another script sign nobody out and break nothing', async ({ page }) => {
  const session = await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  await expect(page.getByText('Hannah Prescott')).toBeVisible();
  const sent = await page.evaluate(
    ({ names, values }) => {
      let count = 0;
      for (const key of [...names, 'token', 'cod_fot', '__proto__', '', null])
        for (const newValue of [...values, null]) {
          // The storage itself is unchanged: the event alone claims so.
          dispatchEvent(
            new StorageEvent('storage', { key, newValue, oldValue: newValue, storageArea: localStorage }),
          );
          dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: sessionStorage }));
          count += 2;
        }
      return count;
    },
    { names: keys, values: hostileValues },
  );
  expect(sent).toBeGreaterThan(1_200);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(session);
});

test('T-B6: a storage that is full, emptied or replaced while the page lives loses no session', async ({
  page,
}) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  await expect(page.getByText('Hannah Prescott')).toBeVisible();
  const go = async (name: string) => {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .locator(`a[href="/ta/${name}"]`)
      .first()
      .click();
    await expect(page.getByText('Hannah Prescott')).toBeVisible();
  };
  for (const how of ['full', 'throws', 'lies'] as const) {
    await page.evaluate((kind) => {
      const refuse = () => {
        throw new DOMException('quota', 'QuotaExceededError');
      };
      const proto = Storage.prototype;
      if (kind === 'full') proto.setItem = refuse;
      if (kind === 'throws') proto.removeItem = refuse;
      if (kind === 'lies') proto.getItem = () => '{"a":';
    }, how);
    await go('faq');
    await go('promotions');
  }
});
