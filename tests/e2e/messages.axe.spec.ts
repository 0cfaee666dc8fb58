import { AxeBuilder } from '@axe-core/playwright';
import { logIn, openSession, expect, sites, test } from './fixtures.ts';
import { openDesk, orderWith } from './messageSteps.ts';

test('the order’s page, the inbox and the desk pass axe', async ({ page, browser }) => {
  const { token } = await logIn(page, 'it');
  const code = await orderWith(page, token, 'open');
  await openSession(page, 'it');
  const { context, desk } = await openDesk(browser);
  await desk.goto(`${sites.lab}staff/orders/${code}`);
  for (const [shown, address] of [
    [page, `${sites.portal}order/${code}`],
    [page, `${sites.portal}messages`],
  ] as const) {
    await shown.goto(address);
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown.locator('[aria-busy="true"], .ta-skeleton')).toHaveCount(0);
    expect((await new AxeBuilder({ page: shown }).analyze()).violations).toEqual([]);
  }
  expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([]);
  await desk.goto(`${sites.lab}staff/?list=shipped&page=2`);
  await expect(desk.getByRole('navigation', { name: 'Pages' })).toContainText('Page 2');
  expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([]);
  await context.close();
});
