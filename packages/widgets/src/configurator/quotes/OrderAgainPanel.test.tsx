import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wireCart, wireLine } from '../../../testing/cart.ts';
import {
  checkoutSpy,
  openQuotes,
  openSpy,
  wireAgain,
  wireList,
  wireRow,
} from '../../../testing/quotesPage.tsx';

const button = (name: string) => ['button', { name, exact: true }] as const;

describe('ordering a past order again', () => {
  const search = 'order=2600001';

  test('shows the price then beside the price of today, each with its list, and orders', async () => {
    const { screen, sentTo } = await openQuotes({ search });
    const panel = screen.getByRole('region', { name: 'Order 2600001 again' });
    await expect.element(panel).toHaveTextContent(/Ordered 06\/05\/2025\s*164,00 €/);
    await expect.element(panel).toHaveTextContent('Price list of 01/01/2025');
    await expect.element(panel).toHaveTextContent(/Today\s*179,00 €/);
    await panel.getByRole(...button('Order at 179,00 €')).click();
    await expect.poll(() => checkoutSpy.mock.calls).toEqual([['900000001', '10']]);
    expect(sentTo('/quotes/fromOrder')).toEqual(['{"cod_order":"2600001"}']);
  });

  test('AGAIN-02: puts it into the cart at the price of today, beside the price then, once however often it is pressed', async () => {
    const answers: Record<string, unknown> = {
      '/quotes/again': wireAgain({ quantity: 3 }),
      '/customer/cart/add': wireCart(wireLine('q1', { quantity: 3 })),
    };
    const { screen, sentTo } = await openQuotes({ search, answers });
    const panel = screen.getByRole('region', { name: 'Order 2600001 again' });
    await expect.element(panel).toHaveTextContent(/Ordered 06\/05\/2025\s*164,00 €/);
    answers['/customer/cart'] = wireCart(wireLine('q1', { quantity: 3 }));
    const add = panel.getByRole(...button('Add to cart at 179,00 €'));
    (add.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(panel.getByText('“Anna & Paolo” is in your cart.')).toBeVisible();
    expect(sentTo('/quotes/fromOrder')).toEqual(['{"cod_order":"2600001"}']);
    expect(sentTo('/customer/cart/add')).toEqual(['{"id":"q1","quantity":3}']);
    await panel.getByRole(...button('View cart')).click();
    await expect.element(screen.getByRole('list', { name: 'Your cart' })).toHaveFocus();
    expect(checkoutSpy).not.toHaveBeenCalled();
  });

  test('takes the focus into view, wherever it was opened from', async () => {
    const { screen } = await openQuotes({ search });
    const heading = screen.getByRole('heading', { name: 'Order 2600001 again' });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
  });

  test('opens the new quote where it is to be changed first', async () => {
    const { screen } = await openQuotes({ search });
    await screen.getByRole(...button('Change first')).click();
    await expect
      .poll(() => openSpy.mock.calls)
      .toEqual([['http://localhost/ta/config-product/10/product-config/q1']]);
    expect(checkoutSpy).not.toHaveBeenCalled();
  });

  test('an order of the print editor is ordered again there, and says when its photos are gone', async () => {
    const answers = { '/quotes/again': wireAgain({ in_editor: true, is_complete: false }) };
    const { screen } = await openQuotes({ search, answers });
    await expect
      .element(screen.getByText('The photos of this order were deleted.', { exact: false }))
      .toBeVisible();
    expect(screen.getByRole('button', { name: /^Order at|^Add to cart/ }).elements()).toEqual([]);
    await screen.getByRole(...button('Open in the editor')).click();
    await expect.poll(() => openSpy.mock.calls).toHaveLength(1);
  });

  test('what is no longer sold is marked, and chosen anew before it is ordered', async () => {
    const gone = [{ field: 'CoverMaterial', label: 'Cover material', value: 'Snakeskin' }];
    const answers = { '/quotes/again': wireAgain({ gone, is_complete: false }) };
    const { screen } = await openQuotes({ search, answers });
    await expect.element(screen.getByText('Cover material: Snakeskin is no longer available')).toBeVisible();
    await expect.element(screen.getByText('has no saved configuration', { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Order at/ }).elements()).toEqual([]);
  });

  test.each([
    [wireAgain({ now: null }), 'Wedding Book can no longer be ordered here'],
    [404, 'This order isn’t available'],
  ])('says why there is nothing to order', async (answer, title) => {
    const { screen } = await openQuotes({ search, answers: { '/quotes/again': answer } });
    await expect.element(screen.getByText(title)).toBeVisible();
  });

  test('a failure is told', async () => {
    const answers: Record<string, unknown> = { '/quotes/fromOrder': 503 };
    const { screen } = await openQuotes({ search, answers });
    await screen.getByRole(...button('Order at 179,00 €')).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t open the checkout');
  });

  test('is opened from the list of what was ordered, and closed', async () => {
    const answers = { '/customer/quotes': wireList(wireRow({ is_ordered: true })) };
    const { screen, address } = await openQuotes({ answers, search: 'state=ordered' });
    await screen.getByRole(...button('Order Wedding Book again')).click();
    await expect.poll(address).toBe('state=ordered&order=900000001');
    await expect.element(screen.getByRole('heading', { name: /again/ })).toHaveFocus();
    await screen
      .getByRole('region', { name: /again/ })
      .getByRole(...button('Close'))
      .click();
    await expect.poll(address).toBe('state=ordered');
  });
});
