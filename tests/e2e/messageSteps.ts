import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, sites } from './fixtures.ts';

/** The lab's desk in a browser of its own, with a member of staff signed in. */
export async function openDesk(browser: Browser): Promise<{ context: BrowserContext; desk: Page }> {
  const context = await browser.newContext();
  const desk = await context.newPage();
  await desk.goto(`${sites.lab}staff/`);
  await desk.getByLabel('E-mail').fill('desk@lab.test');
  await desk.getByLabel('Password').fill('Trade-2026');
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('heading', { name: 'Unanswered messages' })).toBeVisible();
  return { context, desk };
}

/** Finds an order of this kind by a request of its own, without a page. */
export async function orderWith(page: Page, token: string, kind: 'open' | 'quiet'): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${sites.lab}api/customer/orders/threads`, { headers });
  const { threads } = (await answer.json()) as {
    threads: { cod_order: string; open_question: boolean }[];
  };
  const found = threads.find(({ open_question }) => open_question === (kind === 'open'));
  return found?.cod_order ?? 'no order';
}
