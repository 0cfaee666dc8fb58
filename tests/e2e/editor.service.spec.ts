import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { addresses } from '../../scripts/parts/sites.mjs';
import { startTestSites } from '../../scripts/parts/testSites.mjs';
import { startPrintEditorService } from '../fixtures/scriptSite.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { signInAt } from '../embed/page.ts';
import { cutOff } from './cutOff.ts';
import { expect, openSession, test } from './fixtures.ts';

// A portal of its own, whose lab names the stand-in of an outside print editor.

let service: Awaited<ReturnType<typeof startPrintEditorService>>;
let started: Awaited<ReturnType<typeof startTestSites>>;
let at: ReturnType<typeof addresses>;
let folder = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  service = await startPrintEditorService();
  folder = await mkdtemp(join(tmpdir(), 'ta-print-service-'));
  const configuration = join(folder, 'lab.json');
  const printEditor = { script: service.script, compatibility: false, container: '', longestWait: 10 };
  await writeFile(configuration, JSON.stringify({ portal: { printEditor } }));
  started = await startTestSites({ configuration, log: 'print-editor-service' });
  at = addresses(started.env);
});
test.afterAll(async () => {
  await started?.stop();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

const outside = (page: Page) => page.getByRole('region', { name: 'Print editor' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** A project of one print, made in the lab’s own editor on a partner’s page. */
async function makeProject(page: Page): Promise<string> {
  await page.goto(`${at.demo}print/`);
  await signInAt(page.locator('ta-login'), 'ie');
  const editor = page.locator('ta-print-editor');
  await editor.getByRole('radio', { name: '13 × 18 cm' }).check();
  await editor.locator('input[type=file]').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await makeSheet({ width: 2600, height: 1800, seed: 7 }),
  });
  await expect(editor.getByText('Everything is ready to print.')).toBeVisible({ timeout: 60_000 });
  await expect(editor.getByText(/^Saved /)).toBeVisible();
  return new URL(page.url()).searchParams.get('project') ?? '';
}

test('PRINT-01, PRINT-03, PRINT-04, PRINT-06, PRINT-15: the editor that the lab names takes the page, and a finished project goes to the lab’s checkout once', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const project = await makeProject(page);
  await openSession(page, 'ie', { at });
  await page.goto(`${at.portal}config-print/27/${project}`);
  await expect(
    outside(page).getByText(`Outside editor, en_US, default_store_EUR_IT, family 27, project ${project}`),
  ).toBeVisible();
  const menu = page.locator('.ta-shell-side');
  await expect(menu).toBeVisible();
  await outside(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/#step=ProEditor$/);
  await expect(menu).toBeHidden();
  await outside(page).getByRole('button', { name: 'New key' }).click();
  await expect(outside(page).getByText('A new key')).toBeVisible();
  await outside(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(`${project}$`));
  await expect(menu).toBeVisible();

  await outside(page).getByRole('button', { name: 'Edit' }).click();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/checkout\//.test(request.url())) posts.push(request.url());
  });
  // It is pressed once, and told twice.
  await outside(page).getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(posts).toEqual([expect.stringMatching(/\/en_US\/checkout\/\d{9}\/$/)]);
});

test('PRINT-13, ROUTE-19: a family that the portal announces is the service’s, in the store of the customer’s price list', async ({
  page,
}) => {
  await openSession(page, 'us', { at });
  await page.goto(`${at.portal}config-print/275`);
  await expect(outside(page).getByText(/en_US, default_store_USD_US, family 275$/)).toBeVisible();
});

test('PRINT-11: a session that ended leads to the login, and from there back', async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await openSession(page, 'fr', { at });
  await page.route('**/printbox/getSession', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'unauthorized', message: '' } } }),
  );
  await page.goto(`${at.portal}config-print/27`);
  await expect(page).toHaveURL(/\/ta\/login\?redirect=%2Fta%2Fconfig-print%2F27$/);
});

const ways: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['blocked by an extension', (route) => route.abort('blockedbyclient')],
  [
    'answered by the page of a network’s sign-in',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  ],
  ['never answered', () => Promise.resolve()],
];
test('PRINT-14: a script that is blocked or does not arrive says so, with the way to the store; Retry loads it', async ({
  page,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.allow(/ERR_BLOCKED_BY_CLIENT|SyntaxError|Unexpected token|ERR_FAILED/);
  await openSession(page, 'ca', { at });
  const address = `${service.script}*`;
  for (const [way, answer] of ways)
    await test.step(way, async () => {
      await page.route(address, answer);
      await page.goto(`${at.portal}config-print/27`);
      await expect(alert(page)).toContainText('The editor couldn’t be loaded', { timeout: 20_000 });
      await expect(alert(page).getByRole('link', { name: 'Go to the store' })).toBeVisible();
      await page.unroute(address);
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await expect(outside(page).getByText(/^Outside editor/)).toBeVisible();
    });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`PRINT-07, PRINT-01: the page of the service has no sideways scrolling at ${width} px, in German`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openSession(page, 'de', { at });
    await page.goto(`${at.portal}config-print/27`);
    await expect(page.getByText(/^Outside editor, de_DE/)).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });
