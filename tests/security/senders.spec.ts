import type { Page } from '@playwright/test';
import { hostileBodies } from '../fixtures/hostileMessages.ts';
import { startStranger } from '../fixtures/stranger.ts';
import { expect, openSession, sites, test } from '../e2e/fixtures.ts';
import { openOrderWith } from '../e2e/waitingOrders.ts';

/** Senders beside those of frames.spec.ts: openers, opened windows, a frame that was navigated away, a closed dialog. */

const anywhere = '"*"';
const action = /SEND FILES|RESUME UPLOAD/;
const task = 'finishedToUploadFiles';

/** Posts every hostile body and one that the right page would send; resolves with how many. */
const posting = (target: string, code: string) => `(() => {
  const bodies = [...(${hostileBodies.toString()})(${JSON.stringify(code)}), ${JSON.stringify({ task, orderCode: code })}];
  for (const body of bodies) ${target}.postMessage(body, ${anywhere});
  return bodies.length;
})()`;

async function openUploader(page: Page): Promise<string> {
  const row = await openOrderWith(page, action);
  const code = /\b\d{7}\b/.exec(await row.innerText())?.[0] ?? '';
  await row.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  return code;
}

/** Counts messages that arrive at the page, and requests for orders. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const counted = { arrived: 0 };
    Object.assign(window, { counted });
    addEventListener('message', () => void (counted.arrived += 1));
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/orders/.test(decodeURIComponent(request.url()))) asked.push(request.url());
  });
  const arrived = () =>
    page.evaluate(() => (window as unknown as { counted: { arrived: number } }).counted.arrived);
  return { asked, arrived };
}

test('T-B1: an opener, an opened window, a frame that was navigated away and a closed dialog change nothing', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/status of 40[34]|frame-ancestors|Refused to frame|Framing|violates/);
  const stranger = await startStranger();
  const home = `http://127.0.0.1:${stranger.port}/`;
  const code = await openUploader(page);
  const { asked, arrived } = await watch(page);
  const dialog = page.getByRole('dialog');
  const said = page.getByText(`Files for order ${code} uploaded`);
  asked.length = 0;
  let posted = 0;

  // Windows that the page opened: of a stranger, of the lab's own origin, and of the portal's.
  for (const address of [home, `${sites.lab}embed/uploader`, `${sites.portal}login?x`]) {
    const opening = context.waitForEvent('page');
    await page.evaluate((url) => void window.open(url), address);
    const opened = await opening;
    await opened.waitForLoadState();
    const hasOpener = await opened.evaluate(() => window.opener !== null);
    if (hasOpener) posted += Number(await opened.evaluate(posting('window.opener', code)));
    await opened.close();
  }
  // The page's own window, under its own origin.
  posted += Number(await page.evaluate(posting('window', code)));
  await expect.poll(arrived).toBeGreaterThanOrEqual(posted);
  await expect(dialog).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(asked).toEqual([]);

  // The right frame, navigated to another page of the lab's origin: right window and origin, without the nonce.
  const element = await dialog.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  await frame?.goto(`${sites.lab}embed/delete-order`);
  posted += Number(await frame?.evaluate(posting('window.parent', code)));
  await expect.poll(arrived).toBeGreaterThanOrEqual(posted);
  await expect(dialog).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(asked).toEqual([]);

  // A late message of the frame of a dialog that was closed.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  asked.length = 0;
  posted += Number(await page.evaluate(posting('window', code)));
  await expect.poll(arrived).toBeGreaterThanOrEqual(posted);
  await expect(said).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(posted).toBeGreaterThanOrEqual(282 * 3);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  stranger.close();
});

/**
 * A page is opened by a stranger, who keeps its window and posts to it.
 */
test('T-B1: the opener of the portal changes nothing', async ({ page, context, guard }) => {
  guard.allow(/status of 404/);
  const stranger = await startStranger();
  await openSession(page, 'us');
  await page.goto(`http://127.0.0.1:${stranger.port}/`);
  const opening = context.waitForEvent('page');
  await page.evaluate((url) => {
    Object.assign(window, { opened: window.open(url) });
  }, sites.portal);
  const portal = await opening;
  await expect(portal.getByRole('region', { name: 'INCOMPLETE ORDERS' })).toBeVisible();
  const { asked } = await watch(portal);
  const reaches = await page.evaluate(() => {
    const { opened } = window as unknown as { opened: Window | null };
    return opened !== null && !opened.closed;
  });
  // The portal is alone in its group of windows: the stranger's handle is closed.
  if (reaches) await page.evaluate(posting('window.opened', '2602198'));
  expect(await portal.evaluate(() => window.opener)).toBeNull();
  expect(asked).toEqual([]);
  stranger.close();
});

test('T-B1: 1,000 hostile messages a second cost an open window of the lab hardly more than none', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const code = await openUploader(page);
  await page.evaluate(`globalThis.bodies = (${hostileBodies.toString()})(${JSON.stringify(code)})`);
  /** Milliseconds that a turn of the page is late at most, in a second with so many messages. */
  const flood = (perSecond: number) =>
    page.evaluate(async (count) => {
      const { bodies } = window as unknown as { bodies: unknown[] };
      let late = 0;
      const channel = new MessageChannel();
      const ended = new Promise<void>((resolve) => {
        channel.port1.addEventListener('message', () => resolve(), { once: true });
        channel.port1.start();
      });
      for (let slice = 0; slice < 50; slice += 1) {
        const due = performance.now() + 20;
        for (let index = 0; index < count / 50; index += 1)
          window.postMessage(bodies[(slice * 20 + index) % bodies.length], location.origin);
        await new Promise((resolve) => setTimeout(resolve, 20));
        late = Math.max(late, performance.now() - due);
      }
      channel.port2.postMessage('');
      await ended;
      return late;
    }, perSecond);
  await flood(1_000);
  const measured: { readonly none: number; readonly many: number }[] = [];
  for (let round = 0; round < 5; round += 1)
    measured.push({ none: await flood(0), many: await flood(1_000) });
  const best = (pick: (each: (typeof measured)[number]) => number) => Math.min(...measured.map(pick));
  const [none, many] = [best((each) => each.none), best((each) => each.many)];
  console.log(
    `ta: a turn is late by ${none.toFixed(1)} ms without, ${many.toFixed(1)} ms with 1,000 messages`,
  );
  expect(many).toBeLessThan(none + 50);
  await expect(page.getByRole('dialog')).toBeVisible();
});
