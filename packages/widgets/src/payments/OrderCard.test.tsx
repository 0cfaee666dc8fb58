import { describe, expect, test } from 'vitest';
import { everyFault, fakeLab } from '../../testing/fakeLab.ts';
import type { FakeLab } from '../../testing/fakeLab.ts';
import { frameIn, expectAfterTime, postFromFrame } from '../../testing/frame.ts';
import { renderSignedIn, labOrigin } from '../../testing/signedIn.tsx';
import type { SignedInOptions } from '../../testing/signedIn.tsx';
import { OrderCard } from './OrderCard.tsx';

const visa = {
  cardType: 'Visa',
  cardholderName: 'Hannah Prescott',
  maskedNumber: '•••• •••• •••• 1111',
  expirationDate: '09/2031',
  last4: '1111',
  token: 'card_one',
  provider: 'sandbox',
  view_card: true,
  error: '',
};
const other = { token: 'card_two', cardType: 'Mastercard', last4: '4444', maskedNumber: '•••• 4444' };
const none = { ...visa, cardType: '', cardholderName: '', maskedNumber: '', last4: '', token: '' };

interface Given {
  readonly card?: Readonly<Record<string, unknown>>;
  /** The answer of `set_cc_token`. */
  readonly error?: number;
  readonly authorises?: boolean;
}

function labWith({ card = visa, error = 0, authorises = false }: Given = {}) {
  const lab = fakeLab();
  let stands: Readonly<Record<string, unknown>> = card;
  lab.replies.set('/card_data', () => stands);
  lab.replies.set('/set_cc_token', ({ data, new_card: fresh }) => {
    if (error === 0 && fresh === '1') stands = { ...visa, ...JSON.parse(String(data)) };
    return { error };
  });
  if (authorises)
    lab.replies.set('/customer/details', () => ({
      code: '1005',
      company: { country: 'US' },
      currency: 'USD',
      features: ['cardAuthorisation'],
    }));
  return lab;
}

async function open(lab: FakeLab, options: SignedInOptions = {}) {
  const rendered = await renderSignedIn(
    lab,
    <OrderCard code="2600001" paymentsHref={(code) => `/ta/payments-list?ref=${code}`} />,
    options,
  );
  return rendered;
}

async function choosing(lab: FakeLab, button = 'Change card') {
  const rendered = await open(lab);
  await rendered.screen.getByRole('button', { name: button }).click();
  const frame = await frameIn(rendered.container);
  return { ...rendered, frame, sent: () => lab.bodies('/set_cc_token') };
}

describe('the card of an order', () => {
  test('PAY-13, PAY-17 is shown as people know it, with the way to its payments', async () => {
    const { screen, container } = await open(labWith());
    await expect.element(screen.getByText('Visa', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('ending in 1111')).toBeInTheDocument();
    await expect.element(screen.getByText('Hannah Prescott')).toBeVisible();
    await expect.element(screen.getByText('09/2031')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'All payments of this order' }))
      .toHaveAttribute('href', '/ta/payments-list?ref=2600001');
    expect(container.textContent).not.toContain('card_one');
  });

  test('PAY-27 none is chosen yet: one can be', async () => {
    const { screen } = await open(labWith({ card: none }));
    await expect.element(screen.getByText('No card selected for this order yet.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Choose a card' })).toBeVisible();
  });

  test('the card of a paid order that has left the lab is shown, and stays', async () => {
    const { screen } = await open(labWith({ card: { ...visa, is_settled: true } }));
    await expect.element(screen.getByText('ending in 1111')).toBeInTheDocument();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  test('PAY-24, PAY-27 an order that is not paid by card has no card block, only the way to its payments', async () => {
    const { screen, container } = await open(labWith({ card: { ...none, view_card: false } }));
    await expect.element(screen.getByRole('link', { name: 'All payments of this order' })).toBeVisible();
    expect(container.querySelector('section')).toBeNull();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  test('PAY-24 the lab’s error stands in place of the card', async () => {
    const { screen } = await open(labWith({ card: { ...visa, error: 'Card data is being checked.' } }));
    await expect.element(screen.getByText('Card data is being checked.')).toBeVisible();
    expect(screen.getByText('Hannah Prescott').elements()).toHaveLength(0);
  });

  test.each(everyFault)(
    'a card that cannot be read (%s) says so and is asked for again (T-E1)',
    async (fault) => {
      const lab = labWith();
      lab.fault('/card_data', fault);
      const { screen } = await open(lab);
      await expect.element(screen.getByRole('button', { name: 'Retry' }), { timeout: 5_000 }).toBeVisible();
      lab.mend();
      await screen.getByRole('button', { name: 'Retry' }).click();
      await expect.element(screen.getByText('Hannah Prescott')).toBeVisible();
    },
  );
});

describe('the change of it', () => {
  test('PAY-15 the frame is the lab’s page with mode, card, single-use ticket and language', async () => {
    const lab = labWith();
    const { frame } = await choosing(lab);
    const url = new URL(frame.src);
    expect(url.origin + url.pathname).toBe(`${labOrigin}/embed/online_payments`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
      mode: 'use',
      token: 'card_one',
      ta_token: 'once',
      locale: 'en',
    });
    expect(lab.bodies('/customer/ticket').at(-1)).toEqual({ purpose: 'cards', order_code: '2600001' });
    expect(frame.src).not.toContain('secret-token');
  });

  test('I18N-08 the frame speaks the language that arrives before it has begun; afterwards nothing is taken away', async () => {
    const lab = labWith();
    const { container, speak } = await choosing(lab);
    const localeOf = () => {
      const src = container.querySelector('iframe')?.src;
      return src === undefined ? null : new URL(src).searchParams.get('locale');
    };
    speak('it');
    await expect.poll(localeOf).toBe('it');
    const tickets = () => lab.bodies('/customer/ticket').length;
    const before = tickets();
    postFromFrame(await frameIn(container), { task: 'cardsReady' });
    await expect.poll(() => container.querySelector('[data-loaded]')).not.toBeNull();
    speak('de');
    await expect.poll(() => container.textContent).toContain('Karte');
    expect([localeOf(), tickets()]).toEqual(['it', before]);
  });

  test('PAY-14 a chosen card is saved for the order, then read again', async () => {
    const { screen, frame, container, sent } = await choosing(labWith());
    postFromFrame(frame, { task: 'cardsReady' });
    postFromFrame(frame, { task: 'useCard', card: { ...other, number: '4111111111111111' } });
    await expect.element(screen.getByText('Card changed.')).toBeVisible();
    await expect.element(screen.getByText('Mastercard', { exact: true })).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    expect(sent()).toEqual([
      { data: JSON.stringify(other), new_card: '1', cod_order: '2600001', task: 'changed' },
    ]);
  });

  test('a frame that answers twice counts once', async () => {
    const { screen, frame, sent } = await choosing(labWith());
    postFromFrame(frame, { task: 'useCard', card: other });
    postFromFrame(frame, { task: 'useCard', card: { ...other, token: 'card_three' } });
    await expect.element(screen.getByText('Card changed.')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(String(sent()[0]?.['data'])).toContain('card_two');
  });

  test.each([
    ['another origin', { origin: 'https://evil.test' }, { task: 'useCard', card: other }],
    [
      'an origin that only begins alike',
      { origin: `${labOrigin}.evil.test` },
      { task: 'useCard', card: other },
    ],
    ['no origin', { origin: 'null' }, { task: 'useCard', card: other }],
    ['another window', { source: window }, { task: 'useCard', card: other }],
    ['a card without a token', {}, { task: 'useCard', card: { last4: '4444' } }],
    ['no card', {}, { task: 'useCard' }],
    ['a foreign shape', {}, { task: ['useCard'], card: other }],
  ])('EMB-05 %s is not heard', async (_who, from, data) => {
    const { frame, sent, container } = await choosing(labWith());
    postFromFrame(frame, data, from);
    postFromFrame(frame, { task: 'cardsReady' });
    await expect.poll(() => container.querySelector('[data-loaded]')).not.toBeNull();
    expect(sent()).toEqual([]);
  });

  test('PAY-23 a frame that never answers is said after its time, and asked for again with a new ticket', async () => {
    const lab = labWith();
    const { screen, letTimePass, container } = await choosing(lab);
    await expectAfterTime(letTimePass, screen.getByText('We are sorry'));
    await expect
      .element(
        screen.getByText(/^The system is under maintenance. Please try again later. Nothing was changed/),
      )
      .toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await frameIn(container);
    expect(lab.bodies('/customer/ticket').length).toBeGreaterThan(1);
  });

  test('PAY-23 no ticket, no frame: said in the documented words, and tried again', async () => {
    const lab = labWith();
    lab.fault('/customer/ticket', 'broken');
    const { screen, container } = await open(lab);
    await screen.getByRole('button', { name: 'Change card' }).click();
    const again = screen.getByRole('dialog').getByRole('button', { name: 'Retry' });
    await expect.element(again).toBeVisible();
    await expect.element(screen.getByRole('dialog').getByText('We are sorry')).toBeVisible();
    lab.mend();
    await again.click();
    await frameIn(container);
  });

  test('PAY-23 a save that fails: “We are sorry”, and sent again it is the same wish', async () => {
    const lab = labWith();
    const keys: (string | undefined)[] = [];
    const fetch: FakeLab['fetch'] = (url, request) => {
      if (url.includes('set_cc_token')) keys.push(request.headers['idempotency-key']);
      return lab.fetch(url, request);
    };
    lab.fault('/set_cc_token', 'dropped');
    const { screen, frame } = await choosing({ ...lab, fetch });
    postFromFrame(frame, { task: 'useCard', card: other });
    await expect.element(screen.getByText('We are sorry')).toBeVisible();
    await expect
      .element(screen.getByText('The system is under maintenance. Please try again later.'))
      .toBeVisible();
    lab.mend();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('Card changed.')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys[0]).toMatch(/^\w{20,}$/);
  });

  test('PAY-23, ERR-14 in Italian the quoted words, to the letter', async () => {
    const { screen } = await open(labWith({ error: 2, authorises: true }), { language: 'it' });
    await screen.getByRole('button', { name: 'Procedi' }).click();
    await expect.element(screen.getByText('Spiacenti', { exact: true })).toBeVisible();
    await expect
      .element(
        screen.getByText('Il sistema è in manutenzione. Si prega di riprovare più tardi.', { exact: true }),
      )
      .toBeVisible();
  });

  test('a refused card is said as that, and another can be chosen', async () => {
    const { screen, frame } = await choosing(labWith({ error: 1 }));
    postFromFrame(frame, { task: 'useCard', card: other });
    await expect.element(screen.getByText(/Your bank declined this card/)).toBeVisible();
    await screen.getByRole('alert').getByRole('button', { name: 'Choose a card' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the customer who authorises each order', () => {
  test('PAY-16, PAY-25, ROLE-08 reads what is authorised; a double click on Proceed sends new_card 0 once', async () => {
    const lab = labWith({ authorises: true });
    const { screen } = await open(lab);
    await expect.element(screen.getByText(/By proceeding, you authorise the lab/)).toBeVisible();
    await screen.getByRole('button', { name: 'Proceed' }).dblClick();
    await expect.element(screen.getByText(/This card will be charged for the order/)).toBeVisible();
    expect(lab.bodies('/set_cc_token')).toEqual([{ new_card: '0', cod_order: '2600001', task: 'changed' }]);
  });

  test('PAY-16, ROLE-08 nobody else sees it, and it does not stand without a card', async () => {
    const usual = await open(labWith());
    await expect.element(usual.screen.getByText('Hannah Prescott')).toBeVisible();
    expect(usual.screen.getByRole('button', { name: 'Proceed' }).elements()).toHaveLength(0);
    usual.remove();
    const without = await open(labWith({ card: none, authorises: true }));
    await expect.element(without.screen.getByText('No card selected for this order yet.')).toBeVisible();
    expect(without.screen.getByRole('button', { name: 'Proceed' }).elements()).toHaveLength(0);
  });
});
