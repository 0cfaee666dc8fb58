import { expect, logIn, openSession, sites, test } from '../e2e/fixtures.ts';
import { hostileValues, storedKeys } from './hostileValues.ts';

/** Damage of the browser's storage by another script of the origin, an older version or the disk (T-B6). */

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
    { names: storedKeys, values: hostileValues },
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

test('T-B6: values that were damaged before the page began: every key with every value, and the code of another customer', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // 'ta-temporary-password' of '1' shows the form that asks for a new one, as it must; no other value does.
  const keys = [...storedKeys, 'ta-temporary-password', 'cod_fot'];
  const rounds = [...hostileValues.keys()];
  const tries = rounds.map((round) =>
    keys.map((key, index) => [key, hostileValues[(index + round) % hostileValues.length] ?? ''] as const),
  );
  tries.push([['cod_fot', '1001']], [['cod_fot', '0']]);
  let stored = 0;
  for (const values of tries) {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(error.error().message));
    context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    context.on('response', (answer) => {
      if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
    });
    const { token } = await logIn(page, 'us');
    await page.goto(`${sites.portal}icon.svg`);
    await page.evaluate(
      (given) => {
        for (const [key, value] of given) localStorage.setItem(key, value);
      },
      [...values, ['token', token] as const],
    );
    stored += values.length;
    const visit = page.waitForResponse((answer) => answer.url().endsWith('/check_gdpr'));
    await page.goto(`${sites.portal}orders-list`);
    await expect(page.getByText('Hannah Prescott')).toBeVisible();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await visit;
    expect(await page.evaluate(() => localStorage.getItem('cod_fot'))).toBe('1005');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(faults, JSON.stringify(values).slice(0, 2_000)).toEqual([]);
    await context.close();
  }
  expect(stored).toBe(keys.length * hostileValues.length + 2);
});
