import type { Page } from '@playwright/test';
import { logIn, openSession, expect, sites, test } from './fixtures.ts';
import type { Account } from './fixtures.ts';
import { readIn } from './reading.ts';

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

test('OBS-01: downloads are told by the kind of file alone: a ZIP, a template, the software, a shared photo', async ({
  page,
}) => {
  await setConsent(page, 'ie', '1');
  const token = await readIn(page, 'ie', 'en');
  const observed = recordObservations(page);
  const told = () => observed.filter(({ name }) => name === 'download').map(({ facts }) => facts);
  const open = async (path: string) => {
    const checked = page.waitForResponse(`${sites.lab}scripts/check_gdpr`);
    await page.goto('about:blank');
    await page.goto(sites.portal + path);
    await checked;
  };

  await open('marketing-materials?path=/CHRISTMAS');
  await page.getByRole('checkbox', { name: 'Select all files' }).check();
  await page.getByRole('button', { name: 'Download as ZIP' }).click();
  await expect.poll(told).toEqual([{ type: 'zip' }]);
  // A link that the page follows itself is told once.
  await page.getByRole('link', { name: /^low-res: Square post/ }).click();
  await expect.poll(told).toEqual([{ type: 'zip' }, { type: 'jpg' }]);

  await open('create-layout#graficafornita/template');
  const form = page.getByRole('form', { name: 'Download a template' });
  await form.getByLabel('Orientation').selectOption('Square');
  await form.getByLabel('Size').selectOption('30x30');
  await form.getByLabel('Colour profile').selectOption('sRGB');
  await form.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => told().length).toBe(3);

  await open('documents?filter=graphisoftware');
  await page.getByRole('button', { name: /^Download: Graphisoftware 6\.4\.1 for Windows/ }).click();
  await expect.poll(() => told().length).toBe(4);

  await open('share-foto-album-list');
  await page
    .getByRole('button', { name: /^Download / })
    .first()
    .click();
  await expect.poll(told).toEqual(['zip', 'jpg', 'pdf', 'exe', 'jpg'].map((type) => ({ type })));
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
