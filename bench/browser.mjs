import { chromium } from 'playwright';
import { findChromium, howToGetChromium } from '../scripts/parts/engines.mjs';

/** Chrome's own "Slow 4G": bytes per second and milliseconds. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** A headless Chromium for the benchmarks, with switches of their own; it is closed when they end. */
export async function launchBrowser(context, switches = []) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(howToGetChromium);
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--disable-dev-shm-usage',
      ...switches,
    ],
  });
  context.onEnd(() => browser.close());
  return browser;
}

/**
 * A page with a cache of its own. `slow` is the slow machine of the method: processor slowed 4 times, Slow 4G.
 * `storageState` is what an earlier page left in its storage. Answers `{ page, session, close }`; `session` speaks the DevTools protocol.
 */
export async function freshPage(
  browser,
  { slow = false, viewport = { width: 1280, height: 900 }, storageState } = {},
) {
  const context = await browser.newContext({ viewport, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { page, session, close: () => context.close() };
}

/** Seconds of main-thread work and bytes of script heap of a page, as DevTools counts them. */
export async function costOf(session) {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { taskSeconds: valueOf('TaskDuration'), heapBytes: valueOf('JSHeapUsedSize') };
}
