import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, sites, test } from '../e2e/fixtures.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { signInAt } from './page.ts';

/** Details of the events of a name, each of which is kept from its default. */
async function cancelEvents(page: Page, name: string): Promise<() => Promise<unknown>> {
  await page.evaluate((wanted) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener(wanted, (event) => {
      event.preventDefault();
      heard.push((event as CustomEvent<unknown>).detail);
    });
  }, name);
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}
const expectNoBarrier = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('questions and answers, and a message to the lab, without an account and in two languages', async ({
  page,
}) => {
  await page.goto(`${sites.demo}help/`);
  const faq = page.locator('ta-faq');
  await faq.getByRole('searchbox', { name: 'Search questions and answers' }).fill('tracking');
  await expect(faq.getByText('within 24 hours of shipping')).toBeVisible();
  await page.getByLabel('Language').selectOption('de');
  await expect(faq.getByRole('searchbox')).toHaveValue('tracking');
  await expect(faq.getByRole('searchbox', { name: 'Search questions and answers' })).toHaveCount(0);

  const contact = page.locator('ta-contact');
  await page.getByLabel('Language').selectOption('en');
  await contact.getByLabel('Your message').fill('Do you print on linen?');
  await contact.getByRole('button', { name: 'SEND' }).click();
  await expect(contact.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(contact.getByLabel('Your e-mail')).toBeFocused();
  await contact.getByLabel('Your e-mail').fill('nives@shop.example');
  await contact.getByRole('button', { name: 'SEND' }).click();
  await expect(contact.getByText('Our staff has received your inquiry')).toBeVisible();
  await expect(page.getByText('ta-contact-sent {}')).toBeVisible();
  expect(page.url()).toBe(`${sites.demo}help/`);
  await expectNoBarrier(page);
});

test('documents with their tabs, a saved price list, and lessons with captions on another site', async ({
  page,
}) => {
  await page.goto(`${sites.demo}files/`);
  const [documents, lessons] = [page.locator('ta-documents').first(), page.locator('ta-documents').last()];
  await expect(documents.getByText('Sign in to see documents')).toBeVisible();
  await signInAt(page.locator('ta-login'), 'ca');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    documents.getByRole('link', { name: 'Download CSV: Complete price list (table)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('price-list.csv');

  await documents.getByRole('tab', { name: 'Graphisoftware' }).click();
  const told = await cancelEvents(page, 'ta-navigate');
  await documents.getByRole('link', { name: 'Watch the video tutorials' }).click();
  await expect.poll(told).toEqual([expect.objectContaining({ action: 'lessons', slug: '' })]);
  await expect(documents.getByRole('tab', { name: 'Graphisoftware' })).toBeVisible();

  const watch = lessons.getByRole('button', { name: /^Watch: / });
  await expect(watch).toHaveCount(9);
  await watch.first().click();
  const video = lessons.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0);
  // Captions of another site arrive only with the consent of the lab.
  const cues = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) => {
      const captions = [...textTracks].find(({ mode }) => mode === 'showing');
      return { language: captions?.language, count: captions?.cues?.length ?? 0 };
    });
  await expect.poll(async () => (await cues()).count).toBeGreaterThan(4);
  expect((await cues()).language).toBe('en');
  await page.keyboard.press('Escape');
  await page.getByLabel('Language').selectOption('it');
  await lessons
    .getByRole('button', { name: /^Guarda: / })
    .first()
    .click();
  await expect.poll(async () => (await cues()).language).toBe('it');
  await page.keyboard.press('Escape');
  await expectNoBarrier(page);
});

test('projects tell the page before an editor opens; photos are uploaded in the lab’s frame', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.goto(`${sites.demo}studio/`);
  const projects = page.locator('ta-projects');
  const photos = page.locator('ta-shared-photos');
  await expect(projects.getByText('Sign in to see your projects')).toBeVisible();
  await expect(photos.getByText('Sign in to share your photos')).toBeVisible();
  await signInAt(page.locator('ta-login'), 'es');
  await projects.getByRole('tab', { name: 'Wallart/Frames' }).click();
  const told = await cancelEvents(page, 'ta-navigate');
  await projects
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await expect
    .poll(told)
    .toEqual([{ href: expect.stringMatching(/\/ta\/config-product\/\d+\/product-config\/[\w-]{22}$/) }]);
  expect(page.url()).toBe(`${sites.demo}studio/`);

  await photos.evaluate((element) => element.setAttribute('view', 'upload'));
  const area = photos.frameLocator('iframe[title="Upload photos"]');
  await area.locator('input[type=file]').setInputFiles({
    name: 'from-the-shop.jpg',
    mimeType: 'image/jpeg',
    buffer: await makeSheet({ width: 1_200, height: 800, seed: 911 }),
  });
  await expect(area.getByText('1 photo uploaded')).toBeVisible({ timeout: 30_000 });
  // Its picture comes when the page is scrolled near it.
  const name = photos.getByText('from-the-shop.jpg', { exact: true });
  await expect(name).toBeVisible({ timeout: 30_000 });
  await name.scrollIntoViewIfNeeded();
  await expect(photos.getByRole('img', { name: 'from-the-shop.jpg' })).toBeVisible({ timeout: 15_000 });
  await page.getByLabel('Theme').selectOption('dark');
  await expectNoBarrier(page);
});
