import { afterEach, expect, test } from 'vitest';
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
    answers: { ...customerAnswers, ...table },
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
  await expect.element(screen.getByText('21 more')).toBeVisible();
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

test('nothing waits; a quote that is saved on the page appears', async () => {
  const table: Record<string, unknown> = { '/customer/quotes': list([], { count: 0, total: 0 }) };
  const answers = { ...customerAnswers, ...table } as Record<string, unknown>;
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
