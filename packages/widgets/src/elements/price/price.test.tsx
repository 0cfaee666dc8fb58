import { afterEach, expect, test } from 'vitest';
import { wireAnswer } from '../../../../core/test/configurator.ts';
import { wirePrice } from '../../../testing/cart.ts';
import {
  catalogueRow,
  closeElements,
  customerAnswers,
  openElement,
  visitorWhoSignsIn,
} from '../../../testing/openElement.ts';
import { define } from './element.ts';

define();
afterEach(closeElements);

const retail = wireAnswer({ Pages: 40 }, { price: { kind: 'retail', currency: 'EUR', total: 392 } });
const answers: Readonly<Record<string, unknown>> = {
  ...customerAnswers,
  '/public/store': [catalogueRow()],
  '/customer/store': [catalogueRow({ prezzo_da: 129, prezzo_tipo: '' })],
  '/configurator/price': retail,
};
const open = (attributes: Record<string, string>, more: Record<string, unknown> = {}, table = answers) => {
  const visitor = visitorWhoSignsIn();
  const properties = { session: visitor.session, ...more };
  return { ...openElement('ta-price', ['ta-price'], { answers: table, attributes, properties }), visitor };
};

test('DEC-23: the lowest price of a product, and that it is the recommended retail price', async () => {
  const { screen, told } = open({ product: 'weddingbook' });
  await expect.element(screen.getByText('from 258,00 €')).toBeVisible();
  await expect
    .element(screen.getByText('Recommended retail price. Sign in to see your net price.'))
    .toBeVisible();
  expect(told('ta-price')).toEqual([
    { product: 'weddingbook', amount: 258, currency: 'EUR', kind: 'retail', isFrom: true },
  ]);
});

test('PROD-14: working days and the lab’s dispatch date stand under the price, in words of the language', async () => {
  const row = catalogueRow({ dispatch_date: '2026-12-07' });
  const { screen } = open({ product: 'weddingbook', lang: 'de' }, {}, { ...answers, '/public/store': [row] });
  await expect
    .element(
      screen.getByText(
        'Produktion: 8-10 Werktage. Voraussichtlicher Versand: 7. Dezember 2026, wenn alle Dateien heute eintreffen',
      ),
    )
    .toBeVisible();
});

test('who signs in sees the own net price in its place', async () => {
  const visitor = visitorWhoSignsIn();
  visitor.signIn();
  const { screen, requests } = open({ product: 'weddingbook' }, { session: visitor.session });
  await expect.element(screen.getByText('from 129,00 €')).toBeVisible();
  await expect.element(screen.getByText('Your net price, excl. VAT and shipping')).toBeVisible();
  expect(requests.filter(({ path }) => path.endsWith('/public/store'))).toEqual([]);
});

test('the price of a configuration in the currency of the page, and of the next one', async () => {
  const options = { Size: '30x30', Pages: 40 };
  const { screen, element, requests, told } = open(
    { product: 'weddingbook', configurator: '10', currency: 'USD' },
    { options },
  );
  await expect.element(screen.getByText('392,00 €')).toBeVisible();
  const asked = () =>
    requests
      .filter(({ path }) => path.endsWith('/configurator/price'))
      .map(({ sent }) => JSON.parse(sent) as Record<string, unknown>);
  expect(asked()).toMatchObject([
    {
      configurator: '10',
      product: 'weddingbook',
      currency: 'USD',
      fields: [
        { name: 'Size', stringValue: '30x30' },
        { name: 'Pages', numberValue: 40 },
      ],
    },
  ]);
  expect(told('ta-price')).toMatchObject([{ amount: 392, kind: 'retail', isFrom: false }]);
  Object.assign(element, { options: { ...options, Pages: 60 } });
  await expect.poll(() => asked().length).toBe(2);
});

test('a customer’s price of a configuration explains itself, with and without VAT; the page is told the net price alone', async () => {
  const visitor = visitorWhoSignsIn();
  visitor.signIn();
  const table = { ...answers, '/configurator/price': wireAnswer({}, { price: wirePrice() }) };
  const { screen, told } = open(
    { configurator: '10' },
    { options: { Pages: 40 }, session: visitor.session },
    table,
  );
  await expect.element(screen.getByText('176,80 €').first()).toBeVisible();
  await expect.element(screen.getByText('Discount: Spring (-15%)').first()).toBeVisible();
  await expect.element(screen.getByText('Cover material: Leather')).not.toBeVisible();
  await screen.getByText('Price details').click();
  await expect.element(screen.getByText('Cover material: Leather')).toBeVisible();
  await expect.element(screen.getByText('Base price, 30 × 30 cm')).toBeVisible();
  await expect.element(screen.getByText('Club: for products worth more than 1.000,00 €.')).toBeVisible();
  await expect.element(screen.getByText('Go: enter its code at checkout.')).toBeVisible();
  const amount = screen.getByText(/^\d+,\d\d €$/).first();
  await screen.getByRole('radio', { name: 'Incl. VAT' }).click();
  await expect.element(screen.getByText('Your price, incl. VAT and shipping')).toBeVisible();
  await expect.element(amount).toHaveTextContent('227,77 €');
  expect(told('ta-price').length).toBeGreaterThan(0);
  for (const price of told('ta-price'))
    expect(price).toEqual({
      product: 'weddingbook',
      amount: 176.8,
      currency: 'EUR',
      kind: 'net',
      isFrom: false,
    });
});

test('the configurator of a product is that of the catalogue', async () => {
  const { screen, requests } = open({ product: 'weddingbook' }, { options: { Pages: 40 } });
  await expect.element(screen.getByText('392,00 €')).toBeVisible();
  expect(requests.find(({ path }) => path.endsWith('/configurator/price'))?.sent).toContain(
    '"configurator":"10"',
  );
});

test('options that cannot be ordered together are marked', async () => {
  const problems = [{ field: 'Pages', code: 'tooMany', value: '200', limit: 110 }];
  const table = { ...answers, '/configurator/price': { ...retail, problems } };
  const { screen } = open({ configurator: '10' }, { options: { Pages: 200 } }, table);
  await expect.element(screen.getByText('These options can’t be ordered together.')).toBeVisible();
});

test('a lab that shows no prices to visitors, and a product that is not there', async () => {
  const hidden = { ...answers, '/public/store': [catalogueRow({ prezzo_da: null, prezzo_tipo: '' })] };
  const { screen } = open({ product: 'weddingbook' }, {}, hidden);
  await expect.element(screen.getByText('Sign in to see prices.')).toBeVisible();
  closeElements();
  const gone = open({ product: 'nothing' });
  await expect.element(gone.screen.getByText('This product isn’t available.')).toBeVisible();
  expect(gone.told('ta-price')).toEqual([]);
});

test('a lab that does not answer is said, with a way to ask again', async () => {
  const table: Record<string, unknown> = { ...answers, '/public/store': 500 };
  const { screen } = open({ product: 'weddingbook' }, {}, table);
  const again = screen.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  table['/public/store'] = [catalogueRow()];
  await again.click();
  await expect.element(screen.getByText('from 258,00 €')).toBeVisible();
});

test('T-B9: a session that the lab cannot be asked about is said, with a way to ask again, in place of a price for ever on its way', async () => {
  const table: Record<string, unknown> = { ...answers, '/check_token': 500 };
  const visitor = visitorWhoSignsIn();
  visitor.signIn();
  const { screen, told } = open({ product: 'weddingbook' }, { session: visitor.session }, table);
  const again = screen.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  expect(told('ta-price')).toEqual([]);
  table['/check_token'] = customerAnswers['/check_token'];
  await again.click();
  await expect.element(screen.getByText('from 129,00 €')).toBeVisible();
});
