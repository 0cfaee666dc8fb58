import type { LaunchOptions, Page } from '@playwright/test';
import { ordersInProcess } from '@trade-area/core/contract';
import { credentialsOf, expect, sites, test as guarded } from '../e2e/fixtures.ts';
import { elementTags, markupOf } from '../embed/elementTags.ts';
import { gateway, openPageWith, script } from '../embed/page.ts';
import { call, signIn } from '../fixtures/wire.ts';

/** Pages of partners with every kind of policy (T-B7), and scripts that come twice or in two versions (T-B8). */

/** The partner's page comes from the test, and Chromium would ask before such a page reaches the local lab. */
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

/** All that the library publishes: an element that is added stands on these pages, too. */
const widgets = elementTags;

const strict = [
  `default-src 'none'; script-src 'nonce-x' 'strict-dynamic'; style-src 'nonce-x'; connect-src ${gateway}`,
  `img-src ${gateway} data: blob:; font-src ${gateway}; frame-src ${gateway}; base-uri 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ');

const policies = [
  ['none', '', true],
  ['strict, with our policies', `${strict}; trusted-types ta-html dompurify`, true],
  ['strict, which allows no policy', `${strict}; trusted-types 'none'`, false],
  ['strict, which allows another policy', `${strict}; trusted-types of-the-page`, false],
  // Further than the row: everything at once is a sandbox without same-origin forms, and a page that reports only.
  [
    'strict, in a sandbox',
    `${strict}; trusted-types ta-html dompurify; sandbox allow-scripts allow-same-origin allow-forms`,
    true,
  ],
] as const;

async function openHost(page: Page, policy: string, order: string): Promise<void> {
  await page.route(`${sites.demo}host-of-a-partner`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy === '' ? {} : { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><title>Partner</title><body>
        <script nonce="x">globalThis.broken = []; addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));</script>
        <ta-provider gateway="${gateway}" lang="en">${widgets.map((tag) => markupOf(tag, order)).join('')}</ta-provider>
        <script nonce="x" type="module" src="${script('all')}"></script></body></html>`,
    }),
  );
  await page.goto(`${sites.demo}host-of-a-partner`);
}

for (const [how, policy, isQuiet] of policies)
  test(`T-B7: ${widgets.length} widgets on a page whose policy is: ${how}`, async ({ page, guard }) => {
    if (!isQuiet) guard.allow(/Trusted|policy/i);
    const { email, password } = credentialsOf('us');
    const { token } = await signIn(gateway, email);
    const { json } = await call(gateway, ordersInProcess, { token, body: {} });
    const [order] = (json as { orders: { commessa: string }[] }).orders;
    await openHost(page, policy, order?.commessa ?? '');
    const login = page.locator('ta-login');
    await login.locator('input[name=email]').fill(email);
    await login.locator('input[name=password]').fill(password);
    await login.locator('input[name=password]').press('Enter');
    await expect(login.getByText('Prairie Light Photography').first()).toBeVisible();
    for (const tag of widgets) await expect(page.locator(tag).getByText(/\w{3}/).first(), tag).toBeVisible();
    await expect(page.locator('ta-catalogue article').first()).toBeVisible();
    await expect(page.locator('ta-orders').getByRole('link').first()).toBeVisible();
    if (isQuiet) expect(await page.evaluate('globalThis.broken')).toEqual([]);
  });

test('T-B8: the script from two addresses, as two versions are, defines each element once and leaves the first at work', async ({
  page,
}) => {
  await openPageWith(page, `<ta-provider gateway="${gateway}" lang="en"><ta-login></ta-login></ta-provider>`);
  await expect(page.locator('ta-login').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const { before, after } = await page.evaluate(async (address) => {
    const define = customElements.define.bind(customElements);
    const twice: string[] = [];
    customElements.define = (name, ...rest) => {
      if (customElements.get(name)) twice.push(name);
      define(name, ...rest);
    };
    const first = customElements.get('ta-login');
    const names = () => Object.keys(globalThis).sort();
    const globals = names();
    for (const version of ['2', '3']) {
      const again = (await import(`${address}?v=${version}`)) as { defineTradeArea(): Promise<void> };
      await again.defineTradeArea();
    }
    customElements.define = define;
    return {
      before: { globals, same: true, twice: [] as string[] },
      after: { globals: names(), same: customElements.get('ta-login') === first, twice },
    };
  }, script('all'));
  expect(after).toEqual(before);
  await page.evaluate(() => {
    for (let each = 0; each < 3; each += 1)
      document.querySelector('ta-provider')?.append(document.createElement('ta-login'));
  });
  await expect(page.locator('ta-login').getByRole('button', { name: 'Sign in' })).toHaveCount(4);
});

test('T-B8: 200 rounds of adding, moving and removing five widgets leave no listener, timer or node', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    // Listeners of the page and its document outlive an element: those that are added are counted against those removed.
    const live = new Map<string, number>();
    Object.assign(globalThis, { live });
    const on = EventTarget.prototype.addEventListener;
    const off = EventTarget.prototype.removeEventListener;
    const isLasting = (target: unknown) =>
      target === globalThis || target === document || target instanceof MediaQueryList;
    const known = new WeakMap<object, Set<string>>();
    const keyOf = (type: string, options: unknown) =>
      `${type} ${typeof options === 'object' && options !== null ? Boolean((options as AddEventListenerOptions).capture) : Boolean(options)}`;
    const change = (target: EventTarget, type: string, listener: unknown, options: unknown, by: 1 | -1) => {
      if (!isLasting(target) || !listener) return;
      const keys = known.get(listener as object) ?? new Set();
      known.set(listener as object, keys);
      const key = keyOf(type, options);
      if (by === 1 ? keys.has(key) : !keys.has(key)) return;
      if (by === 1) keys.add(key);
      else keys.delete(key);
      live.set(type, (live.get(type) ?? 0) + by);
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = (this ?? globalThis) as EventTarget;
      if (typeof options === 'object' && options?.once) return on.call(target, type, listener, options);
      change(target, type, listener, options, 1);
      if (typeof options === 'object' && options?.signal)
        on.call(options.signal, 'abort', () => change(target, type, listener, options, -1));
      on.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = (this ?? globalThis) as EventTarget;
      change(target, type, listener, options, -1);
      off.call(target, type, listener, options);
    };
    const intervals = new Set<number>();
    Object.assign(globalThis, { intervals });
    const every = globalThis.setInterval.bind(globalThis);
    const stop = globalThis.clearInterval.bind(globalThis);
    Object.assign(globalThis, {
      setInterval: (...given: Parameters<typeof setInterval>) => {
        const id = every(...given) as unknown as number;
        intervals.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        intervals.delete(id);
        stop(id);
      },
    });
  });
  await openPageWith(page, '<main></main><aside></aside>');
  await page.waitForFunction(() => customElements.get('ta-login') !== undefined);
  const rounds = (count: number) =>
    page.evaluate(
      async ({ times, origin }) => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const [place, other] = [document.querySelector('main'), document.querySelector('aside')];
        for (let round = 0; round < times; round += 1) {
          for (const tag of ['ta-login', 'ta-orders', 'ta-messages', 'ta-payments', 'ta-cart']) {
            const element = document.createElement(tag);
            element.setAttribute('gateway', origin);
            element.setAttribute('lang', 'en');
            place?.append(element);
          }
          await frame();
          // Moved, as a page that sorts its columns does, and taken out and put back.
          other?.append(...(place?.children ?? []));
          await frame();
          const all = [...(other?.children ?? [])];
          other?.replaceChildren();
          place?.append(...all);
          await frame();
          place?.replaceChildren();
          await frame();
        }
      },
      { times: count, origin: gateway },
    );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const measure = async () => {
    await devtools.send('HeapProfiler.enable');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const own = await page.evaluate(() => {
      const { live, intervals } = globalThis as unknown as {
        live: Map<string, number>;
        intervals: Set<number>;
      };
      return {
        listeners: Object.fromEntries([...live].filter(([, count]) => count > 0)),
        intervals: intervals.size,
      };
    });
    return { own, nodes: of('Nodes') };
  };
  await rounds(20);
  const before = await measure();
  await rounds(200);
  await expect.poll(async () => (await measure()).own).toEqual(before.own);
  await expect.poll(async () => (await measure()).nodes).toBeLessThanOrEqual(before.nodes + 20);
});
