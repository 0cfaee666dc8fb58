import type { Page } from '@playwright/test';
import { expect, sites, test } from '../e2e/fixtures.ts';

/** A chunk that records its calls, in place of the scene: these flows are about the script that loads it. */
const chunk = `
export const openConfiguration = (element, options, { origin, send }) => {
  const calls = [];
  Object.assign(window, { calls, send, given: { origin, id: options.configuratorId } });
  const stage = element.appendChild(document.createElement('div'));
  return {
    setFields: (fields) => calls.push(['setFields', fields]),
    setReadOnly: (isReadOnly) => calls.push(['setReadOnly', isReadOnly]),
    focus: (field) => calls.push(['focus', field]),
    configuredProduct: () => ({ idProduct: '10', name: 'Wedding Book', fields: [] }),
    dispose: () => stage.remove(),
  };
};`;

type Told = { readonly name: string; readonly code?: string };
interface Loader {
  readonly onMessage: { add(heard: (message: Told) => void): void };
  setFields(fields: object): void;
  setReadOnly(isReadOnly: boolean): void;
  focus(field: string): void;
  getConfiguredProduct(callback: (product: { readonly name: string }) => void): void;
  dispose(): void;
}
declare global {
  interface Window {
    TradeAreaConfigurator: new (options: object) => Loader;
    loader: Loader;
    calls: readonly unknown[];
    told: Told[];
    send(message: Told): void;
    given: object;
    product: string;
  }
}

/** A page with an element for the configurator, and the lab's script. */
async function openPage(page: Page): Promise<void> {
  await page.goto(`${sites.demo}blank/`);
  await page.evaluate(() => {
    document.body.innerHTML = '<main id="album"></main>';
  });
  await page.addScriptTag({ url: `${sites.lab}embed/configurator.js` });
}

/** Makes a configurator whose image is shown until the scene is drawn. */
const make = (page: Page) =>
  page.evaluate((loadImage) => {
    window.told = [];
    window.loader = new window.TradeAreaConfigurator({
      elementId: 'album',
      configuratorId: '10',
      loadStyle: 'image',
      loadImage,
    });
    window.loader.onMessage.add((message) => window.told.push(message));
  }, 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>');

const image = (page: Page) => page.locator('#album > img');
const send = (page: Page, message: Told) => page.evaluate((sent) => window.send(sent), message);

test('calls that come before the chunk are made in their order once it is there', async ({ page }) => {
  let allow: () => void = () => undefined;
  const isAllowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await page.route('**/embed/scene.js', async (route) => {
    await isAllowed;
    await route.fulfill({ contentType: 'text/javascript', body: chunk });
  });
  await openPage(page);
  await make(page);
  await page.evaluate(() => {
    window.loader.setFields({ Pages: 40 });
    window.loader.setReadOnly(true);
    window.loader.focus('CoverText1');
    window.loader.getConfiguredProduct(({ name }) => {
      window.product = name;
    });
  });
  await expect(image(page)).toBeVisible();
  allow();
  await expect
    .poll(() => page.evaluate(() => window.calls))
    .toEqual([
      ['setFields', { Pages: 40 }],
      ['setReadOnly', true],
      ['focus', 'CoverText1'],
    ]);
  expect(await page.evaluate(() => [window.product, window.given])).toEqual([
    'Wedding Book',
    { origin: new URL(sites.lab).origin, id: '10' },
  ]);
});

test('CONF-21: the image gives way to the scene, and comes back when the scene is lost or cannot be drawn', async ({
  page,
}) => {
  await page.route('**/embed/scene.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: chunk }),
  );
  await openPage(page);
  await make(page);
  await page.waitForFunction(() => 'send' in window);
  for (const code of ['contextLost', 'slowScene', 'noScene']) {
    await send(page, { name: 'ready' });
    await expect(image(page)).toBeHidden();
    await send(page, { name: 'error', code });
    await expect(image(page)).toBeVisible();
  }
  expect(await page.evaluate(() => window.told.map(({ name }) => name))).toEqual([
    'ready',
    'error',
    'ready',
    'error',
    'ready',
    'error',
  ]);
  await page.evaluate(() => window.loader.dispose());
  await expect(page.locator('#album')).toBeEmpty();
  await send(page, { name: 'ready' });
  expect(await page.evaluate(() => window.told.length)).toBe(6);
});

test('CONF-21: without the chunk the image stays and the page is told; an unknown element is named', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  await page.route('**/embed/scene.js', (route) => route.abort());
  await openPage(page);
  await make(page);
  await expect.poll(() => page.evaluate(() => window.told)).toEqual([{ name: 'error', code: 'notLoaded' }]);
  await expect(image(page)).toBeVisible();
  const refused = await page.evaluate(() => {
    try {
      return String(new window.TradeAreaConfigurator({ elementId: 'none', configuratorId: '10' }));
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('no element has the id "none"');
});
