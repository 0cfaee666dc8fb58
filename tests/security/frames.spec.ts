import type { LaunchOptions, Page } from '@playwright/test';
import { hostileBodies } from '../fixtures/hostileMessages.ts';
import { startStranger } from '../fixtures/stranger.ts';
import { openSession, credentialsOf, expect, sites, test as guarded } from '../e2e/fixtures.ts';
import { openOrderWith } from '../e2e/waitingOrders.ts';

/**
 * Where a policy is removed, the page comes from the test and not from this machine, and Chromium asks for permission
 * before it may reach the local lab. The flag below switches that question off.
 */
const test = guarded.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
      }),
    { scope: 'worker' },
  ],
});

/**
 * Fourteen senders around an open window of the lab: the page itself, frames of its own origin and of none, the lab's
 * right origin in other windows, and strangers. Each posts every body; returns how many arrived, which must be all.
 */
async function sendForgedMessages(page: Page, code: string, strangers: readonly string[]): Promise<number> {
  const own = ['blank', 'srcdoc', 'sandbox'];
  const lab = ['embed/uploader', 'embed/change-method', 'embed/uploader?again'].map(
    (path) => sites.lab + path,
  );
  const addresses = [...own, ...lab, ...strangers];
  await page.evaluate((given) => {
    const counted = { arrived: 0 };
    Object.assign(window, { counted });
    // Messages of the lab's own page do not count.
    const own = document.querySelector('iframe')?.contentWindow;
    addEventListener('message', ({ source }) => (counted.arrived += source === own ? 0 : 1));
    for (const address of given) {
      const frame = document.createElement('iframe');
      frame.dataset['sender'] = address;
      if (address === 'sandbox') frame.setAttribute('sandbox', 'allow-scripts');
      if (address === 'srcdoc' || address === 'sandbox') frame.srcdoc = '<p>nobody';
      else if (address !== 'blank') frame.src = address;
      document.body.append(frame);
    }
  }, addresses);
  const anywhere = '"*"';
  const script = `(() => {
    const bodies = (${hostileBodies.toString()})(${JSON.stringify(code)});
    for (const body of bodies) window.parent.postMessage(body, ${anywhere});
    return bodies.length;
  })()`;
  let posted = Number(await page.evaluate(script));
  for (const address of addresses) {
    const element = await page.locator(`iframe[data-sender="${address}"]`).elementHandle();
    const frame = await element?.contentFrame();
    await frame?.waitForLoadState();
    posted += Number(await frame?.evaluate(script));
  }
  const arrived = () =>
    page.evaluate(() => (window as unknown as { counted: { arrived: number } }).counted.arrived);
  await expect.poll(arrived).toBe(posted);
  return posted;
}

// The portal's policy would block frames of other sites, so it is removed here: these tests are about the listener. Lists
// do not refresh by themselves, so that a request for one can only come from a message.
async function withoutPolicy(page: Page): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(sites.portal) && !url.pathname.startsWith('/ta/assets/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const {
        'content-security-policy': _policy,
        'x-frame-options': _options,
        ...headers
      } = response.headers();
      const body = (await response.text()).replace(/"refreshSeconds":\d+/, '"refreshSeconds":0');
      await route.fulfill({ response, headers, body });
    },
  );
}

/** Addresses of foreign sites, and of our own sites that are not listed as parents. */
const foreignOrigins = (port: number) => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://evil.localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://127.0.0.2:${port}/`,
  `${sites.demo}nothing-here`,
  `${sites.lab.replace('localhost', '127.0.0.1')}embed/uploader`,
];

test.describe('messages to an open window of the lab (EMB-05, T-B1)', () => {
  for (const { name, action, task, done } of [
    {
      name: 'SEND FILES',
      action: /SEND FILES|RESUME UPLOAD/,
      task: 'finishedToUploadFiles',
      done: (code: string) => `Files for order ${code} uploaded`,
    },
    {
      name: 'Change method',
      action: /Change method/,
      task: 'finishedChangeMetod',
      done: (code: string) => `Method changed for order ${code}`,
    },
  ])
    test(`${name}: messages of strangers are ignored, and the page’s own is accepted`, async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 404/);
      const stranger = await startStranger();
      await withoutPolicy(page);
      const row = await openOrderWith(page, action);
      const code = /\b\d{7}\b/.exec(await row.innerText())?.[0] ?? '';
      await row.getByRole('button', { name: action }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: code })).toBeVisible();
      await expect(dialog.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
      let asked = 0;
      page.on(
        'request',
        (request) => void (/orders/.test(decodeURIComponent(request.url())) && (asked += 1)),
      );

      const posted = await sendForgedMessages(page, code, foreignOrigins(stranger.port));
      expect(posted).toBeGreaterThanOrEqual(281 * 14);
      await expect(dialog).toBeVisible();
      await expect(page.getByText(done(code))).toHaveCount(0);
      expect(asked).toBe(0);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);

      // From the right window, but about another order or with an unknown action: ignored too.
      const own = dialog.locator('iframe').contentFrame();
      const say = (body: object, withNonce = true) =>
        own.locator('body').evaluate(
          (_body, given) => {
            const nonce = new URLSearchParams(location.search).get('nonce');
            window.parent.postMessage(
              { ...given.body, nonce: given.withNonce ? nonce : undefined },
              given.to,
            );
          },
          { body, withNonce, to: new URL(sites.portal).origin },
        );
      await say({ task, orderCode: '0000000' });
      await say({ task: task.toLowerCase(), orderCode: code });
      await say({ task: 'finishedDeleteOrder', orderCode: code });
      // So is a message of a page that was not opened by this one: it does not know the nonce.
      await say({ task, orderCode: code }, false);
      await expect(dialog).toBeVisible();
      await say({ task, orderCode: code });
      await expect(page.getByText(done(code))).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => asked).toBeGreaterThan(0);
      stranger.close();
    });
});

test('DIS-06, T-B1: around the order page of a partner and its window of addresses, messages of strangers are ignored', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  const stranger = await startStranger();
  await withoutPolicy(page);
  await openSession(page, 'ie');
  await page.goto(`${sites.portal}disney`);
  const own = page.locator('iframe[title="Order page of our partner"]');
  const order = own.contentFrame();
  await expect(order.getByText('To your studio')).toBeVisible();
  let tickets = 0;
  page.on('request', (request) => void (/ticket/.test(request.url()) && (tickets += 1)));
  await order.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping address' });
  await expect(dialog.frameLocator('iframe').getByText('Your studio')).toBeVisible();
  const asked = tickets;

  // The partner’s origin and the lab’s are among the senders, in other windows than theirs.
  const posted = await sendForgedMessages(page, '2600001', foreignOrigins(stranger.port));
  expect(posted).toBeGreaterThanOrEqual(281 * 14);
  await expect(dialog).toBeVisible();
  await expect(order.locator('#address')).toHaveText('To your studio');
  expect((await own.boundingBox())?.height).toBeLessThan(4_000);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(tickets).toBe(asked);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);

  // The right ones still work.
  await order.getByRole('button', { name: 'Change address' }).click();
  await dialog
    .frameLocator('iframe')
    .getByRole('button', { name: /^Use this address/ })
    .first()
    .click();
  await expect(order.locator('#address')).not.toHaveText('To your studio');
  stranger.close();
});

test('a deletion that waits for its page ignores other senders, and trusts only the list (T-B1, T-E8)', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  const stranger = await startStranger();
  await withoutPolicy(page);
  await page.route(`${sites.lab}embed/delete-order?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silence</title>' }),
  );
  await openSession(page, 'us');
  await page.goto(sites.portal);
  const button = page.getByRole('button', { name: /^Delete order \d{7}$/ }).first();
  const code = /\d{7}/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await button.click();
  const silence = page.waitForResponse((response) => response.url().includes('/embed/delete-order?'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await silence;
  expect(await sendForgedMessages(page, code, foreignOrigins(stranger.port))).toBeGreaterThanOrEqual(
    281 * 14,
  );
  await expect(page.getByRole('alertdialog', { name: 'Please Wait!' })).toBeVisible();

  // Now its own page makes a false claim.
  const own = page.locator('iframe:not([data-sender])').contentFrame();
  await own.locator('body').evaluate(
    (_body, { order, to }) =>
      window.parent.postMessage(
        {
          task: 'finishedDeleteOrder',
          orderCode: order,
          nonce: new URLSearchParams(location.search).get('nonce'),
        },
        to,
      ),
    { order: code, to: new URL(sites.portal).origin },
  );
  await expect(page.getByText(`Order ${code} hasn’t been deleted yet.`)).toBeVisible();
  await expect(page.getByText(`Order ${code} deleted`)).toHaveCount(0);
  stranger.close();
});

test('the framed login posts nothing to twelve foreign parents, even where they could frame it (SES-35, T-B2)', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  test.setTimeout(120_000);
  const stranger = await startStranger();
  const second = await startStranger();
  await withoutPolicy(page);
  const hosts = ['127.0.0.1', 'localhost', '[::1]', 'evil.localhost', 'portal.localhost', '127.0.0.2'];
  const parents = [
    ...hosts.map((host) => `http://${host}:${stranger.port}/`),
    ...hosts.slice(0, 5).map((host) => `http://${host}:${second.port}/`),
    // The same server and port under the machine's other host name.
    sites.demo.replace('127.0.0.1', 'localhost'),
  ];
  expect(parents).toHaveLength(12);
  const { email, password } = credentialsOf('us');
  const frameHere = (address: string) =>
    page.evaluate((src) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('message', (event) => heard.push(event.data));
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, address);
  const signInThere = async () => {
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('E-mail', { exact: true }).fill(email);
    await frame.getByLabel('Password', { exact: true }).fill(password);
    await frame.getByLabel('Password', { exact: true }).press('Enter');
    await expect(frame.getByText('You’re signed in as Prairie Light Photography.')).toBeVisible();
    return page.evaluate(() => (window as unknown as { heard: { task?: string }[] }).heard);
  };
  for (const parent of parents) {
    await page.goto(`${parent}nothing-here`);
    const ours = encodeURIComponent(new URL(parent).origin);
    await frameHere(`${sites.portal}login?ev=InPopUp&origin=${ours}&parent=${ours}`);
    expect(await signInThere(), parent).toEqual([]);
  }
  // On the listed page: exactly one message.
  await page.goto(`${sites.demo}nothing-here`);
  await frameHere(`${sites.portal}login?ev=InPopUp`);
  expect(await signInThere()).toEqual([expect.objectContaining({ task: 'login', code: '1005' })]);
  stranger.close();
  second.close();
});
