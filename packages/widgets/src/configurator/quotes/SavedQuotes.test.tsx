import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wireQuote } from '../../../../core/test/configurator.ts';
import { wireCart, wireLine, wirePrice } from '../../../testing/cart.ts';
import { checkoutSpy, openQuotes, wireList, wireRow } from '../../../testing/quotesPage.tsx';
import type { QuotesPageOptions } from '../../../testing/quotesPage.tsx';

const button = (name: string) => ['button', { name, exact: true }] as const;
const link = (name: string) => ['link', { name, exact: true }] as const;
const menu = (name = 'Wedding Book') => button(`More actions for ${name}`);

async function choose(options: QuotesPageOptions, action: string) {
  const opened = await openQuotes(options);
  await opened.screen.getByRole(...menu()).click();
  await opened.screen.getByRole('menuitem', { name: action }).click();
  return opened;
}

describe('the list of quotes', () => {
  test('AGAIN-02: shows product, size, pages, price, price list and when it was saved', async () => {
    const { screen } = await openQuotes();
    const item = screen.getByRole('listitem');
    await expect.element(item).toHaveTextContent('30 × 30 cm · 40 pages');
    await expect.element(item).toHaveTextContent('179,00 € excl. VAT and shipping');
    await expect.element(item).toHaveTextContent('Price list of 01/01/2026');
    await expect
      .element(screen.getByRole(...link('Edit Wedding Book')))
      .toHaveAttribute('href', 'http://localhost/ta/config-product/10/product-config/q1');
    await expect.element(screen.getByText('1 quote', { exact: true })).toBeVisible();
  });

  test('a quote is called by its name, and its product is among the facts', async () => {
    const answers = { '/customer/quotes': wireList(wireRow({ name: 'Anna & Paolo' })) };
    const { screen } = await openQuotes({ answers });
    await expect.element(screen.getByRole('heading', { name: 'Anna & Paolo' })).toBeVisible();
    await expect.element(screen.getByText('Wedding Book · 30 × 30 cm · 40 pages')).toBeVisible();
  });

  test('a quote of several pieces says so, with the price of one, and goes into the cart with all of them', async () => {
    const row = { name: 'Anna & Paolo', quantity: 3 };
    const answers: Record<string, unknown> = {
      '/customer/quotes': wireList(wireRow(row)),
      '/customer/cart/add': wireCart(wireLine('q1')),
    };
    const { screen, sentTo } = await openQuotes({ answers });
    await expect
      .element(screen.getByText('Wedding Book · 30 × 30 cm · 40 pages · 3 pieces', { exact: true }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('listitem'))
      .toHaveTextContent('179,00 € each, excl. VAT and shipping');
    await screen.getByRole(...button('Add Anna & Paolo to cart')).click();
    await expect.poll(() => sentTo('/customer/cart/add')).toEqual(['{"id":"q1","quantity":3}']);
    answers['/customer/quotes'] = wireList(wireRow({ ...row, is_ordered: true, total: 537 }));
    await screen.getByRole('tab', { name: 'Ordered' }).click();
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('537,00 € excl. VAT and shipping');
  });

  test('stands at the price of today, which explains itself, with and without VAT', async () => {
    const row = wireRow({ total: 164, total_now: 176.8, price: wirePrice() });
    const { screen, sentTo } = await openQuotes({ answers: { '/customer/quotes': wireList(row) } });
    const item = screen.getByRole('listitem').first();
    await expect.element(item).toHaveTextContent('176,80 € excl. VAT and shipping');
    await expect.element(item.getByText('Price changed: it was 164,00 € when you saved it.')).toBeVisible();
    await expect.element(item.getByText('Discount: Spring (-15%)').first()).toBeVisible();
    await item.getByText('Price details').click();
    await expect.element(item.getByText('Go: enter its code at checkout.')).toBeVisible();
    await screen.getByRole('radio', { name: 'Incl. VAT' }).click();
    await expect.element(item).toHaveTextContent('227,77 € incl. VAT and shipping');
    expect(sentTo('/customer/quotes')[0]).toContain('lang=en');
  });

  test('of several pieces stands at what its checkout costs', async () => {
    const price = wirePrice({ pieces: 3, total: 530.4, to_pay: 659.17 });
    const row = wireRow({ quantity: 3, total: 164, total_now: 176.8, price });
    const { screen } = await openQuotes({ answers: { '/customer/quotes': wireList(row) } });
    const item = screen.getByRole('listitem').first();
    await expect.element(item).toHaveTextContent('530,40 € excl. VAT and shipping');
    await expect.element(item.getByText('The price has changed since you saved it.')).toBeVisible();
    await item.getByText('Price details').click();
    await expect.element(item.getByText(/^For 3 pieces\./)).toBeVisible();
  });

  test('search and tab are kept in the address and asked for', async () => {
    const { screen, address, sentTo } = await openQuotes();
    await screen.getByRole('searchbox').fill(' anna ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('search=anna');
    await screen.getByRole('tab', { name: 'Ordered' }).click();
    await expect.poll(address).toBe('state=ordered&search=anna');
    await expect.poll(() => sentTo('/customer/quotes').at(-1)).toContain('search=anna');
    expect(sentTo('/customer/quotes').at(-1)).toContain('state=ordered');
  });

  test('AGAIN-02: a quote that is added is said to be in the cart, with the way there', async () => {
    const answers: Record<string, unknown> = {
      '/customer/quotes': wireList(wireRow({ name: 'Anna & Paolo' })),
      '/customer/cart/add': wireCart(wireLine('q1')),
    };
    const { screen, sentTo } = await openQuotes({ answers });
    const add = screen.getByRole(...button('Add Anna & Paolo to cart'));
    await expect.element(add).toBeVisible();
    answers['/customer/cart'] = wireCart(wireLine('q1', { name: 'Anna & Paolo' }));
    (add.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect
      .element(screen.getByRole('status').filter({ hasText: '“Anna & Paolo” is in your cart.' }))
      .toBeVisible();
    await screen.getByRole(...button('View cart')).click();
    await expect.element(screen.getByRole('list', { name: 'Your cart' })).toHaveFocus();
    expect(sentTo('/customer/cart/add')).toEqual(['{"id":"q1","quantity":1}']);
  });

  test('pages are asked for', async () => {
    const answers = { '/customer/quotes': { result: [wireRow()], total: 45, page: 1, pages: 3 } };
    const { screen, address } = await openQuotes({ answers });
    await screen.getByRole(...button('Page 2')).click();
    await expect.poll(address).toBe('page=2');
  });

  test('an empty list leads to the store, a search without a match is cleared', async () => {
    const answers: Record<string, unknown> = { '/customer/quotes': wireList() };
    const { screen, address } = await openQuotes({ answers, search: 'search=nobody' });
    await expect.element(screen.getByText('No quotes match your search')).toBeVisible();
    await screen.getByRole(...button('Clear all filters')).click();
    await expect.poll(address).toBe('');
    await expect.element(screen.getByText('No saved quotes yet')).toBeVisible();
    await expect
      .element(screen.getByRole(...link('Go to the store')))
      .toHaveAttribute('href', '/ta/graphistore');
  });

  test('that cannot be loaded says so and is loaded again', async () => {
    const answers: Record<string, unknown> = { '/customer/quotes': 503 };
    const { screen } = await openQuotes({ answers });
    await expect.element(screen.getByRole('alert')).toBeVisible();
    answers['/customer/quotes'] = wireList(wireRow());
    await screen.getByRole(...button('Retry')).click();
    await expect.element(screen.getByRole('listitem')).toBeVisible();
  });

  test('of a product that is no longer sold, a quote can only be renamed and deleted', async () => {
    const answers = { '/customer/quotes': wireList(wireRow({ is_available: false })) };
    const { screen } = await openQuotes({ answers });
    await expect.element(screen.getByText('No longer available')).toBeVisible();
    expect(screen.getByRole('link', { name: /Edit/ }).elements()).toEqual([]);
    expect(screen.getByRole(...button('Order Wedding Book')).elements()).toEqual([]);
    await screen.getByRole(...menu()).click();
    const items = screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(items).toEqual(['Rename…', 'Delete']);
  });

  test('an ordered quote leads to its order and is not deleted', async () => {
    const answers = { '/customer/quotes': wireList(wireRow({ is_ordered: true })) };
    const { screen } = await openQuotes({ answers, search: 'state=ordered' });
    await expect
      .element(screen.getByRole(...link('Order 900000001')))
      .toHaveAttribute('href', '/ta/order/900000001');
    await screen.getByRole(...menu()).click();
    expect(screen.getByRole('menuitem', { name: 'Delete' }).elements()).toEqual([]);
  });
});

describe('ordering from the list', () => {
  test('ROUTE-33: opens the checkout of the quote, once', async () => {
    const { screen } = await openQuotes();
    await screen.getByRole(...button('Order Wedding Book')).dblClick();
    await expect.poll(() => checkoutSpy.mock.calls).toEqual([['900000001', '10']]);
  });

  test('a price that has changed is shown beside the former one, and ordered only when accepted', async () => {
    const answers = { '/getQuoteProduct/q1': wireQuote({ formerPrice: 164 }) };
    const { screen } = await openQuotes({ answers });
    await screen.getByRole(...button('Order Wedding Book')).click();
    await expect
      .element(screen.getByRole('alertdialog'))
      .toHaveTextContent('Wedding Book: 164,00 € when you saved it, 179,00 € today.');
    expect(checkoutSpy).not.toHaveBeenCalled();
    await screen.getByRole(...button('Order at 179,00 €')).click();
    await expect.poll(() => checkoutSpy.mock.calls).toEqual([['900000001', '10']]);
  });

  test('CHECK-07: a quote without an order number is opened instead', async () => {
    const answers = { '/getQuoteProduct/q1': wireQuote({ headerValues: { fields: [] } }) };
    const { screen } = await openQuotes({ answers });
    await screen.getByRole(...button('Order Wedding Book')).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('can no longer be ordered');
    expect(checkoutSpy).not.toHaveBeenCalled();
    expect(screen.getByRole(...link('Edit Wedding Book')).elements()).toHaveLength(2);
  });

  test('a failure is told and can be repeated', async () => {
    const answers: Record<string, unknown> = { '/getQuoteProduct/q1': 503 };
    const { screen } = await openQuotes({ answers });
    await screen.getByRole(...button('Order Wedding Book')).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t open the checkout');
    answers['/getQuoteProduct/q1'] = wireQuote();
    await screen.getByRole(...button('Order Wedding Book')).click();
    await expect.poll(() => checkoutSpy.mock.calls.length).toBe(1);
    expect(screen.getByRole('alert').elements()).toEqual([]);
  });
});

describe('the actions of a quote', () => {
  test('a deleted quote leaves the list; the focus is on the undo, which restores it', async () => {
    const answers: Record<string, unknown> = {};
    const { screen, sentTo } = await openQuotes({ answers });
    await screen.getByRole(...menu()).click();
    answers['/customer/quotes'] = wireList();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(screen.getByText('“Wedding Book” deleted.')).toBeVisible();
    await expect.element(screen.getByText('No saved quotes yet')).toBeVisible();
    const undo = screen.getByRole(...button('Undo'));
    await expect.element(undo).toHaveFocus();
    answers['/customer/quotes'] = wireList(wireRow());
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('“Wedding Book” restored.')).toBeVisible();
    await expect.element(screen.getByRole('listitem')).toBeVisible();
    expect(sentTo('/quotes/restore')).toEqual(['{"id":"q1"}']);
  });

  test('a duplicate is offered for editing', async () => {
    const { screen } = await choose({}, 'Duplicate');
    await expect
      .element(screen.getByRole(...link('Edit copy')))
      .toHaveAttribute('href', 'http://localhost/ta/config-product/10/product-config/q9');
  });

  test('is renamed with the name that was known', async () => {
    const answers = { '/customer/quotes': wireList(wireRow({ name: 'Wedding Book' })) };
    const { screen, sentTo } = await choose({ answers }, 'Rename…');
    await screen.getByRole('textbox', { name: 'Name' }).fill('Anna');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    expect(JSON.parse(sentTo('/quotes/rename')[0] ?? '')).toEqual({
      id: 'q1',
      name: 'Anna',
      former: 'Wedding Book',
    });
  });

  test('a name that another window gave is not overwritten', async () => {
    const { screen } = await choose({ answers: { '/quotes/rename': 409 } }, 'Rename…');
    await screen.getByRole(...button('Save')).click();
    await expect.element(screen.getByText('renamed in another window', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('is shared by a link that is copied, and ended', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen, sentTo } = await choose({}, 'Share link…');
    await expect
      .element(screen.getByRole('textbox', { name: 'Link' }))
      .toHaveValue('http://localhost/quote/abc');
    await screen.getByRole(...button('Copy link')).click();
    await expect.element(screen.getByText('Link copied.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('http://localhost/quote/abc');
    await screen.getByRole(...button('Stop sharing')).click();
    await expect.element(screen.getByText('The link no longer works.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link' }).elements()).toEqual([]);
    expect(sentTo('/quotes/unshare')).toEqual(['{"id":"q1"}']);
    copied.mockRestore();
  });

  test('a link that cannot be made is asked for again', async () => {
    const answers: Record<string, unknown> = { '/quotes/share': 503 };
    const { screen } = await choose({ answers }, 'Share link…');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    answers['/quotes/share'] = { link: 'http://localhost/quote/abc', ends: '2026-12-21T10:00:00.000Z' };
    await screen.getByRole(...button('Retry')).click();
    await expect.element(screen.getByRole('textbox', { name: 'Link' })).toBeVisible();
  });
});
