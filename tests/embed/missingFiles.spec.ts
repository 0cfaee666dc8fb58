/**
 * Each file that an element loads, refused or never answered (T-B9): the person reads it in the element, in the page's
 * language, the page hears `ta-error`, and the element begins when its file comes after all.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, sites, test } from '../e2e/fixtures.ts';
import { elementsFolder, elementTags } from './elementTags.ts';
import { gateway, script } from './page.ts';

/** Without the provider, which is one file by itself: when it is there, nothing of it is missing. */
const tags = elementTags;

/** Chunks that an element cannot begin without, its own code first: all that its entry loads, without the first drawing. */
function chunksOf(tag: string): string[] {
  const code = readFileSync(`${elementsFolder}/${tag.slice(3)}.js`, 'utf8');
  const whole = code.split('whole:()=>').at(-1) ?? '';
  return [...whole.matchAll(/import\(["'`]\.\/(chunks\/[\w.-]+)["'`]\)/g)].map(([, file = '']) => file);
}
const ownCode = new RegExp([...tags, 'ta-all'].map((tag) => chunksOf(tag)[0] ?? `none of ${tag}`).join('|'));
const chunks = [...new Set(tags.flatMap(chunksOf))].sort();
const nameOf = (chunk: string) => chunk.replace(/^chunks\/|-[\w-]{8}\.js$/g, '');

interface Shown {
  readonly line: string | undefined;
  readonly heard: readonly string[];
  readonly isDefined: boolean;
}
type Report = Readonly<Record<string, Shown>>;

/** A page in German with an element of every tag, which loads these scripts; time is the test's. */
async function openAll(page: Page, names = tags.map((tag) => tag.slice(3))): Promise<void> {
  await page.goto(`${sites.demo}blank/`);
  await page.clock.install();
  await page.evaluate(
    ({ html, scripts }) => {
      document.documentElement.lang = 'de';
      document.body.innerHTML = html;
      document.addEventListener('ta-error', ({ target, detail }: CustomEventInit & Event) => {
        const element = target as Element & { heard?: string[] };
        (element.heard ??= []).push((detail as { code: string }).code);
      });
      for (const src of scripts)
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    },
    {
      html: tags.map((tag) => `<${tag} gateway="${gateway}" order="1"></${tag}>`).join('\n'),
      scripts: names.map(script),
    },
  );
}

const reportOf = (page: Page): Promise<Report> =>
  page.evaluate(
    (all) =>
      Object.fromEntries(
        all.map((tag) => {
          const element = document.querySelector(tag) as (Element & { heard?: string[] }) | null;
          const children = [...(element?.shadowRoot?.children ?? [])];
          const line = children.find((child) => child.role === 'alert')?.textContent ?? undefined;
          return [tag, { line, heard: element?.heard ?? [], isDefined: !!customElements.get(tag) }];
        }),
      ),
    tags,
  );

const missing = (way: string): Shown => ({
  line: `Ein Teil dieser Seite konnte nicht geladen werden. ${way}`,
  heard: ['not_loaded'],
  isDefined: false,
});
const everywhere = (shown: Shown | ((tag: string) => Shown)): Report =>
  Object.fromEntries(tags.map((tag) => [tag, typeof shown === 'function' ? shown(tag) : shown]));
const areDefined = (report: Report) =>
  Object.entries(report)
    .filter(([, { isDefined, line }]) => !isDefined || line !== undefined)
    .map(([tag]) => tag);

test.beforeEach(({ guard }) => guard.allow(/could not be loaded from|Failed to load resource|net::ERR/));

const scripts = [
  ['the script of each', undefined],
  ['the script of all', ['all']],
] as const;
const files = [
  ['its own code', ownCode],
  ['the base', /\/chunks\/base-/],
  ['the style sheets', /\/chunks\/looks-/],
  ['every chunk', /\/chunks\//],
] as const;

test('every script but that of the provider loads files of its own', () => {
  expect([...tags, 'ta-all'].filter((tag) => chunksOf(tag).length === 0)).toEqual([]);
});

for (const [whose, names] of scripts) {
  for (const [what, pattern] of files) {
    test(`${whose}: ${what} that never answers is reported after ten seconds, and begins when it comes`, async ({
      page,
    }) => {
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((come) => (answer = come));
      await page.route(pattern, async (route) => {
        await answered;
        await route.continue();
      });
      const asked = page.waitForRequest(pattern);
      await openAll(page, names && [...names]);
      await asked;
      // The clock of the page runs on meanwhile: the scripts of a busy machine began seconds ago.
      await page.clock.fastForward(4_000);
      const early = await reportOf(page);
      expect(tags.filter((tag) => early[tag]?.line !== undefined || early[tag]?.heard.length)).toEqual([]);
      await page.clock.fastForward(7_000);
      await expect.poll(() => reportOf(page)).toEqual(everywhere(missing('Seite neu laden')));
      answer();
      await expect.poll(async () => areDefined(await reportOf(page))).toEqual([]);
    });

    test(`${whose}: ${what} that is refused is reported at once, and Retry loads it`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await openAll(page, names && [...names]);
      await expect.poll(() => reportOf(page)).toEqual(everywhere(missing('Erneut versuchen')));
      await page.unroute(pattern);
      for (const tag of names ? tags.slice(0, 1) : tags)
        await page.locator(tag).getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect.poll(async () => areDefined(await reportOf(page))).toEqual([]);
    });
  }
}

test('a chunk that is refused twice leaves the way to load the page anew, and the page hears it again', async ({
  page,
}) => {
  await page.route(/\/chunks\/base-/, (route) => route.abort());
  await openAll(page, ['orders']);
  const orders = page.locator('ta-orders');
  await orders.getByRole('button', { name: 'Erneut versuchen' }).click();
  const reload = orders.getByRole('button', { name: 'Seite neu laden' });
  await expect(reload).toBeVisible();
  expect((await reportOf(page))['ta-orders']?.heard).toEqual(['not_loaded', 'not_loaded']);
  await page.unroute(/\/chunks\/base-/);
  await reload.click();
  await expect(page).toHaveTitle(/Blank page/);
  await expect(orders).toHaveCount(0);
});

test('of every single chunk that is refused, the elements that need it report, and no other', async ({
  page,
}) => {
  test.setTimeout(300_000);
  expect(chunks.length).toBeGreaterThan(10);
  for (const chunk of chunks) {
    await page.route(`**/${chunk}`, (route) => route.abort());
    await openAll(page);
    const expected = everywhere((tag) =>
      chunksOf(tag).includes(chunk)
        ? missing('Erneut versuchen')
        : { line: undefined, heard: [], isDefined: true },
    );
    await expect
      .poll(async () => {
        const report = await reportOf(page);
        // Other codes concern the answers of the lab to a visitor.
        return everywhere((tag) => {
          const { line, heard = [], isDefined = false } = report[tag] ?? {};
          return { line, heard: heard.filter((code) => code === 'not_loaded'), isDefined };
        });
      }, nameOf(chunk))
      .toEqual(expected);
    await page.unroute(`**/${chunk}`);
  }
});

test.describe('texts of a language', () => {
  for (const [what, isRefused] of [
    ['that never answer', false],
    ['that are refused', true],
  ] as const) {
    test(`${what}: every element is shown in English, and the page hears it`, async ({ page }) => {
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((come) => (answer = come));
      await page.route(/\/chunks\/texts-de-/, async (route) => {
        if (isRefused) return route.abort();
        await answered;
        return route.continue();
      });
      const asked = page.waitForRequest(/\/chunks\/texts-de-/);
      await openAll(page);
      await asked;
      await expect.poll(async () => areDefined(await reportOf(page))).toEqual([]);
      if (!isRefused) await page.clock.fastForward(11_000);
      await expect
        .poll(async () => {
          const report = await reportOf(page);
          return tags.filter((tag) => !report[tag]?.heard.includes('offline'));
        })
        .toEqual([]);
      await expect(page.locator('ta-login').getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page.locator('ta-orders').getByText('Sign in to see your orders')).toBeVisible();
      if (isRefused) return;
      answer();
      await expect(page.locator('ta-login').getByRole('button', { name: 'Anmelden' })).toBeVisible();
      await expect(page.locator('ta-orders').getByText('Sign in to see your orders')).toHaveCount(0);
    });
  }
});

test('the style sheet of a drawing from a server that never answers hides nothing', async ({ page }) => {
  await page.route(/\/widgets\/[\d.]+\/catalogue\.css/, () => new Promise<void>(() => undefined));
  const answer = await page.request.get(`${gateway}/public/fragments/catalogue?language=en&filter=album`);
  const drawn = await answer.text();
  await page.goto(`${sites.demo}blank/`);
  await page.evaluate((html) => document.body.setHTMLUnsafe(html), drawn);
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }, script('catalogue'));
  await expect(page.locator('ta-catalogue article').first()).toBeVisible();
});

for (const [frame, element, text] of [
  ['uploader?order_code=1', 'upload', /^This took too long to load/],
  ['share-upload?session_key=1', 'shared-photos', /too long to load/],
] as const) {
  test(`the lab’s own frame says so when the script of its element itself is refused: ${element}`, async ({
    page,
  }) => {
    await page.route(`**/widgets/v1/${element}.js`, (route) => route.abort());
    await page.goto(`${sites.lab}embed/${frame}`);
    await expect(page.getByRole('alert')).toHaveText(text);
  });

  test(`the lab’s own frame says so when the script of its element itself never answers: ${element}`, async ({
    page,
  }) => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((come) => (answer = come));
    await page.route(`**/widgets/v1/${element}.js`, async (route) => {
      await answered;
      await route.continue();
    });
    await page.clock.install();
    const asked = page.waitForRequest(`**/widgets/v1/${element}.js`);
    await page.goto(`${sites.lab}embed/${frame}`);
    await asked;
    await page.clock.fastForward(4_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(7_000);
    await expect(page.getByRole('alert')).toHaveText(text);
    answer();
    await expect.poll(() => page.evaluate((tag) => !!customElements.get(tag), `ta-${element}`)).toBe(true);
  });
}
