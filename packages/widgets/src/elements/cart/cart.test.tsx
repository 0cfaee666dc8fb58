import { afterEach, expect, test } from 'vitest';
import { wirePrice } from '../../../testing/cart.ts';
import {
  closeElements,
  customerAnswers,
  openElement,
  visitorWhoSignsIn,
} from '../../../testing/openElement.ts';
import { define } from './element.ts';

define();
afterEach(closeElements);

const quote = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  name: '',
  slug: 'weddingbook',
  product: 'Wedding Book',
  configurator: '10',
  order_code: '900000001',
  total: 179,
  currency: 'EUR',
  changed: '2026-11-20T10:00:00Z',
  is_ordered: false,
  is_available: true,
  link_edit: 'https://portal.test/x',
  ...change,
});
const list = (rows: readonly unknown[], waiting: Record<string, unknown>) => ({
  result: rows,
  total: rows.length,
  page: 1,
  waiting: { currency: 'EUR', ...waiting },
});

function open(table: Record<string, unknown>) {
  const visitor = visitorWhoSignsIn();
  visitor.signIn();
  return openElement('ta-cart', ['ta-cart-change', 'ta-navigate'], {
    answers: { ...customerAnswers, '/customer/cart': cartOf([], 0), ...table },
    attributes: { portal: 'https://portal.test' },
    properties: { session: visitor.session },
  });
}

test('how many quotes wait and their sum, whatever is shown; ordered ones are none of them', async () => {
  const rows = [
    quote('a', { name: 'Anna & Leo' }),
    quote('b', { is_ordered: true }),
    quote('c'),
    quote('d'),
    quote('e'),
  ];
  const { screen, told } = open({ '/customer/quotes': list(rows, { count: 24, total: 4296 }) });
  await expect.element(screen.getByText('24 quotes waiting to be ordered')).toBeVisible();
  await expect.element(screen.getByText('4.296,00 €')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '21 more' }))
    .toHaveAttribute('href', 'https://portal.test/ta/print-again');
  expect(screen.getByRole('link', { name: /^Order: / }).elements()).toHaveLength(3);
  await expect
    .element(screen.getByRole('link', { name: 'Order: Anna & Leo' }))
    .toHaveAttribute('href', 'https://portal.test/ta/config-product/10/product-config/a');
  expect(told('ta-cart-change')).toEqual([{ count: 24, total: 4296, currency: 'EUR' }]);
});

test('T-A9: the page may keep its visitor: ta-navigate can be cancelled', async () => {
  const { screen, element, told } = open({
    '/customer/quotes': list([quote('a')], { count: 1, total: 179 }),
  });
  element.addEventListener('ta-navigate', (event) => event.preventDefault());
  const before = location.href;
  await screen.getByRole('link', { name: 'Order: Wedding Book' }).click();
  expect(told('ta-navigate')).toEqual([
    {
      href: 'https://portal.test/ta/config-product/10/product-config/a',
      slug: 'weddingbook',
      action: 'order',
    },
  ]);
  expect(location.href).toBe(before);
});

const line = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  name: '',
  product: 'Wedding Book',
  configurator: '10',
  quantity: 1,
  total: 179,
  is_repriced: false,
  problem: '',
  picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  ...change,
});
const cartOf = (lines: readonly unknown[], total: number) => ({
  code: 'C123456789',
  lines,
  total,
  currency: 'EUR',
});

test('CHECK-08: the lines of the cart with pieces, prices and what is wrong; changed, removed, checked out', async () => {
  const answers: Record<string, unknown> = {
    '/customer/quotes': list([quote('d')], { count: 1, total: 179 }),
    '/customer/cart': cartOf(
      [
        line('a', { name: 'Anna & Leo', quantity: 2, total: 358, size: '30x30', pages: 40 }),
        line('b', { is_repriced: true }),
        line('c', { product: 'Go Book', problem: 'gone', total: null }),
      ],
      537,
    ),
    '/customer/cart/change': cartOf([], 0),
    '/customer/cart/add': cartOf([], 0),
  };
  const { screen, told, element, requests } = open(answers);
  await expect.element(screen.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect.element(screen.getByText('537,00 €')).toBeVisible();
  await expect.element(screen.getByText('The price has changed since you saved it.')).toBeVisible();
  await expect.element(screen.getByText('No longer available. Remove it to order the rest.')).toBeVisible();
  expect(screen.getByRole('combobox').elements()).toHaveLength(2);
  await expect.element(screen.getByText('Wedding Book · 30 × 30 cm · 40 pages')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Anna & Leo', exact: true }))
    .toHaveAttribute('href', 'https://portal.test/ta/config-product/10/product-config/a');
  expect(screen.getByRole('link', { name: 'Go Book' }).elements()).toEqual([]);
  const sent = (path: string) =>
    requests.filter((each) => each.path.endsWith(path)).map((each): unknown => JSON.parse(each.sent));
  await screen.getByRole('combobox', { name: 'Quantity: Anna & Leo' }).selectOptions('3');
  await expect.poll(() => sent('/customer/cart/change')).toEqual([{ id: 'a', quantity: 3 }]);
  await screen.getByRole('button', { name: 'Remove: Go Book' }).click();
  await expect.poll(() => sent('/customer/cart/change')[1]).toEqual({ id: 'c', quantity: 0 });
  await screen.getByRole('button', { name: 'Add to cart: Wedding Book' }).click();
  await expect.poll(() => sent('/customer/cart/add')).toEqual([{ id: 'd', quantity: 1 }]);
  element.addEventListener('ta-navigate', (event) => event.preventDefault());
  await screen.getByRole('link', { name: 'Check out' }).click();
  expect(told('ta-navigate')).toEqual([
    { href: 'https://portal.test/ta/cart', slug: '', action: 'checkout' },
  ]);
});

test('the price of each line explains itself, and all are shown with or without VAT', async () => {
  const { screen } = open({
    '/customer/quotes': list([], { count: 0, total: 0 }),
    '/customer/cart': {
      ...cartOf(
        [
          line('a', { name: 'Anna & Leo', total: 176.8, price: wirePrice() }),
          line('b', { total: 179, price: wirePrice({ total: 179, to_pay: 218.38, promotions: [] }) }),
        ],
        355.8,
      ),
      ...{ shipping: 9.9, vat_rate: 22, vat: 80.45, to_pay: 446.15 },
    },
  });
  const first = screen.getByRole('listitem').filter({ hasText: 'Anna & Leo' });
  await expect.element(first.getByText('Discount: Spring (-15%)').first()).toBeVisible();
  await first.getByText('Price details').click();
  await expect.element(first.getByText('Club: for products worth more than 1.000,00 €.')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('excl. VAT and shipping 355,80 €');
  await screen.getByRole('radio', { name: 'Incl. VAT' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('incl. VAT and shipping 446,15 €');
  await expect.element(screen.getByText('218,38 €').last()).toBeVisible();
  await expect.element(screen.getByText('VAT 22%').last()).toBeVisible();
});

test('a lab that does not explain its prices is asked for no switch', async () => {
  const { screen } = open({
    '/customer/quotes': list([], { count: 0, total: 0 }),
    '/customer/cart': cartOf([line('a')], 179),
  });
  await expect.element(screen.getByText('Total, excl. VAT and shipping')).toBeVisible();
  expect(screen.getByRole('radio').elements()).toHaveLength(0);
  expect(screen.getByText('Price details').elements()).toHaveLength(0);
});

test('a quote whose price has changed stands at today’s, with the former one', async () => {
  const rows = [quote('a', { name: 'Anna & Leo', total_now: 191 }), quote('b', { total_now: 179 })];
  const { screen } = open({ '/customer/quotes': list(rows, { count: 2, total: 370 }) });
  await expect.element(screen.getByText('191,00 €')).toBeVisible();
  await expect.element(screen.getByText('Price changed: it was 179,00 € when you saved it.')).toBeVisible();
  expect(screen.getByText(/^Price changed/).elements()).toHaveLength(1);
});

test('a quote that is in the cart is not added again: its button leads to the lines, where pieces are changed', async () => {
  const { screen, element, requests } = open({
    '/customer/quotes': list([quote('a')], { count: 1, total: 179 }),
    '/customer/cart': cartOf([line('a')], 179),
  });
  await screen.getByRole('button', { name: 'In the cart: Wedding Book' }).click();
  await expect.poll(() => element.shadowRoot?.activeElement?.ariaLabel).toBe('Your cart');
  expect(requests.filter(({ path }) => path.endsWith('/cart/add'))).toEqual([]);
});

test('a quote that is no longer sold is not offered', async () => {
  const rows = [quote('a', { name: 'Anna & Leo' }), quote('b', { name: 'Old', is_available: false })];
  const { screen } = open({ '/customer/quotes': list(rows, { count: 1, total: 179 }) });
  await expect.element(screen.getByRole('link', { name: 'Order: Anna & Leo' })).toBeVisible();
  expect(screen.getByText('Old').elements()).toEqual([]);
});

test('nothing waits; a quote that is saved on the page appears', async () => {
  const table: Record<string, unknown> = { '/customer/quotes': list([], { count: 0, total: 0 }) };
  const answers = { ...customerAnswers, '/customer/cart': cartOf([], 0), ...table } as Record<
    string,
    unknown
  >;
  const visitor = visitorWhoSignsIn();
  visitor.signIn();
  const { screen } = openElement('ta-cart', [], { answers, properties: { session: visitor.session } });
  await expect.element(screen.getByText('No quotes waiting to be ordered')).toBeVisible();
  answers['/customer/quotes'] = list([quote('a')], { count: 1, total: 179 });
  document.dispatchEvent(new CustomEvent('ta-quote-saved', { detail: { id: 'a' } }));
  await expect.element(screen.getByText('1 quote waiting to be ordered')).toBeVisible();
});

test('who is not signed in is told what signing in is for', async () => {
  const { screen } = openElement('ta-cart', [], {
    answers: customerAnswers,
    properties: { session: visitorWhoSignsIn().session },
  });
  await expect.element(screen.getByText('Sign in to see your quotes')).toBeVisible();
});
