import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/parts/engines.mjs';
import { freePorts } from '../../scripts/parts/ports.mjs';
import { credentialsOf } from '../fixtures/accounts.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { installExample } from './installExample.ts';
import { runCommand } from './runCommand.ts';
import { serveBuilt } from './serveBuilt.ts';
import { openExample, useElements } from './useElements.ts';

/** The examples with frameworks, as strangers have them: installed from the packed files, outside the repository. */
const packed = inject('packedFolder');
let lab: TestLab;
let site: Awaited<ReturnType<typeof serveBuilt>>;
let browser: Browser;
let port: number;

beforeAll(async () => {
  site = await serveBuilt();
  [port = 0] = await freePorts(1);
  const change = (config: TestLab['config']) => ({
    ...config,
    allowedOrigins: [...config.allowedOrigins, site.origin, `http://localhost:${port}`],
  });
  const executablePath = findChromium();
  const launch = chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  [lab, browser] = await Promise.all([startTestLab({ change }), launch]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), lab?.stop()]);
});

/** How an example is checked and built, with the lab's origin in it. */
const commands = {
  vue: () => [
    ['vue-tsc', []],
    ['vite', ['build']],
  ],
  svelte: () => [
    ['svelte-check', ['--fail-on-warnings']],
    ['vite', ['build']],
  ],
  angular: (origin: string) => [['ng', ['build', `--define=LAB='${origin}'`]]],
} satisfies Record<string, (lab: string) => readonly (readonly [string, readonly string[]])[]>;

describe.each(['vue', 'svelte', 'angular'] as const)('%s', (name) => {
  it('checks types and templates, builds, and places elements with properties, events and content under a strict policy', async () => {
    const folder = await installExample(packed, name);
    for (const [bin, args] of commands[name](lab.base)) {
      const command = join(folder, 'node_modules/.bin', bin);
      const output = await runCommand(command, [...args], folder, { VITE_LAB: lab.base });
      expect(output).not.toMatch(/\bwarning\b(?!s and 0)|\(!\)/i);
    }
    site.show({ folder: join(folder, 'dist'), lab: lab.base });
    const { page, problems } = await openExample(browser, `${site.origin}/`);
    await useElements(page);
    expect(await page.locator('ta-orders').getAttribute('class')).toContain('orders');
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe('server-streaming', () => {
  it('streams a page in German that the browser takes over without a difference, and shows orders after the sign-in', async () => {
    const folder = await installExample(packed, 'server-streaming');
    await runCommand('npm', ['run', 'build'], folder);
    const server = spawn(process.execPath, ['dist/server/server.js'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', LAB: lab.base, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await new Promise((ready) => server.stdout.once('data', ready));
      const address = `http://localhost:${port}/`;
      const html = await (await fetch(address)).text();
      expect(html).toContain('Unsere Aufträge');
      // Late parts follow in the same answer.
      expect(html).toContain('Wir sind werktags für Sie da.');
      expect(html).not.toContain('Switched to client rendering');

      const { page, problems } = await openExample(browser, address);
      const { email, password } = credentialsOf('it');
      await page.getByRole('textbox', { name: /^e-?mail/i }).fill(email);
      await page.getByRole('textbox', { name: /^passwort/i }).fill(password);
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await page.getByRole('row').nth(3).waitFor();
      expect(problems).toEqual([]);
      await page.close();
    } finally {
      server.kill();
    }
  });
});
