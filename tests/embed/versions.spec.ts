import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, sites, test } from '../e2e/fixtures.ts';
import { elementsFolder, elementTags, markupOf } from './elementTags.ts';
import { gateway, script } from './page.ts';

const version = JSON.parse(readFileSync(`${elementsFolder}/../../package.json`, 'utf8')).version as string;
const other = '9.8.7';

/** Serves the widgets a second time, as another release. */
async function releaseAnother(page: Page): Promise<void> {
  await page.route(`${gateway}/widgets/${other}/**`, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace(`/${other}/`, '/v1/') });
    const body = (await answer.text()).replaceAll(version, other);
    await route.fulfill({ response: answer, body });
  });
}

/** The blank page, whose policy allows scripts of the lab. */
async function openBlank(page: Page, body: string): Promise<void> {
  await page.goto(`${sites.demo}blank/`);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, body);
}

test('of two versions on a page the first defines the tags, the console names both, and the second works under a prefix', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await releaseAnother(page);
  await openBlank(
    page,
    `<ta-login gateway="${gateway}"></ta-login><next-login gateway="${gateway}" lang="de"></next-login>`,
  );
  await page.addScriptTag({ type: 'module', url: script('login') });
  await expect(page.locator('ta-login').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(async (all) => {
    const { defineTradeArea } = (await import(all)) as {
      defineTradeArea(options?: { prefix: string }): Promise<void>;
    };
    await defineTradeArea({ prefix: 'next' });
  }, `${gateway}/widgets/${other}/all.js`);
  await expect(page.locator('next-login').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('ta-login').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const versionOf = (tag: string) =>
    page.evaluate((name) => (customElements.get(name) as unknown as { taVersion?: string }).taVersion, tag);
  expect([await versionOf('ta-login'), await versionOf('next-login')]).toEqual([version, other]);
  expect(
    told.filter((text) => text.includes(`<ta-login> is already defined by version ${version}`)),
  ).toHaveLength(1);
});

const snippets = readFileSync(`${elementsFolder}/snippets.html`, 'utf8').replaceAll('LAB', gateway);
const snippetOf = (tag: string) =>
  snippets.split('\n\n').find((text) => text.startsWith(`<!-- ${tag.slice(3)}.js -->`)) ?? '';

for (const tag of elementTags)
  test(`the lines to paste for <${tag}> load it by its hashes, without a file that is loaded in vain`, async ({
    page,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') told.push(message.text());
    });
    await page.goto(`${sites.demo}blank/`);
    await page.evaluate(
      ([lines, markup, lab]) => {
        const parsed = new DOMParser().parseFromString(lines, 'text/html');
        // Lines that are parsed do nothing; made again, they do.
        for (const line of parsed.querySelectorAll('link, script')) {
          const made = document.createElement(line.localName);
          for (const { name, value } of line.attributes) made.setAttribute(name, value);
          document.head.append(made);
        }
        document.body.innerHTML = `<ta-provider gateway="${lab}" lang="en">${markup}</ta-provider>`;
      },
      [snippetOf(tag), markupOf(tag), gateway] as const,
    );
    await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
    const hashed = await page
      .locator('script[src*="/widgets/"], link[rel=modulepreload]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('integrity') ?? ''));
    expect(hashed.length).toBeGreaterThan(0);
    expect(hashed.filter((hash) => !hash.startsWith('sha384-'))).toEqual([]);
    expect(told.filter((text) => /preload|integrity/i.test(text))).toEqual([]);
  });
