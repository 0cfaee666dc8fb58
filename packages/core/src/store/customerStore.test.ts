import { describe, expect, it } from 'vitest';
import { checked, item, terms } from '../../test/catalogue.ts';
import { recordCalls } from '../../test/orders.ts';
import { memoryStore } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { createCustomerStore } from './customerStore.ts';

const book = item();
const context = checked({
  promo: [{ id_promo: 901, discount: { wedding: 15 } }],
  wa_camp: 2,
  currency: 'EUR',
});
const good: Readonly<Record<string, unknown>> = {
  'store.customer': [book],
  'promotions.active': { items: [], overlay: null },
  'promotions.checkCode': context,
  'auth.ticket': { ticket: 'T1', expires_in: 60 },
};

/** A customer's store over a gateway that answers when it is told to, or at once. */
function setUp(stored: Readonly<Record<string, string>> = {}) {
  const answers: Record<string, Result<unknown>> = Object.fromEntries(
    Object.entries(good).map(([id, value]) => [id, succeed(value)]),
  );
  let waiting: (() => void)[] | null = null;
  const { gateway, calls } = recordCalls((id) => {
    const answer = answers[id] ?? fail('notFound');
    const held = waiting;
    return held ? new Promise((resolve) => held.push(() => resolve(answer))) : answer;
  });
  const storage = memoryStore(stored);
  const who = { customer: { c: 'hash', inter: false } as { c: string; inter: boolean } | null };
  const store = createCustomerStore({ gateway, storage, customer: () => who.customer });
  return {
    ...store,
    answers,
    calls,
    storage,
    who,
    asked: () => calls.map(({ id }) => id),
    state: store.store.getState,
    hold: () => (waiting = []),
    async release() {
      const held = waiting ?? [];
      waiting = null;
      for (const answer of held) answer();
      await Promise.resolve();
    },
  };
}
const all = ['store.customer', 'promotions.active', 'promotions.checkCode'];

describe('createCustomerStore', () => {
  it('STATE-02, STATE-09, STORE-38: the three are asked together', async () => {
    const lab = setUp();
    lab.hold();
    const done = lab.load('it');
    expect(lab.asked()).toEqual(all);
    expect(lab.state().items).toEqual({ data: null, working: true, failure: null });
    await lab.release();
    await done;
    expect(lab.state()).toMatchObject({
      items: { data: [book], working: false },
      promotions: { data: { items: [] } },
      context: { data: context },
      promos: context.promo,
    });
    expect(lab.calls.map(({ input }) => [input.query, input.body])).toEqual([
      [{ lang: 'it' }, undefined],
      [{ lang: 'it' }, { inter: 0, overlay: 1 }],
      [{ c: 'hash' }, undefined],
    ]);
  });

  it('STATE-09: once per session, anew on store entry with the old rows in place', async () => {
    const lab = setUp();
    await Promise.all([lab.load('it'), lab.load('it'), lab.enter('it')]);
    await lab.load('it');
    expect(lab.asked()).toEqual(all);
    lab.hold();
    const done = lab.enter('it');
    expect(lab.asked()).toEqual([...all, ...all]);
    expect(lab.state().items).toMatchObject({ data: [book], working: true });
    await lab.release();
    await done;
  });

  it('another language asks for what has words', async () => {
    const lab = setUp();
    await lab.load('it');
    await lab.load('fr');
    expect(lab.asked().slice(3)).toEqual(['store.customer', 'promotions.active']);
    expect(lab.calls.at(3)?.input.query).toEqual({ lang: 'fr' });
  });

  it('T-E7: the language asked for last wins', async () => {
    const lab = setUp();
    lab.hold();
    const first = lab.load('it');
    const answered = lab.release();
    lab.answers['store.customer'] = succeed([item({ slug: 'french' })]);
    const second = lab.load('fr');
    await Promise.all([first, second, answered]);
    expect(lab.state().items.data?.map(({ slug }) => slug)).toEqual(['french']);
    expect(lab.state().items.working).toBe(false);
  });

  it('T-E1: a failure keeps what was there, and is asked again by load and by retry', async () => {
    const lab = setUp();
    await lab.load('it');
    lab.answers['store.customer'] = fail('unavailable');
    await lab.enter('it');
    expect(lab.state().items).toMatchObject({
      data: [book],
      working: false,
      failure: { kind: 'unavailable' },
    });
    lab.answers['store.customer'] = succeed([]);
    await lab.retry('items', 'it');
    expect(lab.state().items).toEqual({ data: [], working: false, failure: null });

    const empty = setUp();
    empty.answers['promotions.checkCode'] = fail('offline');
    await empty.load('it');
    expect(empty.state()).toMatchObject({
      context: { data: null, failure: { kind: 'offline' } },
      promos: [],
    });
    await empty.load('it');
    expect(empty.asked().slice(3)).toEqual(['promotions.checkCode']);
  });

  it('reload drops what is known before it asks again, and only for what was known', async () => {
    const lab = setUp();
    await lab.need('items', 'it');
    lab.answers['store.customer'] = succeed([item({ slug: 'mended' })]);
    lab.hold();
    const done = lab.reload('it');
    expect(lab.state().items).toEqual({ data: null, working: true, failure: null });
    expect(lab.asked()).toEqual(['store.customer', 'store.customer']);
    await lab.release();
    await done;
    expect(lab.state().items.data?.map(({ slug }) => slug)).toEqual(['mended']);
  });

  it('one part alone is asked for once, and not again by load', async () => {
    const lab = setUp();
    await Promise.all([lab.need('context', 'it'), lab.need('context', 'it')]);
    await lab.need('context', 'de');
    expect(lab.asked()).toEqual(['promotions.checkCode']);
    await lab.load('it');
    expect(lab.asked()).toEqual(['promotions.checkCode', 'store.customer', 'promotions.active']);
    await lab.need('promotions', 'de');
    expect(lab.calls.at(-1)).toMatchObject({
      id: 'promotions.active',
      input: { query: { lang: 'de' } },
    });
  });

  it('nobody is signed in: nothing is asked', async () => {
    const lab = setUp({ promoJSON: '[{"id_promo":1}]' });
    lab.who.customer = null;
    await lab.load('it');
    expect([lab.asked(), lab.state().promos]).toEqual([[], []]);
  });

  it('an answer for the customer before is dropped', async () => {
    const lab = setUp();
    lab.hold();
    const done = lab.load('it');
    lab.reset();
    await lab.release();
    await done;
    expect(lab.state()).toEqual(lab.store.getInitialState());
    expect(lab.storage.get('promoJSON')).toBeNull();
    await lab.load('it');
    expect(lab.state().items.data).toEqual([book]);
  });

  it('DEC-01: a ticket for a link, or why there is none', async () => {
    const lab = setUp();
    expect(await lab.linkTicket()).toEqual(succeed('T1'));
    expect(lab.calls[0]?.input.body).toEqual({ purpose: 'store' });
    lab.answers['auth.ticket'] = fail('tooMany');
    expect(await lab.linkTicket()).toMatchObject({ ok: false, failure: { kind: 'tooMany' } });
  });
});

describe('the copy in the browser', () => {
  it('DASH-19, STATE-03: is written under the documented keys', async () => {
    const lab = setUp();
    await lab.load('it');
    expect(lab.storage.get('havePromo')).toBe('1');
    expect(JSON.parse(lab.storage.get('promoJSON') ?? '')).toMatchObject([
      { id_promo: '901', discount: { wedding: 15 } },
    ]);
    expect(JSON.parse(lab.storage.get('promoactive') ?? '')).toMatchObject({
      promo: [{ id_promo: '901' }],
      wa_camp: 2,
    });
    lab.answers['promotions.checkCode'] = succeed(checked());
    await lab.enter('it');
    expect([lab.storage.get('havePromo'), lab.storage.get('promoJSON')]).toEqual(['0', '[]']);
  });

  it('counts until the answer comes, and when it does not', async () => {
    const lab = setUp({ promoJSON: '[{"id_promo":7,"discount":{"go":"20"}},null,5]' });
    lab.answers['promotions.checkCode'] = fail('offline');
    await lab.load('it');
    expect(lab.state().promos).toEqual([terms(7, { discount: { go: 20 } })]);
  });

  it.each(['{', '', 'null', '{"a":1}', '7', '"x"', '[', 'undefined'])(
    'STATE-10: %j counts as absent and is removed',
    async (promoJSON) => {
      const lab = setUp({ promoJSON });
      lab.answers['promotions.checkCode'] = fail('offline');
      await lab.load('it');
      expect([lab.state().promos, lab.storage.get('promoJSON')]).toEqual([[], null]);
    },
  );
});
