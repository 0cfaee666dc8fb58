import { afterEach, expect, test } from 'vitest';
import { wireAnswer, wireProduct, wireQuote } from '../../../../core/test/configurator.ts';
import { wireCart, wireLine } from '../../../testing/cart.ts';
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

const retail = (configuration: Record<string, string | number> = {}, total = 258) =>
  wireAnswer(configuration, { price: { kind: 'retail', currency: 'EUR', total } });

function open(
  attributes: Record<string, string> = { product: 'weddingbook' },
  change: Record<string, unknown> = {},
) {
  const visitor = visitorWhoSignsIn();
  const answers: Record<string, unknown> = {
    ...customerAnswers,
    '/public/store': [catalogueRow()],
    '/customer/store': [catalogueRow({ prezzo_da: 129, prezzo_tipo: '' })],
    '/configurator/product/10': wireProduct(),
    '/configurator/price': retail(),
    '/createNewQuote/10': wireQuote(),
    ...change,
  };
  const events = ['ta-price', 'ta-quote-saved', 'ta-cart-add', 'ta-navigate', 'ta-error'];
  const opened = openElement('ta-configurator', events, {
    answers,
    attributes: { portal: 'https://portal.test', ...attributes },
    properties: { session: visitor.session },
  });
  opened.element.addEventListener('ta-navigate', (event) => event.preventDefault());
  return { ...opened, answers, visitor };
}

test('DEC-23: a visitor configures at the retail price, in the currency of the page, and saves nothing', async () => {
  const { screen, answers, requests, told } = open({ product: 'weddingbook', currency: 'GBP' });
  await expect.element(screen.getByText(/^Wedding Book, .* 258,00 €$/)).toBeVisible();
  await expect.element(screen.getByText('recommended retail price')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save quote' }).elements()).toEqual([]);
  answers['/configurator/price'] = retail({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' }, 316);
  await screen.getByRole('radio', { name: 'Leather' }).click();
  await expect.element(screen.getByText(/Leather, Cognac, 316,00 €$/)).toBeVisible();
  await expect
    .poll(() => told('ta-price').at(-1))
    .toMatchObject({
      product: 'weddingbook',
      amount: 316,
      currency: 'EUR',
      kind: 'retail',
      problems: 0,
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'CoverMaterial', stringValue: 'leather' }),
      ]) as unknown,
    });
  const bodies = requests.filter(({ path }) => path.endsWith('/configurator/price'));
  expect(bodies.every(({ sent }) => sent.includes('"currency":"GBP"'))).toBe(true);
  expect(told('ta-error')).toEqual([]);
});

test('what was configured survives the sign-in, is saved as a quote, and goes on in the portal', async () => {
  const { screen, answers, requests, told, visitor } = open();
  await expect.element(screen.getByText(/258,00 €$/).first()).toBeVisible();
  answers['/configurator/price'] = retail({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' }, 316);
  await screen.getByRole('radio', { name: 'Leather' }).click();
  await expect.element(screen.getByText(/Leather, Cognac, 316,00 €$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Sign in to order' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sign in to order' });
  await expect.element(dialog.getByText('Your choices are kept and saved as a quote.')).toBeVisible();
  expect(told('ta-quote-saved')).toEqual([]);

  answers['/configurator/price'] = wireAnswer({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' });
  visitor.signIn();
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect.element(screen.getByText('Quote saved.')).toBeVisible();
  await expect.element(screen.getByText(/Leather, Cognac, 179,00 €$/)).toBeVisible();
  const asked = requests.findLast(({ path }) => path.endsWith('/configurator/price'));
  expect(asked?.sent).toContain('{"name":"CoverMaterial","stringValue":"leather"}');
  const saves = requests.filter(({ path }) => path.endsWith('/createNewQuote/10'));
  expect(saves).toHaveLength(1);
  const saved = JSON.parse(new URLSearchParams(saves[0]?.sent).get('configuredProduct') ?? '{}') as {
    fields: unknown[];
  };
  expect(saved.fields).toContainEqual({ name: 'CoverMaterial', stringValue: 'leather' });
  expect(told('ta-quote-saved')).toMatchObject([{ id: 'q1', product: 'weddingbook' }]);

  answers['/saveQuote/q1/77'] = wireQuote({ revision: 2 });
  await screen.getByRole('button', { name: 'Continue in Trade Area' }).click();
  await expect
    .poll(() => told('ta-navigate'))
    .toEqual([
      {
        href: 'https://portal.test/ta/config-product/10/product-config/q1',
        slug: 'weddingbook',
        action: 'order',
      },
    ]);
});

test('from the sign-in until its quote is saved no button begins anything of its own: one press makes no second quote', async () => {
  const { screen, answers, requests, visitor } = open(undefined, { '/customer/cart': wireCart() });
  await screen.getByRole('button', { name: 'Sign in to order' }).click();
  let answer: (price: unknown) => void = () => undefined;
  answers['/configurator/price'] = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  visitor.signIn();
  await screen.getByRole('dialog').getByRole('button', { name: 'Check again' }).click();
  const add = screen.getByRole('button', { name: 'Add to cart' });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).click();
  answer(wireAnswer());
  await expect.element(screen.getByText('Quote saved.')).toBeVisible();
  expect(requests.filter(({ path }) => path.endsWith('/createNewQuote/10'))).toHaveLength(1);
  expect(requests.filter(({ path }) => path.endsWith('/cart/add'))).toEqual([]);
});

test('CHECK-08: a customer puts it into the cart: the page is told, and may keep its visitor', async () => {
  const { screen, answers, element, told, requests } = open(undefined, {
    '/configurator/price': wireAnswer(),
    '/customer/cart': wireCart(),
  });
  await expect.element(screen.getByRole('button', { name: 'Sign in to order' })).toBeVisible();
  expect(requests.filter(({ path }) => path.endsWith('/customer/cart'))).toEqual([]);
  Object.assign(element, { session: async () => 'secret-token' });
  const button = screen.getByRole('button', { name: 'Add to cart' });
  await expect.element(button).toBeEnabled();
  let answer: (cart: unknown) => void = () => undefined;
  answers['/customer/cart/add'] = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  await button.click();
  await expect.poll(() => requests.some(({ path }) => path.endsWith('/cart/add'))).toBe(true);
  answers['/customer/cart'] = wireCart(wireLine('q1'));
  answer(answers['/customer/cart']);
  await expect
    .poll(() => told('ta-cart-add'))
    .toEqual([{ id: 'q1', product: 'weddingbook', total: wireQuote().totalPrice }]);
  const before = location.href;
  await screen.getByRole('link', { name: 'View cart' }).click();
  await expect
    .poll(() => told('ta-navigate'))
    .toEqual([{ href: 'https://portal.test/ta/cart', slug: '', action: 'cart' }]);
  expect(location.href).toBe(before);
});

test('it survives a page that signs its people in with a new session function', async () => {
  const { screen, answers, requests, element, told } = open();
  await expect.element(screen.getByText(/258,00 €$/).first()).toBeVisible();
  answers['/configurator/price'] = retail({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' }, 316);
  await screen.getByRole('radio', { name: 'Leather' }).click();
  await expect.element(screen.getByText(/Leather, Cognac, 316,00 €$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Sign in to order' }).click();
  Object.assign(element, { session: async () => 'secret-token' });
  await expect.poll(() => told('ta-quote-saved')).toHaveLength(1);
  const asked = requests.findLast(({ path }) => path.endsWith('/configurator/price'));
  expect(asked?.sent).toContain('{"name":"CoverMaterial","stringValue":"leather"}');
});

test('who closes the sign-in saves nothing when they sign in elsewhere on the page', async () => {
  const { screen, requests, visitor, element } = open();
  await screen.getByRole('button', { name: 'Sign in to order' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sign in to order' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  visitor.signIn();
  Object.assign(element, { session: async () => 'secret-token' });
  await expect.element(screen.getByRole('button', { name: 'Save quote' })).toBeVisible();
  expect(requests.filter(({ path }) => path.endsWith('/createNewQuote/10'))).toEqual([]);
});

test('a quote that was saved is not the next customer’s: their save makes another one', async () => {
  const { screen, answers, requests, element } = open(undefined, { '/configurator/price': wireAnswer() });
  const signInAs = (code: string) => {
    answers['/check_token'] = { ...customerAnswers['/check_token'], cod_fot: code };
    answers['/customer/details'] = { ...customerAnswers['/customer/details'], code };
    Object.assign(element, { session: async () => `token-${code}` });
  };
  const saves = () => requests.map(({ path }) => path).filter((path) => /Quote\//.test(path));
  signInAs('1001');
  await screen.getByRole('button', { name: 'Save quote' }).click();
  await expect.poll(saves).toHaveLength(1);
  signInAs('1002');
  await expect.poll(() => requests.filter(({ path }) => path.endsWith('/check_token')).length).toBe(2);
  await expect.element(screen.getByText('Quote saved.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save quote' }).click();
  await expect.poll(() => saves().length).toBe(2);
  expect(saves().every((path) => path.includes('createNewQuote'))).toBe(true);
});

test('a lab that shows no prices to visitors, and a product that is not there', async () => {
  const { screen } = open(undefined, { '/configurator/price': wireAnswer({}, { price: null }) });
  await expect.element(screen.getByText('Sign in to see prices.')).toBeVisible();
  closeElements();
  const gone = open({ product: 'nothing' });
  await expect.element(gone.screen.getByText('This product isn’t available')).toBeVisible();
});

test('nothing is left of it when it goes', async () => {
  const { screen, element, requests } = open();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Wedding Book' })).toBeVisible();
  const calls = requests.length;
  element.remove();
  await expect.poll(() => element.shadowRoot?.textContent ?? '').toBe('');
  expect(requests.length).toBe(calls);
});
