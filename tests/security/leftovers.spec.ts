import type { CDPSession, Page } from '@playwright/test';
import { credentialsOf, expect, signIn, sites, test } from '../e2e/fixtures.ts';
import { gateway, openPageWith, signInAt, tablesIn } from '../embed/page.ts';

/** Traces of a customer who signed out: in storage, caches, cookies and memory (T-A10, T-B6). */

async function storedIn(page: Page) {
  return page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookie: document.cookie,
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }));
}

/** Texts that are alive in the page's memory. */
async function aliveInMemory(devtools: CDPSession, texts: readonly string[]): Promise<string[]> {
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const found = new Set<string>();
  let rest = '';
  const read = ({ chunk }: { readonly chunk: string }) => {
    const text = rest + chunk;
    for (const each of texts) if (text.includes(each)) found.add(each);
    rest = text.slice(-200);
  };
  devtools.on('HeapProfiler.addHeapSnapshotChunk', read);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', read);
  return [...found];
}

test('T-A10: after a sign-out no storage, cache, cookie or memory of the browser holds the customer', async ({
  page,
}) => {
  await page.goto(`${sites.portal}login`);
  await page.evaluate(() => {
    localStorage.setItem('of-the-host', 'kept');
    sessionStorage.setItem('of-the-host', 'kept');
  });
  await signIn(page, 'us');
  await page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Close' }).click();
  const { email } = credentialsOf('us');
  for (const path of ['', 'orders-list', 'payments', 'messages', 'profile', 'graphistore', 'promotions']) {
    await page.goto(sites.portal + path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token.length).toBeGreaterThan(20);
  const secrets = [token, email, 'Prairie Light Photography', 'Hannah Prescott'];
  const devtools = await page.context().newCDPSession(page);
  // The control: the search finds them while the customer is signed in.
  expect(await aliveInMemory(devtools, secrets)).toContain(token);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/ta\/login/);
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  const { local, session, ...others } = await storedIn(page);
  expect(local['of-the-host']).toBe('kept');
  expect(session['of-the-host']).toBe('kept');
  const everything = JSON.stringify([local, session, others]);
  for (const secret of [...secrets, '1005']) expect(everything).not.toContain(secret);
  expect(others).toEqual({ databases: [], caches: [], cookie: '', workers: 0 });
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['ta_device', true]]);
  // The typed address may live on in the last drawing of the form, which React keeps.
  await expect
    .poll(() =>
      aliveInMemory(
        devtools,
        secrets.filter((each) => each !== email),
      ),
    )
    .toEqual([]);
});

test('T-A10: after a sign-out the elements of a page and the frames in it hold nothing of the customer', async ({
  page,
}) => {
  await openPageWith(
    page,
    `<ta-login gateway="${gateway}"></ta-login><ta-orders gateway="${gateway}" list="shipped"></ta-orders>
     <ta-payments gateway="${gateway}"></ta-payments><ta-cards gateway="${gateway}"></ta-cards>`,
  );
  await page.evaluate(() => localStorage.setItem('of-the-page', 'kept'));
  const login = page.locator('ta-login');
  await signInAt(login, 'us');
  await expect(tablesIn(page.locator('ta-orders'))).toHaveCount(1);
  const secrets = [credentialsOf('us').email, 'Prairie Light Photography', 'Hannah Prescott'];
  const devtools = await page.context().newCDPSession(page);
  expect((await aliveInMemory(devtools, secrets)).length).toBeGreaterThan(0);
  await login.getByRole('button', { name: 'Sign out' }).click();
  await expect(tablesIn(page.locator('ta-orders'))).toHaveCount(0);
  await expect(login.locator('input[name=email]')).toHaveValue('');
  await expect(page.locator('iframe')).toHaveCount(0);
  const { local, session, databases, caches } = await storedIn(page);
  expect({ local, session, databases, caches }).toEqual({
    local: { 'of-the-page': 'kept' },
    session: {},
    databases: [],
    caches: [],
  });
  await expect.poll(() => aliveInMemory(devtools, secrets.slice(1))).toEqual([]);
});
