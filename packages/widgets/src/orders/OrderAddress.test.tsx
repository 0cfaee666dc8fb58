import { describe, expect, test } from 'vitest';
import { filledLab, openPage, addressSpy } from '../../testing/orderPage.tsx';

describe('a bad address', () => {
  test.each([
    ['status=9', '“status” has an unknown value', ''],
    ['sort=colour&status=1', '“sort” has an unknown value', 'status=1'],
    ['page=minus', '“page” isn’t a page number', ''],
    ['status=3&shipping_from=yesterday', '“shipping_from” isn’t a date', 'status=3'],
    [
      'status=3&shipping_to=2031-01-01',
      'Only dates from 20/11/2024 to 20/11/2026 are available',
      'status=3&shipping_to=2026-11-20',
    ],
    [`search=${'x'.repeat(300)}`, '“search” is too long', ''],
    ['page=99', 'Page 99 doesn’t exist. Page 3, the last one, is shown.', 'page=3'],
  ])('%s is said and corrected without a step back (ORD-41)', async (first, words, corrected) => {
    const { screen, address, rows } = await openPage(filledLab(), first);
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    await expect.poll(address).toBe(corrected);
    expect(addressSpy.mock.calls.every(([, replace]) => replace === true)).toBe(true);
    await expect.poll(rows).toBeGreaterThan(0);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => screen.getByText(words, { exact: false }).elements().length).toBe(0);
  });

  test('hostile text is shown as text', async () => {
    const search = new URLSearchParams({ search: '<img src=x onerror=alert(1)>', article: '"><script>' });
    const { screen, container } = await openPage(filledLab(), search.toString());
    await expect.element(screen.getByRole('button', { name: /<img src=x/ })).toBeVisible();
    expect(container.querySelector('img, script')).toBeNull();
  });
});
