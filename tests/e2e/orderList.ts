import type { Page, Request } from '@playwright/test';
import { expect, sites } from './fixtures.ts';

/** The wire (ORD-15), as far as the flows look at it. */
export interface Row {
  readonly commessa: string;
  readonly fm_status: number;
  readonly is_onhold: number;
}
export interface Answer {
  readonly orders: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
export interface Asked {
  readonly order_by: readonly { readonly property: string; readonly direction: string }[];
  readonly query: Readonly<Record<string, string | number>>;
}

/** The page with both tables. */
export const list = `${sites.portal}orders-list`;
/** Its parts, by what a person or a screen reader is told they are. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'YOUR ORDERS' });
export const rows = (page: Page) => grid(page).locator('tbody').getByRole('row');
export const filters = (page: Page) => page.getByRole('search', { name: 'Filter your orders' });
export const section = (page: Page) => page.getByRole('region', { name: 'YOUR ORDERS' });
export const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of your orders' });
/** A question for YOUR ORDERS. */
export const isList = (request: Request) => /inprocess/.test(decodeURIComponent(request.url()));

/** Does something and gives the list's question and answer that follow from it. */
export async function asking(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ asked: Asked; answer: Answer }> {
  const coming = page.waitForResponse((response) => isList(response.request()) && response.status() === 200);
  await act();
  const response = await coming;
  return {
    asked: response.request().postDataJSON() as Asked,
    answer: (await response.json()) as Answer,
  };
}

/** The rows on the screen are those of the answer, in its order. */
export async function expectCodes(page: Page, answer: Answer): Promise<void> {
  await expect(rows(page)).toHaveCount(answer.orders.length);
  for (const [index, { commessa }] of answer.orders.entries())
    await expect(rows(page).nth(index)).toContainText(commessa);
}
