import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/parts/engines.mjs';
import { credentialsOf } from '../fixtures/accounts.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { installExample } from './installExample.ts';
import { runCommand } from './runCommand.ts';
import { serveBuilt } from './serveBuilt.ts';

/** The examples as strangers have them: installed from the packed files, outside the repository. */
const packed = inject('packedFolder');
const names = ['react-18', 'react-19', 'server-rendering', 'types-bundler', 'types-nodenext'] as const;
type Name = (typeof names)[number];
const folders = new Map<Name, string>();
const folderOf = (name: Name) => folders.get(name) ?? '';
const tool = (name: Name, bin: string) => join(folderOf(name), 'node_modules/.bin', bin);

let lab: TestLab;
let site: Awaited<ReturnType<typeof serveBuilt>>;
let browser: Browser;

beforeAll(async () => {
  site = await serveBuilt();
  const change = (config: TestLab['config']) => ({
    ...config,
    allowedOrigins: [...config.allowedOrigins, site.origin],
  });
  const executablePath = findChromium();
  const launch = chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  [lab, browser] = await Promise.all([startTestLab({ change }), launch, installAll()]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), lab?.stop()]);
});

/** Two at a time: npm waits for files more than for the processor. */
async function installAll(): Promise<void> {
  const waiting: Name[] = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      folders.set(name, await installExample(packed, name));
  };
  await Promise.all([work(), work()]);
}

describe.each(['types-bundler', 'types-nodenext'] as const)('%s', (name) => {
  it('compiles strictly, with the declarations of libraries checked', async () => {
    expect(await runCommand(tool(name, 'tsc'), [], folderOf(name))).toBe('');
  });
});

describe('server-rendering', () => {
  it('draws the waiting state and the form of a visitor, in two languages, and ends', async () => {
    const html = await runCommand('node', ['render.js'], folderOf('server-rendering'));
    expect(html).toMatch(/<section id="orders"><div class="ta-root"[^>]*lang="en".*ta-skeleton/);
    expect(html).toMatch(/<section id="anmeldung"><div class="ta-root"[^>]*lang="de".*Passwort.*Anmelden/);
    expect(html).not.toContain('Switched to client rendering');
  });
});

describe.each(['react-18', 'react-19'] as const)('%s', (name) => {
  it('compiles, builds without a warning, signs in, shows the orders and switches the language under a strict policy', async () => {
    const folder = folderOf(name);
    expect(await runCommand(tool(name, 'tsc'), [], folder)).toBe('');
    const built = await runCommand(tool(name, 'vite'), ['build'], folder, { VITE_LAB: lab.base });
    expect(built).toContain('built in');
    expect(built).not.toMatch(/warn|directive|\(!\)/i);

    site.show({ folder: join(folder, 'dist'), lab: lab.base });
    const page = await browser.newPage({ locale: 'en-GB' });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    const { email, password } = credentialsOf('it');
    await page.goto(`${site.origin}/`);
    await page.getByRole('textbox', { name: /^e-?mail/i }).fill(email);
    await page.getByRole('textbox', { name: /^password/i }).fill(password);
    await page.getByRole('button', { name: /^sign in$/i }).click();
    await page.getByRole('row').nth(5).waitFor();
    // The style sheet is there: a page without it would show the browser's own grey border.
    const button = page.locator('.ta-button').first();
    expect(await button.evaluate((element) => getComputedStyle(element).borderStyle)).not.toBe('outset');
    // Vite rewrites light-dark() for older browsers; a page without a color-scheme of its own has the light colours.
    const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue('--_accent');
    expect(await button.evaluate(accentOf)).toContain('#2f4598');
    // Another language, and a text that is loaded only when a press shows it: React 18 fails on a promise thrown there.
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page
      .getByRole('heading', { name: name === 'react-18' ? 'IN LAVORAZIONE' : 'I TUOI ORDINI' })
      .waitFor();
    await page.getByRole('button', { name: '?' }).click();
    await page.getByText('Chiamateci nei giorni feriali.').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Call us on weekdays.').waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });
});
