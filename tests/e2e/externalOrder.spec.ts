import { AxeBuilder } from '@axe-core/playwright';
import { expect, openSession, sites, test } from './fixtures.ts';

const partnerFrame = 'iframe[title="Order page of our partner"]';

/** In a window: notes the message that is sent after all others, which have arrived by then. */
function noteLast() {
  const heard: unknown[] = [];
  Object.assign(window, { heard });
  window.addEventListener('message', ({ data }) => {
    if (data === 'last') heard.push(data);
  });
}
const noted = () => (window as unknown as { heard: unknown[] }).heard;

/** The order page of the demonstration's partner is on the third site, the addresses on the lab's. */
test('DIS-01 to DIS-05, ROUTE-05: an order page of another site asks for an address, which is chosen on the lab’s page', async ({
  page,
}) => {
  await openSession(page, 'ie');
  await page.goto(`${sites.portal}graphistore/disney`);
  await expect(page.getByRole('heading', { level: 1, name: 'Disney' })).toBeVisible();
  await expect(page).toHaveTitle(/Disney/);
  const element = page.getByTitle('Order page of our partner');
  const order = page.frameLocator(partnerFrame);
  await expect(order.getByText('To your studio')).toBeVisible();
  const src = (await element.getAttribute('src')) ?? '';
  expect(new URL(src).origin).toBe(new URL(sites.demo).origin);
  expect(src).not.toContain('token');

  await order.getByLabel('Quantity').first().fill('2');
  await order.getByRole('button', { name: 'Change address' }).click();
  const window_ = page.getByRole('dialog', { name: 'Shipping address' });
  await expect(window_).toBeVisible();
  const addresses = window_.frameLocator('iframe');
  await expect(addresses.getByText('Your studio')).toBeVisible();
  // DIS-08: closed by hand, nothing is forwarded.
  await page.keyboard.press('Escape');
  await expect(window_).toBeHidden();
  await expect(order.getByText('To your studio')).toBeVisible();

  await order.getByRole('button', { name: 'Change address' }).click();
  await addresses
    .getByRole('button', { name: /^Use this address/ })
    .first()
    .click();
  await expect(window_).toBeHidden();
  await expect(order.locator('#address')).not.toHaveText('To your studio');
  await expect(order.locator('#address')).toContainText(/IE$/);
  await order.getByRole('button', { name: 'Order' }).click();
  await expect(order.getByRole('heading', { name: 'Order noted' })).toBeVisible();
  await expect(order.getByText(/^2 × Poster/)).toBeVisible();
});

test('DIS-06: messages of a stranger open nothing and reach nobody', async ({ page }) => {
  await openSession(page, 'ie');
  await page.goto(`${sites.portal}disney`);
  const order = page.frameLocator(partnerFrame);
  await expect(page.locator(partnerFrame)).toHaveAttribute('src', /[?&]c=\w/);
  await expect(order.getByText('To your studio')).toBeVisible();
  const origins = [new URL(sites.portal).origin, new URL(sites.demo).origin] as const;
  await page.evaluate(noteLast);
  await order.locator('body').evaluate(noteLast);
  await page.evaluate(([portal, demo]) => {
    const framed = document.querySelector('iframe')?.contentWindow;
    // From the portal's own window: the right words of the wrong sender.
    window.postMessage('changeAddress', portal);
    window.postMessage({ task: 'which_address', which_address: { name: 'Mallory' } }, portal);
    framed?.postMessage({ task: 'other', which_address: 'Mallory' }, demo);
    window.postMessage('last', portal);
    framed?.postMessage('last', demo);
  }, origins);
  await expect.poll(() => page.evaluate(noted)).toEqual(['last']);
  await expect.poll(() => order.locator('body').evaluate(noted)).toEqual(['last']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(order.getByText('To your studio')).toBeVisible();
});

test('DIS-06: another window of the partner’s site is not heard, nor the order page as a chooser of addresses', async ({
  page,
}) => {
  await openSession(page, 'ie');
  await page.goto(`${sites.portal}disney`);
  const { origin } = new URL(sites.portal);
  const order = page.frameLocator(partnerFrame);
  await expect(order.getByText('To your studio')).toBeVisible();
  // Opened by the portal, so that it can reach its window. The portal's own policy keeps all others from that.
  const [stranger] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => void window.open(address), `${sites.demo}licensed/`),
  ]);
  await expect(stranger.getByText('To your studio')).toBeVisible();
  await page.evaluate(noteLast);
  await stranger.evaluate((to) => {
    const opener = window.opener as Window;
    opener.postMessage('changeAddress', to);
    opener.postMessage({ task: 'which_address', which_address: { name: 'Mallory' } }, to);
    opener.postMessage({ task: 'frameHeight', height: 5_000 }, to);
    opener.postMessage('last', to);
  }, origin);
  await stranger.close();
  // They have arrived, and nothing follows from them.
  await expect.poll(() => page.evaluate(noted)).toEqual(['last']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.locator(partnerFrame).boundingBox())?.height).toBeLessThan(4_000);

  // The order page may ask, and may not choose: its choice closes no window and comes back to nobody.
  await order.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByRole('dialog', { name: 'Shipping address' })).toBeVisible();
  await order.locator('body').evaluate((_body, to) => {
    window.parent.postMessage({ task: 'which_address', which_address: { name: 'Mallory' } }, to);
  }, origin);
  await expect(page.frameLocator('dialog iframe').getByText('Your studio')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Shipping address' })).toBeVisible();
  await expect(order.getByText('To your studio')).toBeVisible();
});

test('DIS-06: an order page that has moved to another site meanwhile does not get the address', async ({
  page,
  guard,
}) => {
  // The browser says on the console that it kept the message back.
  guard.allow(/target origin provided/);
  await page.route(`${sites.lab}moved`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Moved</title><p>Moved</p><script>heard=[];onmessage=({data})=>heard.push(data)</script>',
    }),
  );
  await openSession(page, 'ie');
  await page.goto(`${sites.portal}disney`);
  const order = page.frameLocator(partnerFrame);
  await order.getByRole('button', { name: 'Change address' }).click();
  const chooser = page.frameLocator('dialog iframe');
  await expect(chooser.getByText('Your studio')).toBeVisible();
  await order.locator('body').evaluate((_body, to) => void (location.href = to), `${sites.lab}moved`);
  await expect(order.getByText('Moved')).toBeAttached();
  await chooser
    .getByRole('button', { name: /^Use this address/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const heard = () =>
    order
      .locator('body')
      .evaluate((body) => (body.ownerDocument.defaultView as unknown as { heard: unknown[] }).heard);
  // A message that is meant for it comes after everything that was sent before.
  await page.evaluate(
    (to) => document.querySelector('iframe')?.contentWindow?.postMessage('for you', to),
    new URL(sites.lab).origin,
  );
  await expect.poll(heard).toEqual(['for you']);
});

for (const theme of ['light', 'dark'] as const)
  test(`DIS-02, DIS-07: on a phone the page is as wide as the screen and as high as its content (${theme}), without barriers`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 390, height: 844 });
    await openSession(page, 'ie');
    await page.goto(`${sites.portal}disney`);
    const frame = page.getByTitle('Order page of our partner');
    const order = page.frameLocator(partnerFrame);
    await expect(order.getByText('To your studio')).toBeVisible();
    const content = await order.locator('.page').evaluate((whole) => whole.getBoundingClientRect().height);
    await expect
      .poll(async () => Math.round((await frame.boundingBox())?.height ?? 0))
      .toBe(Math.ceil(content));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
