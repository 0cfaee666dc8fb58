import puppeteer from 'puppeteer-core';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFirefox } from '../../scripts/parts/engines.mjs';
import { addresses } from '../../scripts/parts/sites.mjs';
import { credentialsOf } from '../fixtures/accounts.ts';

/** Widgets of another site in Firefox, under the strict policy: shadow roots, sign-in, tables, dialog, languages. */
const firefox = findFirefox();
const { demo, portal } = addresses();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  if (!firefox) return;
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true });
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
});

/** Waits for the content of an element by animation frames: observers outside do not see changes of a shadow root. */
async function inside(tag: string, selector: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    (of, what) => document.querySelector(of)?.shadowRoot?.querySelector<HTMLElement>(what),
    { polling: 'raf', timeout: 90_000 },
    tag,
    selector,
  );
  return found as ElementHandle<HTMLElement>;
}

test.skipIf(!firefox)('the widgets sign in and show the orders under a strict policy', async () => {
  const { email, password } = credentialsOf('de');
  await page.goto(`${demo}strict/`);
  await (await inside('ta-login', 'input[name=email]')).type(email);
  await (await inside('ta-login', 'input[name=password]')).type(password);
  await page.keyboard.press('Enter');
  const rows = await page.waitForFunction(
    () => {
      const { length = 0 } =
        document.querySelector('ta-orders')?.shadowRoot?.querySelectorAll('[role=row]') ?? {};
      return length > 5 ? length : null;
    },
    { polling: 'raf' },
  );
  expect(await rows.jsonValue()).toBeGreaterThan(5);
});

test.skipIf(!firefox)('a dialog opens over the page, takes the focus and returns it', async () => {
  const trash = await inside('ta-orders', 'button[aria-label^="Bestellung "][aria-label$=" löschen"]');
  // Uses the keyboard: the page still moves while other widgets sign in, and a click would miss.
  await trash.focus();
  await page.keyboard.press('Enter');
  await inside('ta-orders', 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () => !document.querySelector('ta-orders')?.shadowRoot?.querySelector('dialog[open]'),
    { polling: 'raf' },
  );
  const focused = await page.waitForFunction(
    () => document.querySelector('ta-orders')?.shadowRoot?.activeElement?.getAttribute('aria-label'),
    { polling: 'raf' },
  );
  expect(await focused.jsonValue()).toMatch(/^Bestellung .+ löschen$/);
});

test.skipIf(!firefox)('the portal shows its login and its dashboard', async () => {
  const { email, password } = credentialsOf('it');
  await page.goto(`${portal}login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.locator('main [role=grid], main table').wait();
  expect(new URL(page.url()).pathname).toMatch(/^\/ta\//);
});
