import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';

const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search questions and answers' });

test('FAQ-01, FAQ-02, FAQ-17, FAQ-18: from the menu to an answer and to the policy, without a reload', async ({
  page,
}) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}promotions`);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(`${sites.portal}faq`);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  const topics = page.getByRole('heading', { level: 2 });
  await expect(topics).toHaveText([
    'Ordering',
    'Preparing files',
    'Samples and Materials',
    'Order Delivery and Shipping',
    'About our products',
  ]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.keyboard.press('/');
  await page.keyboard.type('tracking');
  await expect(searchbox(page)).toHaveValue('tracking');
  await expect(page).toHaveURL(`${sites.portal}faq?search=tracking`);
  await expect(topics).toHaveText(['Order Delivery and Shipping']);
  await expect(page.getByText('within 24 hours of shipping')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/tracking/i);
  await searchbox(page).fill('zebra crossing');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(topics).toHaveCount(5);

  await page.getByRole('tab', { name: 'POLICY & PROCEDURES' }).click();
  await expect(page).toHaveURL(`${sites.portal}faq?tab=policy`);
  await expect(page.getByText('Inspect the order on receipt')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${sites.portal}faq`);
  await expect(topics).toHaveCount(5);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a link to a question leads through the sign-in to its answer, whose links stay in the portal', async ({
  page,
}) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}faq?question=discounts`);
  const answer = page.getByText('private to your account');
  await expect(answer).toBeInViewport();
  await expect(page.locator('summary', { hasText: 'How do I use my discounts?' })).toBeFocused();
  await page.getByRole('link', { name: 'Coupon and promotions' }).last().click();
  await expect(page).toHaveURL(`${sites.portal}promotions`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${sites.portal}faq?question=discounts`);
  await expect(page).toHaveURL(/\/ta\/login\?redirect=%2Fta%2Ffaq%3Fquestion%3Ddiscounts$/);
});

for (const [language, question, colorScheme] of [
  ['de', 'Wie nutze ich meine Rabatte?', 'dark'],
  ['it', 'Come uso i miei sconti?', 'light'],
  ['es', '¿Cómo uso mis descuentos?', 'dark'],
  ['fr', 'Comment profiter de mes remises\u202f?', 'light'],
] as const)
  test(`FAQ-04: in ${language} at 390 px, ${colorScheme}: everything is translated, fits and passes axe`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await readIn(page, 'us', language);
    for (const query of ['?question=discounts', '?tab=policy']) {
      await page.goto(`${sites.portal}faq${query}`);
      const main = page.getByRole('main');
      if (query === '?tab=policy') await expect(main.getByRole('heading', { level: 2 })).toHaveCount(4);
      else await expect(main.getByText(question)).toBeVisible();
      await expect(main.locator('[aria-busy="true"], .ta-skeleton')).toHaveCount(0);
      await expect(main.locator('[lang="en"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
  });
