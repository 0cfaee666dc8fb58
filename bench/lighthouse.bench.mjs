import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium, howToGetChromium } from '../scripts/parts/engines.mjs';
import { readJson } from '../scripts/parts/root.mjs';
import { freePort, startLab } from './lab.mjs';

export const name = 'lighthouse';

const account = 'it@studio.test';
/** Points of 100 that may be missing (docs/performance.md). */
const most = { performance: 2, accessibility: 0, 'best-practices': 0 };

/**
 * Lighthouse over the portal's login and dashboard and over a page of the demonstration site: points that are missing
 * to 100. `phone` is its own slow phone on slow 4G, simulated; `desktop` its fast one. What an audit found is printed.
 */
export async function cases(context) {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const [hostPort, demoPort, debugPort] = [await freePort(), await freePort(), await freePort()];
  const portal = `http://localhost:${hostPort}/ta/`;
  const env = {
    TA_HOST_PORT: String(hostPort),
    TA_DEMO_PORT: String(demoPort),
    TA_HOST_ORIGIN: undefined,
    TA_LAB_ORIGIN: undefined,
    TA_DEMO_ORIGIN: undefined,
  };
  await startLab(context, 0, { env, only: ['lab', 'sites'] });
  const browser = await openBrowser(context, debugPort);

  const pages = {
    'login of the portal': { address: `${portal}login`, signedIn: false },
    'dashboard of the portal': { address: portal, signedIn: true },
    "catalogue on a partner's page": { address: `http://localhost:${demoPort}/catalogue/`, signedIn: false },
  };
  const all = [];
  for (const [title, { address, signedIn }] of Object.entries(pages)) {
    for (const [machine, config] of [
      ['phone', undefined],
      ['desktop', desktopConfig],
    ]) {
      const points = rounds(async () => {
        await (signedIn ? signIn(browser, portal) : signOut(browser));
        const { lhr } = await lighthouse(
          address,
          {
            port: debugPort,
            onlyCategories: Object.keys(most),
            // The session in the storage is needed.
            disableStorageReset: signedIn,
            logLevel: 'silent',
          },
          config,
        );
        if (lhr.runtimeError) throw new Error(`${title}: ${lhr.runtimeError.message}`);
        tell(title, machine, lhr);
        return lhr.categories;
      });
      for (const category of Object.keys(most)) {
        all.push({
          title: `${title}, ${machine}: ${category}`,
          unit: 'points missing',
          runs: Number(process.env.TA_BENCH_RUNS ?? 5),
          warmUps: 0,
          ours: {
            name: 'ours',
            run: async () => 100 - 100 * ((await points(category))[category].score ?? 0),
          },
          limits: [{ of: 'p50', most: most[category] }],
        });
      }
    }
  }
  return all;
}

/** One visit answers all categories: the first that asks for a turn makes it. */
function rounds(visit) {
  const turns = [];
  const asked = {};
  return async (category) => {
    const turn = (asked[category] = (asked[category] ?? -1) + 1);
    while (turns.length <= turn) turns.push(await visit());
    return turns[turn];
  };
}

async function openBrowser(context, port) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(howToGetChromium);
  const folder = mkdtempSync(join(tmpdir(), 'ta-lighthouse-'));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      `--remote-debugging-port=${port}`,
    ],
  });
  context.onEnd(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return browser;
}

async function signIn(browser, portal) {
  const page = await browser.newPage();
  await page.goto(portal);
  const row = page.locator('tbody tr[data-index]').first();
  const email = page.locator('input[name="email"]');
  await row.or(email).first().waitFor();
  if (await email.isVisible()) {
    await email.fill(account);
    await page.locator('input[name="password"]').fill(readJson('scripts/accounts.json').password);
    await page.locator('button[type="submit"]').click();
    await row.waitFor();
  }
  await page.close();
}

async function signOut(browser) {
  await browser.clearCookies();
}

/** Every audit that cost points, and what of the page it means. */
function tell(title, machine, { audits, categories }) {
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`);
  console.log(`  ${title}, ${machine}: ${scores.join(', ')}`);
  for (const { id, auditRefs } of Object.values(categories))
    for (const { id: audit, weight } of auditRefs) {
      const { score, title: said, displayValue = '', details } = audits[audit];
      if (weight === 0 || score === null || score >= 0.9) continue;
      console.log(`    ${id}: ${said} ${displayValue}`);
      for (const { node, source, description } of (details?.items ?? []).slice(0, 5))
        console.log(`      ${node?.snippet ?? description ?? source?.url ?? ''}`);
    }
}
