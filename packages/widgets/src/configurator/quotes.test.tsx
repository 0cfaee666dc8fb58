import { describe, expect, test, vi } from 'vitest';
import { field, wireQuote } from '../../../core/test/configurator.ts';
import { backSpy, openConfigurator, savedSpy } from '../../testing/configuratorPage.tsx';
import type { RecordedRequest } from '../../testing/answers.ts';

const sentTo = (requests: readonly RecordedRequest[], part: string) =>
  requests.filter(({ path }) => path.includes(part)).map(({ sent }) => sent);
const button = (name: string) => ['button', { name }] as const;

/**
 * Catches the form before the browser leaves the page: its address and its fields, for each time it is sent.
 * @param least how often it is sent at least: the page says that the checkout opens a moment before it sends the form.
 */
async function catchForm<T>(during: () => Promise<T>, least = 0) {
  const sent: { address: string; method: string; fields: Record<string, string>; hidden: number }[] = [];
  const caught = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post') return;
    event.preventDefault();
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const hidden = form.querySelectorAll('input[type=hidden]').length;
    sent.push({ address: form.action, method: form.method, fields, hidden });
  };
  document.addEventListener('submit', caught);
  try {
    await during();
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(least), { timeout: 10_000 });
  } finally {
    document.removeEventListener('submit', caught);
  }
  return sent;
}

describe('saving a quote', () => {
  test('AGAIN-02: one of several pieces says that the price is for one', async () => {
    const answers: Record<string, unknown> = { '/getQuoteProduct/q1': wireQuote({ quantity: 3 }) };
    const { screen } = await openConfigurator({ answers, quote: 'q1' });
    await expect
      .element(screen.getByText(/^This quote is for 3 pieces. The price here is for one/))
      .toBeVisible();
  });

  test('CONF-17, CONF-26: creates it once, tells its id, and saves into it afterwards', async () => {
    const { screen, requests } = await openConfigurator();
    const save = screen.getByRole(...button('Save quote'));
    await save.dblClick();
    await expect.element(screen.getByText('Quote saved.')).toBeVisible();
    expect(savedSpy.mock.calls).toEqual([['q1']]);
    expect(sentTo(requests, '/createNewQuote/')).toHaveLength(1);
    await save.click();
    await expect.poll(() => sentTo(requests, '/saveQuote/q1/77').length).toBe(1);
    expect(sentTo(requests, '/saveQuote/')[0]).toContain('revision=1');
  });

  test('a failure says so and can be repeated; what was chosen stays', async () => {
    const answers: Record<string, unknown> = { '/createNewQuote/10': 503 };
    const { screen } = await openConfigurator({ answers });
    await screen.getByRole(...button('Save quote')).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t save the quote');
    answers['/createNewQuote/10'] = wireQuote();
    await screen.getByRole(...button('Retry')).click();
    await expect.element(screen.getByText('Quote saved.')).toBeVisible();
  });

  test('one that another window changed can be saved as a new quote', async () => {
    const answers = { '/saveQuote/q1/77': 409, '/createNewQuote/10': wireQuote({ id: 'q2' }) };
    const { screen } = await openConfigurator({ answers, quote: 'q1' });
    await screen.getByRole(...button('Save quote')).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('changed in another window');
    await expect.element(screen.getByRole(...button('Load latest version'))).toBeVisible();
    await screen.getByRole(...button('Save as new quote')).click();
    await expect.element(screen.getByText('Quote saved.')).toBeVisible();
    expect(savedSpy.mock.calls).toEqual([['q2']]);
  });

  test('CONF-05: an old one tells its former price, until it is accepted', async () => {
    const answers = { '/getQuoteProduct/q1': wireQuote({ formerPrice: 164 }) };
    const { screen } = await openConfigurator({ answers, quote: 'q1' });
    const notice = screen.getByText('The price has changed since you last saved: 164,00 € → 179,00 €.');
    await expect.element(notice).toBeVisible();
    await screen.getByRole(...button('Accept new price')).click();
    expect(notice.elements()).toEqual([]);
  });

  test('choices that are not saved are asked about before the page is left, and not once they are', async () => {
    const { screen } = await openConfigurator();
    const back = screen.getByRole('link', { name: 'Back' });
    await back.click();
    expect(backSpy).toHaveBeenCalledTimes(1);
    await screen.getByRole('button', { name: /^Increase: Pages/ }).click();
    await back.click();
    await expect.element(screen.getByRole('alertdialog')).toHaveTextContent('Leave without saving?');
    await screen.getByRole(...button('Stay')).click();
    expect(backSpy).toHaveBeenCalledTimes(1);
    await back.click();
    await screen.getByRole(...button('Leave')).click();
    expect(backSpy).toHaveBeenCalledTimes(2);
    await screen.getByRole(...button('Save quote')).click();
    await expect.element(screen.getByText('Quote saved.')).toBeVisible();
    await back.click();
    expect(backSpy).toHaveBeenCalledTimes(3);
  });

  test('one that was ordered can only be saved as a new one', async () => {
    const answers = { '/getQuoteProduct/q1': wireQuote({ is_ordered: true }) };
    const { screen, requests } = await openConfigurator({ answers, quote: 'q1' });
    await expect.element(screen.getByText('This quote has been ordered')).toBeVisible();
    expect(screen.getByRole(...button('Continue to checkout')).elements()).toEqual([]);
    await screen.getByRole(...button('Save as new quote')).click();
    await expect.poll(() => sentTo(requests, '/createNewQuote/').length).toBe(1);
  });
});

describe('the checkout', () => {
  test('CHECK-10, CHECK-14, CONF-18: posts the 36 hidden fields once, however often it is pressed', async () => {
    const { screen, requests } = await openConfigurator();
    const sent = await catchForm(async () => {
      await screen.getByRole(...button('Continue to checkout')).dblClick();
      await expect.element(screen.getByText('Opening checkout…')).toBeVisible();
    }, 1);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      address: 'http://127.0.0.1:9/checkout/900000001/?mt=0',
      hidden: 36,
      fields: {
        type_conf: 'EPICOR',
        id_quote: '77',
        cod_gs: 'c1',
        cod_gs_normal: '1001',
        shipping_price: '9.9',
        simbolo: '€',
        album_price: '179',
        url: 'http://localhost/ta/config-product/10/product-config/q1',
        redirect_url: 'http://localhost/ta/graphistore',
        collection: 'tc',
      },
    });
    // DEC-01: a ticket for this order, never the token of the session.
    expect(sent[0]?.fields['ta_token']).toBe('TICKET');
    expect(JSON.stringify(sent)).not.toContain('secret-token');
    expect(sentTo(requests, '/customer/ticket')).toEqual([
      JSON.stringify({ purpose: 'checkout', order_code: '900000001' }),
    ]);
  });

  test.each([
    ['no number', [field('album_price', 179)]],
    ['an empty number', [field('order_code', ' ')]],
  ])(
    'CHECK-07, CONF-20, ERR2-14: with %s nothing is posted; it is said, and can be pressed again',
    async (_what, fields) => {
      const answers: Record<string, unknown> = {
        '/createNewQuote/10': wireQuote({ headerValues: { fields } }),
      };
      const { screen } = await openConfigurator({ answers });
      const none = await catchForm(async () => {
        await screen.getByRole(...button('Continue to checkout')).click();
        await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong, try again!');
      });
      expect(none).toEqual([]);
      expect(screen.getByText('Opening checkout…').elements()).toEqual([]);
      const sent = await catchForm(async () => {
        await screen.getByRole(...button('Continue to checkout')).click();
        await expect.element(screen.getByText('Opening checkout…')).toBeVisible();
      }, 1);
      expect(sent).toHaveLength(1);
    },
  );

  test('a ticket that cannot be had keeps the page, with the reason', async () => {
    const answers: Record<string, unknown> = { '/customer/ticket': 503 };
    const { screen } = await openConfigurator({ answers });
    const sent = await catchForm(async () => {
      await screen.getByRole(...button('Continue to checkout')).click();
      await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t open the checkout');
    });
    expect(sent).toEqual([]);
  });

  test('the page that the browser’s Back shows again is not covered', async () => {
    const { screen } = await openConfigurator();
    await catchForm(async () => {
      await screen.getByRole(...button('Continue to checkout')).click();
      await expect.element(screen.getByText('Opening checkout…')).toBeVisible();
    }, 1);
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(screen.getByText('Opening checkout…').elements()).toEqual([]));
  });
});
