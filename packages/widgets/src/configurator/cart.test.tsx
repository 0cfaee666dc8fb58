import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wireAnswer, wireQuote } from '../../../core/test/configurator.ts';
import { wireCart, wireLine } from '../../testing/cart.ts';
import { openConfigurator, savedSpy } from '../../testing/configuratorPage.tsx';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { CartLink } from './CartLink.tsx';
import { CartView } from './CartView.tsx';
import { pricesTexts } from './pricesStrings.ts';

const full = wireCart(wireLine('q1'));

describe('from the configurator into the cart', () => {
  test('CHECK-08: saves the quote, adds it, and says so with the way to the cart; by keyboard, once for two presses', async () => {
    let answer: (cart: unknown) => void = () => undefined;
    const added = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    const answers: Record<string, unknown> = { '/customer/cart/add': added };
    const { screen, requests } = await openConfigurator({ answers });
    const button = screen.getByRole('button', { name: 'Add to cart' });
    await expect.element(button).toBeEnabled();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    answers['/customer/cart'] = full;
    answer(full);
    await expect.element(screen.getByRole('status').filter({ hasText: 'Added to your cart.' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/ta/cart');
    const sent = (end: string) => requests.filter(({ path }) => path.endsWith(end)).map((call) => call.sent);
    expect(sent('/createNewQuote/10')).toHaveLength(1);
    expect(sent('/customer/cart/add')).toEqual(['{"id":"q1","quantity":1}']);
    expect(savedSpy.mock.calls).toEqual([['q1']]);
    // The focus stays where it was, on the button that now keeps the cart up to date.
    await expect.element(screen.getByRole('button', { name: 'Update cart' })).toHaveFocus();
  });

  test('a quote that is in the cart is saved with its changes, and gets no second piece', async () => {
    const answers: Record<string, unknown> = { '/customer/cart': full };
    const { screen, requests } = await openConfigurator({ quote: 'q1', answers });
    await expect.element(screen.getByText('This quote is in your cart.')).toBeVisible();
    answers['/configurator/price'] = wireAnswer({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' });
    await screen.getByRole('radio', { name: 'Leather' }).click();
    await expect.element(screen.getByText(/Leather, Cognac, 179,00 €$/)).toBeVisible();
    await screen.getByRole('button', { name: 'Update cart' }).click();
    await expect.element(screen.getByText('Your cart is updated.')).toBeVisible();
    const paths = requests.map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('/saveQuote/q1/77'))).toHaveLength(1);
    expect(paths.filter((path) => path.endsWith('/cart/add'))).toEqual([]);
  });

  test('a quote that is in a cart which the page does not know yet gets no second piece', async () => {
    const late = new Promise<unknown>(() => undefined);
    const answers: Record<string, unknown> = { '/customer/cart': late };
    const { screen, requests } = await openConfigurator({ quote: 'q1', answers });
    const button = screen.getByRole('button', { name: 'Add to cart' });
    await expect.element(button).toBeEnabled();
    answers['/customer/cart'] = full;
    await button.click();
    await expect.element(screen.getByText('Your cart is updated.')).toBeVisible();
    expect(requests.filter(({ path }) => path.endsWith('/cart/add'))).toEqual([]);
  });

  test('a cart that refuses says why, and the quote stays saved', async () => {
    const answers: Record<string, unknown> = { '/customer/cart/add': 409 };
    const { screen, requests } = await openConfigurator({ answers });
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t add it to your cart');
    expect(savedSpy.mock.calls).toEqual([['q1']]);
    let answer: (cart: unknown) => void = () => undefined;
    answers['/customer/cart/add'] = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => requests.filter(({ path }) => path.endsWith('/cart/add')).length).toBe(2);
    answers['/customer/cart'] = full;
    answer(full);
    await expect.element(screen.getByText('Added to your cart.')).toBeVisible();
  });

  test('what was ordered goes into no cart again', async () => {
    const { screen } = await openConfigurator({
      quote: 'q1',
      answers: { '/getQuoteProduct/q1': wireQuote({ is_ordered: true }) },
    });
    await expect.element(screen.getByText('This quote has been ordered')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' }).elements()).toEqual([]);
  });
});

describe('the way to the cart in the head', () => {
  test('CHECK-08: counts the quotes, and again after a change of another tab', async () => {
    const answers: Record<string, unknown> = { '/customer/cart': wireCart() };
    const { screen } = await renderAsCustomer(<CartLink href="/ta/cart" />, {
      bundles: [pricesTexts],
      answers,
    });
    const link = screen.getByRole('link');
    await expect.element(link).toHaveAccessibleName('Your cart');
    answers['/customer/cart'] = wireCart(wireLine('q1'), wireLine('q2', { quantity: 5 }));
    const otherTab = new BroadcastChannel('trade-area-cart');
    otherTab.postMessage('changed');
    await expect.element(link).toHaveAccessibleName('Your cart, 2 quotes');
    await expect.element(link).toHaveTextContent('2');
    otherTab.close();
  });
});

describe('the page of the cart', () => {
  const open = (answers: Record<string, unknown>) =>
    renderAsCustomer(
      <>
        <CartLink href="/ta/cart" />
        <CartView
          onCheckOut={async () => null}
          isOpening={false}
          storeHref="/ta/graphistore"
          quotesHref="/ta/print-again"
        />
      </>,
      { bundles: [pricesTexts], answers },
    );

  test('an empty cart leads on', async () => {
    const { screen } = await open({ '/customer/cart': wireCart() });
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Go to the store' }))
      .toHaveAttribute('href', '/ta/graphistore');
  });

  test('a removed line leaves page and head', async () => {
    const answers: Record<string, unknown> = {
      '/customer/cart': wireCart(wireLine('q1'), wireLine('q2', { name: 'Anna & Leo' })),
      '/customer/cart/change': full,
    };
    const { screen } = await open(answers);
    await expect.element(screen.getByRole('link', { name: 'Your cart, 2 quotes' })).toBeVisible();
    answers['/customer/cart'] = full;
    await screen.getByRole('button', { name: 'Remove: Anna & Leo' }).click();
    await expect.element(screen.getByRole('link', { name: 'Your cart, 1 quote' })).toBeVisible();
    expect(screen.getByText('Anna & Leo').elements()).toEqual([]);
  });

  test('a cart that can’t be read is asked for again', async () => {
    const answers: Record<string, unknown> = { '/customer/cart': 500 };
    const { screen } = await open(answers);
    const retry = screen.getByRole('alert').getByRole('button');
    await expect.element(retry).toBeVisible();
    answers['/customer/cart'] = full;
    await retry.click();
    await expect.element(screen.getByRole('button', { name: 'Check out' })).toBeVisible();
  });
});
