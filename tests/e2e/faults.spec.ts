import type { Locator, Page, Request } from '@playwright/test';
import { corsFor, faults, failureTexts } from '../fixtures/faults.ts';
import type { Fault } from '../fixtures/faults.ts';
import { openSession, credentialsOf, expect, sites, test } from './fixtures.ts';
import { expectCodes, filters, grid, isList, list, rows, section, start } from './orderList.ts';
import type { Answer } from './orderList.ts';

interface FailingCall {
  readonly call: string;
  readonly asks: (request: Request) => boolean;
  readonly path: string;
  readonly account?: string;
  /** Language of the account. Default: English. */
  readonly language?: 'en' | 'de';
  readonly storage?: Readonly<Record<string, string>>;
  /** Steps of a person before the call is made. */
  readonly before?: (page: Page) => Promise<void>;
  /** The element that shows the failure. */
  readonly where: (page: Page) => Locator;
  /** The content once the call works. */
  readonly works: (page: Page) => Locator;
}

const asks = (part: string, status?: number) => (request: Request) =>
  request.method() !== 'OPTIONS' &&
  decodeURIComponent(request.url()).includes(part) &&
  (status === undefined ||
    (request.postDataJSON() as { query: { status?: number } }).query.status === status);
const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const rowsIn = (name: string) => (page: Page) =>
  region(name)(page).locator('tbody').getByText(/\d{7}/).first();

const calls: readonly FailingCall[] = [
  {
    call: 'details',
    asks: asks('/api/customer/details'),
    path: 'promotions',
    where: (page) => page.getByRole('status').filter({ hasText: 'Couldn’t load your account details.' }),
    works: (page) => page.getByText('Lawrence - KS', { exact: true }),
  },
  {
    call: 'incomplete orders',
    asks: asks('/orders/last'),
    path: '',
    where: region('INCOMPLETE ORDERS'),
    works: rowsIn('INCOMPLETE ORDERS'),
  },
  {
    call: 'orders in production',
    asks: asks('/orders/inprocess', 1),
    path: '',
    where: region('In production'),
    works: rowsIn('In production'),
  },
  {
    call: 'shipped orders',
    asks: asks('/orders/inprocess', 3),
    path: '',
    where: region('Shipped'),
    works: rowsIn('Shipped'),
  },
  {
    call: 'the full list, in German',
    asks: asks('/orders/inprocess'),
    path: 'orders-list?status=3',
    account: 'de',
    language: 'de',
    where: region('Ihre Bestellungen'),
    works: rowsIn('Ihre Bestellungen'),
  },
  {
    call: 'saved views',
    asks: asks('/orders/views'),
    path: 'orders-list?status=1',
    before: (page) => section(page).getByRole('button', { name: 'Views' }).click(),
    where: (page) => page.getByRole('dialog', { name: 'Views' }),
    works: (page) => page.getByText('you use often as a view'),
  },
  {
    call: 'the choice of the policy',
    asks: asks('/scripts/check_gdpr'),
    path: 'privacy',
    where: region('Your choice'),
    works: (page) => page.getByRole('checkbox'),
  },
  {
    call: 'who is signed in',
    asks: asks('/scripts/check_token'),
    path: 'promotions',
    // Only the token is known, as after the documented `ta_token`.
    storage: { cod_fot: '' },
    where: (page) => page.getByRole('main'),
    works: (page) => page.getByText('Hannah Prescott'),
  },
];

test.describe('every reading call, failing in every way, shows a message and a working Retry, and never the login (T-E1, ERR-02 as DEC-03, ERR2-16)', () => {
  for (const {
    call,
    asks,
    path,
    account = 'us',
    language = 'en',
    storage = {},
    before,
    where,
    works,
  } of calls)
    test(call, async ({ page, guard }) => {
      guard.allow(/status of (500|503|429)|ERR_INTERNET_DISCONNECTED/);
      const token = await openSession(page, account, { storage });
      await page.clock.install();
      let fault = faults[0];
      let hits = 0;
      await page.route(
        (url) => url.origin === new URL(sites.lab).origin,
        (route) => {
          if (!fault || !asks(route.request())) return route.fallback();
          hits += 1;
          return fault.answer(route);
        },
      );
      await page.goto(`${sites.portal}${path}`);
      await before?.(page);
      for (const next of faults) {
        if (next !== faults[0]) {
          const told = hits;
          fault = next;
          await where(page).getByRole('button', { name: failureTexts[language].retry }).click();
          await expect.poll(() => hits, next.name).toBeGreaterThan(told);
        }
        // The fake clock skips the pauses between three attempts and the timeout of a call.
        await expect(async () => {
          await page.clock.runFor(5_000);
          await expect(where(page), next.name).toContainText(failureTexts[language][next.textKey], {
            timeout: 300,
          });
        }).toPass();
        const retry = where(page).getByRole('button', { name: failureTexts[language].retry });
        await expect(retry).toBeEnabled();
        await expect(page.getByText(/Loading|Lädt/)).toHaveCount(0);
        await expect(where(page)).not.toContainText(/srv|hotel|anonymous|undefined|\[object|\{\{/);
      }
      fault = undefined;
      await where(page).getByRole('button', { name: failureTexts[language].retry }).click();
      await expect(works(page)).toBeVisible();
      await expect(page).toHaveURL(`${sites.portal}${path}`);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
    });

  test('the sign-in, which sends exactly one request per click', async ({ page, guard }) => {
    guard.allow(/status of (500|503|429)|ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    let fault: Fault | undefined;
    let hits = 0;
    await page.route(`${sites.lab}auth/login`, (route) => {
      hits += 1;
      return fault ? fault.answer(route) : route.continue();
    });
    await page.goto(`${sites.portal}login`);
    const { email, password } = credentialsOf('us');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
    for (const [index, next] of faults.entries()) {
      fault = next;
      await send.click();
      await expect.poll(() => hits).toBe(index + 1);
      if (next.textKey === 'timeout') await page.clock.runFor(16_000);
      await expect(page.getByRole('alert'), next.name).toContainText(failureTexts.en[next.textKey]);
      await expect(send).toBeEnabled();
      // The password does not have to be typed again.
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
      expect(hits).toBe(index + 1);
    }
    fault = undefined;
    await send.click();
    await expect(page).toHaveURL(sites.portal);
  });
});

test('a failed refresh keeps the old rows and says that they are not up to date (T-E1)', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 503/);
  await openSession(page, 'us');
  await page.clock.install();
  await page.goto(`${list}?status=3`);
  await expect(rows(page).nth(9)).toBeVisible();
  const before = await rows(page).allInnerTexts();
  let down = true;
  await page.route(/inprocess/, (route) =>
    down ? route.fulfill({ status: 503, headers: corsFor(route) }) : route.continue(),
  );
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(section(page).getByText('Couldn’t refresh. This may be out of date.')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect(await rows(page).allInnerTexts()).toEqual(before);
  down = false;
  // The list may recover by itself before the click.
  const retry = section(page).getByRole('button', { name: 'Retry' });
  await retry.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(section(page).getByText('Couldn’t refresh')).toHaveCount(0);
  expect(await rows(page).allInnerTexts()).toEqual(before);
});

test('the last of several choices is shown, in whatever order the responses arrive (T-E7)', async ({
  page,
}) => {
  await openSession(page, 'us');
  await page.goto(start);
  await expect(rows(page).first()).toBeVisible();
  const releases = new Map<string, () => void>();
  await page.route(/inprocess/, async (route) => {
    if (!isList(route.request()) || route.request().method() === 'OPTIONS') return route.fallback();
    const { query } = route.request().postDataJSON() as { query: { status?: number } };
    await new Promise<void>((release) => releases.set(String(query.status), release));
    return route.continue();
  });
  const status = filters(page).getByLabel('Status');
  const choices = ['2', '4', '1', '3'] as const;
  for (const wish of choices) {
    await status.selectOption(wish);
    await expect.poll(() => releases.has(wish)).toBe(true);
  }
  const answers = (wish: string) =>
    page.waitForResponse(
      (response) =>
        isList(response.request()) &&
        String((response.request().postDataJSON() as { query: { status?: number } }).query.status) === wish,
    );
  const last = answers('3');
  releases.get('3')?.();
  const answer = (await (await last).json()) as Answer;
  await expectCodes(page, answer);
  for (const wish of ['1', '2', '4'] as const) {
    const late = answers(wish);
    releases.get(wish)?.();
    await (await late).finished();
  }
  await expect(grid(page)).not.toHaveAttribute('aria-busy', 'true');
  await expectCodes(page, answer);
  await expect(status).toHaveValue('3');
  await expect(page).toHaveURL(`${list}?status=3`);
});

test('a CSV file that cannot be made is reported and can be retried (T-E1)', async ({ page, guard }) => {
  guard.allow(/status of 503/);
  await openSession(page, 'us');
  let down = true;
  await page.route(/export/, (route) =>
    down ? route.fulfill({ status: 503, headers: corsFor(route) }) : route.continue(),
  );
  await page.goto(list);
  await section(page).getByRole('button', { name: 'Export all' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t create the CSV file' });
  await expect(alert).toContainText(failureTexts.en.unavailable);
  down = false;
  const file = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Retry' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await expect(alert).toHaveCount(0);
});
