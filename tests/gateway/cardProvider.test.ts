import {
  addCard,
  cardData,
  listPayments,
  openCards,
  paymentListAnswer,
  proveCard,
  removeCard,
  setCardToken,
  ticket,
} from '@trade-area/core/contract';
import type { CardFrameAnswer } from '@trade-area/core/contract';
import { chromium } from 'playwright';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/parts/engines.mjs';
import { numbersIn } from '../fixtures/cardNumbers.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { startStripe } from '../fixtures/stripe.ts';
import type { StripeFault, StripeStandIn } from '../fixtures/stripe.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { useProviderFields } from './providerFields.ts';

const secret = 'sk_test_of_the_stand_in';
let stripe: StripeStandIn;
let lab: TestLab;
let owner: SignedIn;
let session: string;
let order: string;

beforeAll(async () => {
  stripe = await startStripe(secret);
  lab = await startTestLab({
    change: (config) => ({
      ...config,
      cards: {
        provider: 'stripe',
        api: stripe.origin,
        secret,
        script: `${stripe.origin}/v3/`,
        publicKey: 'pk_test_of_the_stand_in',
        timeoutMs: 400,
      },
    }),
  });
  owner = await signIn(lab.base, 'us@studio.test');
  const running = { token: owner.token, body: { query: { status: 1 } } };
  const { json } = await call(lab.base, listPayments, running);
  const paid = parse(paymentListAnswer, json).orders.find(({ price }) => price.payment_method === 'card');
  order = paid?.commessa ?? '';
});
afterAll(async () => {
  await lab.stop();
  await stripe.stop();
});
beforeEach(async () => {
  const { json } = await call(lab.base, ticket, { token: owner.token, body: { purpose: 'cards' } });
  const { ticket: ta_token } = json as { ticket: string };
  const opened = await call(lab.base, openCards, { body: { ta_token } });
  session = (opened.json as { session: string }).session;
});
afterEach(() => stripe.fault(null));

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
async function add(reference: string, key: string = crypto.randomUUID()) {
  const body = { session, reference, holder: 'Hannah Prescott' };
  const response = await call(lab.base, addCard, { body, ...keyed(key) });
  expect(response.status).toBe(200);
  return parse(addCard.answer, response.json);
}
async function prove(challenge: string, key: string = crypto.randomUUID()) {
  const response = await call(lab.base, proveCard, { body: { session, challenge }, ...keyed(key) });
  expect(response.status).toBe(200);
  return parse(addCard.answer, response.json);
}
async function setCard(token: string | undefined) {
  const body = { cod_order: order, data: JSON.stringify({ token }), new_card: '1' };
  return (await call(lab.base, setCardToken, { token: owner.token, body })).json;
}
const asked = (part: string) => stripe.asked.filter(({ call: one }) => one.includes(part)).length;
/** Adds a card for one test only: the provider's documented test cards are shared by all. */
function fresh(behaves: 'works' | 'challenges' = 'works'): string {
  const id = `pm_${crypto.randomUUID().replaceAll('-', '')}`;
  const card = { brand: 'amex', last4: '0005', exp_month: 12, exp_year: 2033 };
  stripe.methods.set(id, { id, card, customer: null, behaves });
  return id;
}

describe('a card at the second provider (EMB-09, PAY-15)', () => {
  it('is stored for later charges of its customer; only brand, last digits and expiry come back', async () => {
    const { outcome, added, cards } = await add('pm_card_mastercard');
    expect(outcome).toBe('done');
    expect(cards.find(({ token }) => token === added)).toMatchObject({
      cardType: 'Mastercard',
      last4: '4444',
      expirationDate: '09/2031',
      maskedNumber: '•••• •••• •••• 4444',
      provider: 'stripe',
    });
    const intent = stripe.asked.findLast(({ call: one }) => one === 'POST /v1/setup_intents');
    expect(Object.fromEntries(intent?.form ?? [])).toMatchObject({
      confirm: 'true',
      usage: 'off_session',
      payment_method: 'pm_card_mastercard',
      customer: expect.stringMatching(/^cus_/) as string,
      return_url: `${lab.base}/embed/online_payments/proven`,
    });
    expect((await fetch(`${lab.base}/embed/online_payments/proven`)).status).toBe(200);
    expect(await setCard(added)).toEqual({ error: 0 });
    const shown = await call(lab.base, cardData, { token: owner.token, body: { cod_order: order } });
    expect(shown.json).toMatchObject({ last4: '4444', provider: 'stripe', token: added });
    expect(JSON.stringify([cards, shown.json])).not.toMatch(/pm_card|cus_|sk_test/);
  });

  it.each([
    ['pm_card_chargeDeclined', 'declined'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired'],
    ['pm_of_nobody', 'declined'],
    ['sandbox.eyJraW5kIjoid29ya3MifQ.12345678', 'declined'],
    ['../../v1/customers', 'declined'],
  ])('%s is declined as %s, and no card is stored', async (reference, reason) => {
    const { outcome, reason: said, added } = await add(reference);
    expect([outcome, said, added]).toEqual(['declined', reason, '']);
  });

  it('stays pending until the holder confirms it at the bank, however often it is queried', async () => {
    const first = await add(fresh('challenges'));
    expect(first.outcome).toBe('challenge');
    expect(first.challenge_url).toMatch(new RegExp(`^${stripe.origin}/bank/seti_`));
    const early = await prove(first.challenge);
    expect([early.outcome, early.challenge_url]).toEqual(['challenge', first.challenge_url]);
    stripe.atBank(first.challenge_url.split('/').at(-1) ?? '', true);
    const count = early.cards.length;
    const proven = await Promise.all([
      prove(early.challenge),
      prove(early.challenge),
      prove(first.challenge),
    ]);
    expect(proven.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    expect(new Set(proven.map(({ added }) => added)).size).toBe(1);
    expect((await prove(first.challenge)).cards.length).toBe(count + 1);
  });

  it('a failed confirmation stores no card', async () => {
    const { challenge, challenge_url: url, cards } = await add(fresh('challenges'));
    stripe.atBank(url.split('/').at(-1) ?? '', false);
    const after = await prove(challenge);
    expect([after.outcome, after.reason]).toEqual(['declined', 'challengeFailed']);
    expect(after.cards.length).toBe(cards.length);
  });

  it('is removed at the provider too, and no longer pays for an order', async () => {
    const reference = fresh();
    const { added } = await add(reference);
    await call(lab.base, removeCard, { body: { session, token: added } });
    expect(stripe.methods.get(reference)?.customer).toBeNull();
    expect(asked(`${reference}/detach`)).toBe(1);
  });

  it.each([
    ['detached', (id: string) => Object.assign(stripe.methods.get(id) ?? {}, { customer: null })],
    ['gone', (id: string) => stripe.methods.delete(id)],
    ['run out', (id: string) => Object.assign(stripe.methods.get(id)?.card ?? {}, { exp_year: 2024 })],
  ])('a card that has become %s is refused for an order with error 1', async (_how, change) => {
    const reference = fresh();
    const { added } = await add(reference);
    change(reference);
    expect(await setCard(added)).toEqual({ error: 1 });
  });
});

const faults: readonly StripeFault[] = [
  'down',
  'silent',
  'html',
  'empty',
  'garbage',
  'list',
  'redirect',
  'unauthorised',
  'tooMany',
  'huge',
  'nothingKnown',
];

describe('a provider that fails', () => {
  it.each(faults)(
    '%s: no card is stored, the page says so, and the same request succeeds later',
    async (kind) => {
      const [reference, key] = [fresh(), crypto.randomUUID()];
      stripe.fault(kind);
      const failed = await add(reference, key);
      expect([failed.outcome, failed.added]).toEqual(['unavailable', '']);
      stripe.fault(null);
      const kept = await add(reference, key);
      expect([kept.outcome, kept.cards.length]).toEqual(['done', failed.cards.length + 1]);
    },
  );

  it.each(['/v1/setup_intents', '/v1/payment_methods'])(
    'a response lost at %s: a retry with the same key leaves one card at the provider and in the lab',
    async (path) => {
      const [reference, key] = [fresh(), crypto.randomUUID()];
      const before = stripe.intents.size;
      stripe.fault('lost', path);
      const failed = await add(reference, key);
      expect(failed.outcome).toBe('unavailable');
      stripe.fault(null);
      const [one, two] = [await add(reference, key), await add(reference, key)];
      expect([one.outcome, two.added]).toEqual(['done', one.added]);
      expect(two.cards.length).toBe(failed.cards.length + 1);
      expect(stripe.intents.size).toBe(before + 1);
    },
  );

  it.each(faults)('%s during a confirmation leaves the challenge open', async (kind) => {
    const { challenge, challenge_url: url } = await add(fresh('challenges'));
    stripe.atBank(url.split('/').at(-1) ?? '', true);
    stripe.fault(kind);
    expect((await prove(challenge)).outcome).toBe('unavailable');
    stripe.fault(null);
    expect((await prove(challenge)).outcome).toBe('done');
  });

  it.each(faults)('%s while an order’s card is changed: error 2, the card stays unchanged', async (kind) => {
    const { added } = await add(fresh());
    const read = async () =>
      (await call(lab.base, cardData, { token: owner.token, body: { cod_order: order } })).json;
    const before = await read();
    stripe.fault(kind);
    expect(await setCard(added)).toEqual({ error: 2 });
    expect(await read()).toEqual(before);
    stripe.fault(null);
    expect(await setCard(added)).toEqual({ error: 0 });
  });

  it('a card can be removed from the lab while the provider is down', async () => {
    const { added } = await add(fresh());
    stripe.fault('down');
    const body = { session, token: added };
    const { cards } = (await call(lab.base, removeCard, { body })).json as CardFrameAnswer;
    expect(cards.map(({ token }) => token)).not.toContain(added);
  });

  it('a full card number instead of the last digits is refused', async () => {
    const reference = fresh();
    Object.assign(stripe.methods.get(reference)?.card ?? {}, { last4: '4242424242424242' });
    expect((await add(reference)).outcome).toBe('unavailable');
  });

  it('logs every failure without secret, number or address', () => {
    const logged = lab.logged.join('\n');
    expect(logged).toContain('the card provider does not answer');
    expect(logged).not.toMatch(/sk_test|pm_|4242424242424242/);
  });
});

describe('the card page with the provider’s own fields', () => {
  const address = async () => {
    const { json } = await call(lab.base, ticket, { token: owner.token, body: { purpose: 'cards' } });
    return `${lab.base}/embed/online_payments?mode=store&ta_token=${(json as { ticket: string }).ticket}`;
  };

  it('loads the provider’s script only and has no field for a number itself', async () => {
    const page = await fetch(await address());
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${stripe.origin};`);
    expect(policy).toContain(`frame-src ${stripe.origin};`);
    expect(await page.text()).not.toContain('cc-number');
  });

  it('stores, declines and confirms a card whose number only the provider sees', async () => {
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(lab.base)) sent.push(request.url(), request.postData() ?? '');
      });
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(await address());
      // The page draws its cards when the lab has answered.
      await page.getByRole('listitem').first().waitFor();
      const count = await page.getByRole('listitem').count();
      await useProviderFields(page);
      expect(await page.getByRole('listitem').count()).toBe(count + 2);
      expect(
        numbersIn(sent.join('\n'), ['4000000000000002', '5555555555554444', '4000002500003155']),
      ).toEqual([]);
      // The provider answers the refusal with its own status.
      expect(complaints.filter((text) => !text.includes('402'))).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
