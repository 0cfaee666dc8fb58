import type { Page } from '@playwright/test';
import { logIn, openSession, expect, sites, test } from './fixtures.ts';
import type { Account } from './fixtures.ts';

interface Observation {
  readonly kind: string;
  readonly name: string;
  readonly page: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Records the page's reports to the lab's `/observations`. */
function recordObservations(page: Page): Observation[] {
  const observed: Observation[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${sites.lab}observations`)
      observed.push(request.postDataJSON() as Observation);
  });
  return observed;
}

/** Sets the customer's consent by a request. */
async function setConsent(page: Page, account: Account, outcome: '1' | '0') {
  const { token, cod_fot } = await logIn(page, account);
  const answer = await page.request.post(`${sites.lab}scripts/set_gdpr`, {
    headers: { authorization: `Bearer ${token}` },
    form: { cod_fot, int: '0', gdpr_check_type: '1', outcome, from_page: 'modal' },
  });
  expect(answer.status()).toBe(200);
}

/** Opens the store, then the details of its first product. */
async function openFirstProduct(page: Page) {
  const checked = page.waitForResponse(`${sites.lab}scripts/check_gdpr`);
  await page.goto(`${sites.portal}graphistore`);
  await checked;
  await page.getByRole('article').getByRole('link', { name: /^info/i }).first().click();
  await expect(page).toHaveURL(/\/ta\/product\//);
}

test('a customer who agreed is observed by actions, without an identity (OBS-02, OBS-05, OBS2-06)', async ({
  page,
}) => {
  await setConsent(page, 'uk', '1');
  const token = await openSession(page, 'uk');
  const observed = recordObservations(page);
  await openFirstProduct(page);
  await expect.poll(() => observed.length).toBeGreaterThan(0);
  expect(observed[0]).toMatchObject({ kind: 'event', name: 'store_info', page: '/ta/graphistore' });
  expect(Object.keys(observed[0]?.facts ?? {})).toEqual(['slug']);
  expect(JSON.stringify(observed)).not.toContain(token);
});

test('a failed call is reported with its name and status alone (OBS-03, T-E11)', async ({ page, guard }) => {
  guard.allow(/status of 503|ta: /);
  await setConsent(page, 'uk', '1');
  await openSession(page, 'uk');
  const observed = recordObservations(page);
  // Before the page opens: news that were answered a moment ago are not asked for again.
  await page.route(/endpoint=(%2F|\/)api(%2F|\/)public(%2F|\/)news|news/i, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '' })
      : route.continue(),
  );
  await page.goto(`${sites.portal}news`);
  await expect.poll(() => observed.filter(({ kind }) => kind === 'error').length).toBeGreaterThan(0);
  const [error] = observed.filter(({ kind }) => kind === 'error');
  expect(error?.facts['message']).toMatch(/failed \(kind unavailable, status 503\)/);
});

for (const [why, account, outcome] of [
  ['who refused (PRIV)', 'fr', '0'],
  ['who is the lab itself (OBS-06, OBS2-02)', 'internal', '1'],
] as const)
  test(`nothing is observed of a customer ${why}`, async ({ page }) => {
    await setConsent(page, account, outcome);
    await openSession(page, account);
    const observed = recordObservations(page);
    await openFirstProduct(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(observed).toEqual([]);
  });
