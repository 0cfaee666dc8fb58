import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWebKit } from '../../scripts/parts/engines.mjs';
import { addresses } from '../../scripts/parts/sites.mjs';
import { credentialsOf } from '../fixtures/accounts.ts';
import { freePorts } from '../../scripts/parts/ports.mjs';

/** Widgets of another site in WebKit, under the strict policy. The driver needs a display, which xvfb provides. */
const driverPath = findWebKit();
const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const { demo } = addresses();
let service: ChildProcess | undefined;
let driver: WebDriver;

beforeAll(async () => {
  if (!driverPath) return;
  const [port] = await freePorts(1);
  service = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x1024x24', 'dbus-run-session', driverPath, `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
  });
  const server = `http://127.0.0.1:${port}`;
  await answering(`${server}/status`);
  driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
});
afterAll(async () => {
  await driver?.quit();
  if (service?.pid) process.kill(-service.pid, 'SIGTERM');
});

test.skipIf(!driverPath)('the widgets sign in and show the orders under a strict policy', async () => {
  const { email, password } = credentialsOf('de');
  await driver.get(`${demo}strict/`);
  await (await inside('ta-login', 'input[name=email]')).sendKeys(email);
  await (await inside('ta-login', 'input[name=password]')).sendKeys(password);
  await (await inside('ta-login', 'button[type=submit]')).click();
  const rows = await driver.wait(async () => {
    const { length } = await allInside('ta-orders', '[role=row]');
    return length > 5 ? length : null;
  }, 20_000);
  expect(rows).toBeGreaterThan(5);
});

/** A node of a widget's shadow root, as soon as it exists. */
async function inside(tag: string, selector: string): Promise<WebElement> {
  return driver.wait(async () => (await allInside(tag, selector))[0] ?? null, 20_000) as Promise<WebElement>;
}

/** Nodes in a widget's shadow root at this moment; none while the widget or its root does not exist. */
async function allInside(tag: string, selector: string): Promise<WebElement[]> {
  const [host] = await driver.findElements(By.css(tag));
  const root = await host?.getShadowRoot().catch(() => null);
  return root ? root.findElements(By.css(selector)) : [];
}

/** Resolves when the server responds; the test's own timeout ends the wait. */
async function answering(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
