import type { Page } from '@playwright/test';
import { renameQuote } from '@trade-area/core/contract';
import { call, signIn } from '../fixtures/wire.ts';
import { saveQuote } from '../gateway/quoteSteps.ts';
import { credentialsOf, expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

const product = (rest: string) => `${sites.portal}product/${rest}`;

/** The files and folders of a tab: those of the tab before stay on the screen until they are there. */
function partsOf(page: Page, tab: string) {
  const panel = page.getByRole('tabpanel', { name: tab });
  return {
    files: panel.getByRole('link', { name: /^(View|Download)/ }),
    folders: panel.getByRole('region', { name: 'Folders' }).getByRole('link'),
  };
}

/** Expects every file link of a tab to lead to a file of its type. */
async function expectRealFiles(page: Page, tab: string): Promise<number> {
  const { files, folders } = partsOf(page, tab);
  await expect(files.or(folders).first()).toBeVisible();
  const links = await files.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  for (const link of links) {
    const answer = await page.request.get(link);
    expect(answer.status(), link).toBe(200);
    const type = answer.headers()['content-type'] ?? '';
    expect(type, link).toMatch(/^(application\/pdf|text\/csv|image\/|video\/|application\/)/);
    expect((await answer.body()).byteLength, link).toBeGreaterThan(100);
    const kept = answer.headers()['content-disposition'] ?? '';
    if (new URL(link).searchParams.has('download')) expect(kept).toMatch(/^attachment/);
  }
  return links.length;
}

test('every tab of a product has its content, and every file exists (PROD-02 to PROD-05, PROD-12 to PROD-14)', async ({
  page,
}) => {
  await readEnglish(page, 'it');
  await page.goto(product('weddingbook'));
  await expect(page).toHaveTitle('Wedding Book · Trade Area');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([
    'PRICE LIST',
    'TECHNICAL INFO',
    'MY PROJECTS',
    'PRESET',
    'MARKETING MATERIALS',
    'TUTORIALS',
    'TEMPLATES',
  ]);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  expect(await expectRealFiles(page, 'PRICE LIST')).toBeGreaterThan(1);
  await page.getByRole('tab', { name: 'TECHNICAL INFO' }).click();
  await expect(page).toHaveURL(product('weddingbook?filter=product_info'));
  await expect(page.getByRole('heading', { name: 'GENERALS' })).toBeVisible();
  expect(await expectRealFiles(page, 'TECHNICAL INFO')).toBeGreaterThan(3);

  for (const [tab, filter] of [
    ['MARKETING MATERIALS', 'marketing'],
    ['TUTORIALS', 'tutorials'],
    ['TEMPLATES', 'templates'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(product(`weddingbook?filter=${filter}`));
    let files = await expectRealFiles(page, tab);
    const { folders } = partsOf(page, tab);
    const folder = folders.first();
    if ((await folder.count()) > 0) {
      const name = (await folder.getByText(/\w/).first().innerText()).trim();
      await folder.click();
      await expect(page).toHaveURL(/[?&]path=%2F/);
      // The folder's own: what stood there before has gone.
      await expect(folders.filter({ hasText: name })).toHaveCount(0);
      files += await expectRealFiles(page, tab);
      await page.goBack();
      await expect(page).toHaveURL(product(`weddingbook?filter=${filter}`));
    }
    expect(files, tab).toBeGreaterThan(0);
  }
});

test('own projects, presets with their chips, and the link that begins a design (PROD-06 to PROD-10, PROD-22, PRE-03, PRE-04)', async ({
  page,
}) => {
  await readEnglish(page, 'de');
  await page.goto(product('weddingbook?filter=my_projects'));
  const projects = page.getByRole('tabpanel').getByRole('article');
  await expect(projects.first()).toBeVisible();
  await expect(projects.first()).toContainText(/\d{2}.\d{2}.\d{4}/);
  await page.getByRole('tab', { name: 'PRESET' }).click();
  await expect(page.getByRole('button', { name: 'ALL', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Classic' }).click();
  const start = await page.getByRole('link', { name: /Ceremony, party, goodbye/ }).getAttribute('href');
  const query = new URL(start ?? '').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    c: expect.stringMatching(/^\S{8,}$/) as unknown,
    id: '112',
    s: '1',
    lang: 'en_US',
    redirect: product('weddingbook?filter=presets'),
    fromPreset: '1',
    customer_id: '1003',
  });
  expect((await page.request.get(start ?? '')).status()).toBe(200);
  const create = page.getByRole('link', { name: /^CREATE: Wedding Book/ });
  await expect(create).toHaveAttribute('target', '_blank');
  await expect(create).toHaveAttribute('href', /\/ta\/config-product\/10\?product=weddingbook$/);
  await page.getByRole('link', { name: /Back to the store/ }).click();
  await expect(page).toHaveURL(`${sites.portal}graphistore`);
});

test('an own project is deleted where its product shows it (PROD-22, PROJ-21)', async ({ page }) => {
  await readEnglish(page, 'ca');
  const lab = sites.lab.replace(/\/$/, '');
  const who = await signIn(lab, credentialsOf('ca').email);
  const { id } = await saveQuote(lab, who);
  const body = { id, name: 'To be deleted' };
  expect((await call(lab, renameQuote, { token: who.token, body })).status).toBe(200);
  await page.goto(product('weddingbook?filter=my_projects'));
  const card = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'To be deleted' });
  await card.getByRole('button', { name: 'Delete To be deleted' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete project' });
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await card.getByRole('button', { name: 'Delete To be deleted' }).press('Enter');
  await question.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page.getByText('“To be deleted” deleted.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Wedding Book' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('an empty tab is left out; an unknown product is reported (PROD-03, PROD-18, PROD-19)', async ({
  page,
}) => {
  await readEnglish(page, 'it');
  await page.goto(product('nothing-like-it'));
  await expect(page.getByText(/not found|no such product/i).first()).toBeVisible();
  await page.goto(product('weddingbook?filter=marketing&path=/gone'));
  await expect(page.getByText('Folder not found!')).toBeVisible();
  await page.goto(product('weddingbook?filter=nonsense'));
  await expect(page.getByRole('tab', { name: 'PRICE LIST' })).toHaveAttribute('aria-selected', 'true');
});

test('every preset has its own picture and begins a design (PRE-01 to PRE-08)', async ({ page }) => {
  await readEnglish(page, 'es');
  await page.goto(`${sites.portal}presets`);
  await expect(page).toHaveTitle('Presets · Trade Area');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Presets');
  const cards = page.getByRole('main').getByRole('article').getByRole('article');
  await expect(cards).toHaveCount(15);
  const seen = new Map<string, string>();
  for (const card of await cards.all()) {
    const image = card.locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    const name = await card.getByRole('heading').innerText();
    await expect(image).toHaveAttribute('alt', name);
    const source = await image.evaluate((each: HTMLImageElement) => each.currentSrc);
    seen.set(name, source.startsWith('data:image/svg+xml') ? 'drawing' : new URL(source).pathname);
  }
  expect([...seen.values()].filter((kind) => kind === 'drawing')).toHaveLength(7);
  expect(seen.get('One long day')).toMatch(/preset-storybook-classic-foto-\d+\.avif$/);
  expect(seen.get('Pink Young Book')).toMatch(/pm-youngbook-foto-\d+\.avif$/);
  expect(seen.get('Ceremony, party, goodbye')).toMatch(/preset-weddingbook-foto-\d+\.avif$/);
  expect(new Set([...seen.values()].filter((kind) => kind !== 'drawing')).size).toBe(8);
});
