import type { Page, Request } from '@playwright/test';
import { expect, sites } from './fixtures.ts';

/** The wire format (ORD-15), as far as the flows read it. */
export interface Row {
  readonly commessa: string;
  readonly fm_status: number;
  readonly is_onhold: number;
  readonly order_date: string;
}
export interface Answer {
  readonly orders: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
export interface ListRequest {
  readonly order_by: readonly { readonly property: string; readonly direction: string }[];
  readonly query: Readonly<Record<string, string | number>>;
}

/** The page with both tables; an address without parameters opens a view (DEC-22). */
export const list = `${sites.portal}orders-list`;
/** The same with both tables and no filter: its only parameter is the default. */
export const start = `${list}?page=1`;
/** Parts of the page by their accessible names. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'YOUR ORDERS' });
export const rows = (page: Page) => grid(page).locator('tbody').getByRole('row');
export const filters = (page: Page) => page.getByRole('search', { name: 'Filter your orders' });
export const section = (page: Page) => page.getByRole('region', { name: 'YOUR ORDERS' });
export const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of your orders' });
/** Whether a request is one for YOUR ORDERS. */
export const isList = (request: Request) => /inprocess/.test(decodeURIComponent(request.url()));

/** Acts, and returns the list's request and response that follow. */
export async function requestDuring(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ asked: ListRequest; answer: Answer }> {
  const coming = page.waitForResponse((response) => isList(response.request()) && response.status() === 200);
  await act();
  const response = await coming;
  return {
    asked: response.request().postDataJSON() as ListRequest,
    answer: (await response.json()) as Answer,
  };
}

/** Expects the rows on the screen to be those of the response, in its order. */
export async function expectCodes(page: Page, answer: Answer): Promise<void> {
  await expect(rows(page)).toHaveCount(answer.orders.length);
  for (const [index, { commessa }] of answer.orders.entries())
    await expect(rows(page).nth(index)).toContainText(commessa);
}
