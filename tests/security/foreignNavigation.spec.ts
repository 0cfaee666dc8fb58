import type { Frame, Page } from '@playwright/test';
import { startStranger } from '../fixtures/stranger.ts';
import type { Stranger } from '../fixtures/stranger.ts';
import { expect, openSession, sites, test } from '../e2e/fixtures.ts';

/**
 * A page in a frame of the portal is led to a foreign site, or leads the portal there (T-B1, T-B5): as a script of that
 * page would, if one ran. The frame's sandbox keeps it from the window around it, and the portal's policy names the
 * sites that its frames may show.
 */
const ways: readonly (readonly [string, string])[] = [
  ['location.href', 'location.href = url'],
  ['location.replace', 'location.replace(url)'],
  ['window.open to itself', "window.open(url, '_self')"],
  ['a link', "const a = document.createElement('a'); a.href = url; document.body.append(a); a.click()"],
  ['a form', "const f = document.createElement('form'); f.action = url; document.body.append(f); f.submit()"],
  [
    'a refresh',
    "const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=' + url; document.head.append(m)",
  ],
  ['top.location', 'top.location.href = url'],
  ['parent.location', 'parent.location.replace(url)'],
  ['window.open to the top', "window.open(url, '_top')"],
  ['window.open to the parent', "window.open(url, '_parent')"],
  [
    'a link to the top',
    "const a = document.createElement('a'); a.href = url; a.target = '_top'; document.body.append(a); a.click()",
  ],
  [
    'a form to the top',
    "const f = document.createElement('form'); f.action = url; f.target = '_top'; document.body.append(f); f.submit()",
  ],
];

/** The account has an order of each kind; another flow may change how the files of the first are sent. */
const uploadButton = /SEND FILES|RESUME UPLOAD/;

async function openUploader(page: Page): Promise<void> {
  await page.goto(sites.portal);
  const table = page.getByRole('region', { name: 'INCOMPLETE ORDERS' });
  const row = table.locator('tbody').getByRole('row').filter({ hasText: uploadButton }).first();
  await row.getByRole('button', { name: uploadButton }).click();
  const inside = page.getByRole('dialog').frameLocator('iframe');
  await expect(inside.getByRole('heading').first()).toBeVisible();
}

/**
 * Runs one way in the frame, then waits for two round trips of the page, by which a navigation that began has reached
 * its site (the control shows that). A refused navigation throws in the page, or is only reported in its console.
 */
async function attempt(page: Page, frame: Frame, script: string, url: string): Promise<void> {
  await frame
    .evaluate(
      ([way, to]) => {
        try {
          new Function('url', way ?? '')(to);
        } catch {
          return false;
        }
        return true;
      },
      [script, url],
    )
    .catch(() => false);
  for (let trip = 0; trip < 2; trip += 1)
    await page.evaluate(async () => (await fetch(location.href)).text()).catch(() => '');
}

const pathOf = (name: string) => `/${encodeURIComponent(name)}`;
const visited = ({ requests }: Stranger) => {
  const known = new Set(ways.map(([name]) => pathOf(name)));
  return requests.map(({ url }) => url.replace('?', '')).filter((url) => known.has(url));
};

test(`a framed page leads neither itself nor the portal to a foreign site, in ${ways.length} ways`, async ({
  page,
  guard,
}) => {
  test.setTimeout(240_000);
  guard.allow(
    /violates|Refused|Unsafe attempt|sandbox|SecurityError|ERR_BLOCKED|Blocked|frame-src|form-action/i,
  );
  const stranger = await startStranger();
  await openSession(page, 'us');
  for (const [name, script] of ways) {
    await openUploader(page);
    const element = await page.getByRole('dialog').locator('iframe').elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('ta: the dialog has no frame');
    await attempt(page, frame, script, `http://127.0.0.1:${stranger.port}${pathOf(name)}`);
    expect(page.url(), name).toContain(sites.portal);
  }
  expect(visited(stranger)).toEqual([]);
  stranger.close();
});

test('control: without sandbox and policy each of these ways arrives', async ({ page, guard }) => {
  guard.allow(/./);
  const stranger = await startStranger();
  const host = await startStranger('<!doctype html><title>host</title><iframe></iframe>');
  for (const [name, script] of ways) {
    await page.goto(`http://127.0.0.1:${host.port}/`);
    const frame = page.frames().find((each) => each !== page.mainFrame());
    if (!frame) throw new Error('ta: the page has no frame');
    await attempt(page, frame, script, `http://127.0.0.1:${stranger.port}${pathOf(name)}`);
  }
  expect(new Set(visited(stranger)).size).toBe(ways.length);
  stranger.close();
  host.close();
});
