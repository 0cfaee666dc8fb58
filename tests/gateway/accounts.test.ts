import { createHash } from 'node:crypto';
import {
  checkCode,
  checkGdpr,
  details,
  orderListAnswer,
  ordersIncomplete,
  ordersInProcess,
  unreadMessages,
} from '@trade-area/core/contract';
import type { CustomerDetails, OrderListAnswer, OrderRow, UnreadMessage } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { call, signIn as signInOnce } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

const base = inject('base');

const sessions = new Map<string, Promise<SignedIn>>();
/** A sign-in is slow on purpose, so all tests of this file share its sessions. */
function signIn(at: string, email: string): Promise<SignedIn> {
  const known = sessions.get(email) ?? signInOnce(at, email);
  sessions.set(email, known);
  return known;
}

const accounts = [
  ['it@studio.test', '1001', '1', 'IT', 'EUR'],
  ['fr@studio.test', '1002', '102', 'FR', 'EUR'],
  ['de@studio.test', '1003', '51', 'DE', 'EUR'],
  ['es@studio.test', '1004', '70', 'ES', 'EUR'],
  ['us@studio.test', '1005', '100', 'US', 'USD'],
  ['ca@studio.test', '1006', '100', 'CA', 'CAD'],
  ['uk@studio.test', '1007', '101', 'GB', 'GBP'],
  ['ie@studio.test', '1008', '101', 'IE', 'EUR'],
  ['gb@studio.test', '1009', '110', 'GB', 'GBP'],
  ['au@studio.test', '1010', '201', 'AU', 'AUD'],
  ['internal@lab.test', '0', '1', 'IT', 'EUR'],
  ['reduced@studio.test', '1020', '1', 'IT', 'EUR'],
  ['social@studio.test', '1021', '1', 'IT', 'EUR'],
  ['empty@studio.test', '1022', '51', 'DE', 'EUR'],
  ['big@studio.test', '1023', '1', 'IT', 'EUR'],
] as const;

type List = typeof ordersInProcess | typeof ordersIncomplete;

async function everyPage(
  token: string,
  list: List,
  query: Record<string, unknown> = {},
): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { json } = await call(base, list, { token, path: { page }, body: { query } });
    const raw = (json as { orders: unknown[] }).orders.length;
    const answer: OrderListAnswer = parse(orderListAnswer, json);
    // The tolerant schema drops invalid fields, so an equal object proves that no field is invalid.
    expect(answer.orders).toHaveLength(raw);
    rows.push(...answer.orders);
    pages = answer.pages;
  }
  return rows;
}

describe('demonstration accounts (docs/sites.md, Demonstration accounts)', () => {
  it.each(accounts)(
    '%s signs in as customer %s, and the check of the code says the same (GW-12, ACC-19, CONST-18)',
    async (email, code, area, country, currency) => {
      const session = await signIn(base, email);
      expect(session).toMatchObject({ status: '1', cod_fot: code, user: code, area, inter: 0 });
      const seen = parse(
        details.answer,
        (await call(base, details, { token: session.token })).json,
      ) as CustomerDetails;
      expect(seen).toMatchObject({ code, email, area, currency, c: session.c });
      expect(seen.company.country).toBe(country);
      const check = (await call(base, checkCode, { token: session.token, query: { c: session.c } })).json;
      expect(parse(checkCode.answer, check)).toMatchObject({
        area,
        nazione: country,
        // PROMO-34: pounds are called GBR here.
        currency: currency === 'GBP' ? 'GBR' : currency,
      });
    },
  );

  it.each(accounts)(
    'SES-23, GW-15 the details of %s hold every field that the portal reads',
    async (email, code, area) => {
      const { token } = await signIn(base, email);
      const seen = (await call(base, details, { token })).json as Record<string, unknown>;
      expect(seen).toMatchObject({
        code,
        email,
        area,
        name: expect.stringMatching(/./),
        surname: expect.stringMatching(/./),
        sesso: expect.stringMatching(/^[MF]?$/),
        company: {
          name: expect.stringMatching(/./),
          city: expect.stringMatching(/./),
          state: expect.any(String),
          country: expect.stringMatching(/^[A-Z]{2}$/),
          address: expect.stringMatching(/./),
        },
        fatturato_anno_corrente: expect.any(Number),
        fatturato_passato_oggi: expect.any(Number),
        max_fatturato_biennio: expect.any(Number),
        perc_wedding_corrente: expect.any(Number),
        perc_wedding_passato: expect.any(Number),
        fatturazione_elettronica: expect.any(Array),
        ui: { default: expect.any(String), language: expect.any(String) },
        check_brexit: expect.any(Boolean),
        eori: expect.any(String),
      });
      // Two of them have no representative.
      const { gestore } = parse(details.answer, seen);
      expect(gestore === null).toBe(['internal@lab.test', 'empty@studio.test'].includes(email));
      expect(gestore?.nome ?? 'none').not.toBe('');
    },
  );

  it('GW-48 `c` is a random value of the lab: one for each customer, not a hash of the customer code', async () => {
    const known = await Promise.all(accounts.map(async ([email]) => (await signIn(base, email)).c));
    expect(new Set(known).size).toBe(accounts.length);
    for (const [index, [, code]] of accounts.entries()) {
      expect(known[index]).toMatch(/^[\w-]{22,}$/);
      for (const algorithm of ['md5', 'sha1', 'sha256'])
        expect(known[index]).not.toBe(createHash(algorithm).update(code).digest('hex'));
    }
  });

  it.each(accounts.slice(0, 10))(
    '%s has orders in every state',
    async (email, _code, _area, _country, currency) => {
      const { token } = await signIn(base, email);
      const rows = await everyPage(token, ordersInProcess);
      const has = (fits: (row: OrderRow) => boolean) => rows.some(fits);
      for (let status = 1; status <= 12; status += 1)
        expect(has((row) => row.fm_status === status)).toBe(true);
      for (const phase of [248, 480, 28, 490, 496, null])
        expect(has((row) => row.fm_status === 1 && row.phase_main === phase)).toBe(true);
      expect(has((row) => row.is_onhold === 1 && row.fm_status === 2)).toBe(true);
      expect(has((row) => row.is_onhold === 1 && row.fm_status !== 2)).toBe(true);
      expect(has((row) => row.price === null)).toBe(true);
      expect(has((row) => row.price?.price === 0)).toBe(true);
      expect(rows.every((row) => row.price === null || row.price.currency.code === currency)).toBe(true);

      const waiting = await everyPage(token, ordersIncomplete);
      for (const byFtp of [true, false])
        for (const blocked of [true, false])
          for (const transfer of [0, 1, 2, null])
            expect(
              waiting.some(
                (row) => row.by_ftp === byFtp && row.blocked === blocked && row.transfer_status === transfer,
              ),
            ).toBe(true);

      const unread = parse(
        unreadMessages.answer,
        (await call(base, unreadMessages, { token })).json,
      ) as UnreadMessage[];
      expect(unread.length).toBeGreaterThan(2);
      const all = [...rows, ...waiting];
      for (const { cod_order, unread: count } of unread)
        expect(all.find((row) => row.commessa === cod_order)?.messages.unread).toBe(count);
      expect(all.filter((row) => row.messages.unread > 0)).toHaveLength(unread.length);
    },
  );

  it('some accounts have special permissions (ROLE-05, ROLE-07, ROLE-08)', async () => {
    const featuresOf = async (email: string) => (await signIn(base, email))['features'];
    expect(await featuresOf('internal@lab.test')).toEqual(['internal', 'beta']);
    expect(await featuresOf('reduced@studio.test')).toEqual(['reducedLayout']);
    expect(await featuresOf('social@studio.test')).toEqual(['socialLinks']);
    expect(await featuresOf('us@studio.test')).toEqual(['cardAuthorisation']);
    expect(await featuresOf('it@studio.test')).toEqual([]);

    const uk = await signIn(base, 'uk@studio.test');
    expect((await call(base, details, { token: uk.token })).json).toMatchObject({
      check_brexit: true,
      eori: '',
    });
    const it = await signIn(base, 'it@studio.test');
    const italian = parse(details.answer, (await call(base, details, { token: it.token })).json);
    expect(italian.fatturazione_elettronica[0]?.codice_destinatario_univoco).toHaveLength(7);
    expect(italian.gestore?.riferimenti.length).toBeGreaterThan(0);

    const empty = await signIn(base, 'empty@studio.test');
    expect(await everyPage(empty.token, ordersInProcess)).toEqual([]);
    expect(await everyPage(empty.token, ordersIncomplete)).toEqual([]);
    expect((await call(base, unreadMessages, { token: empty.token })).json).toEqual([]);

    const big = await signIn(base, 'big@studio.test');
    const first = parse(orderListAnswer, (await call(base, ordersInProcess, { token: big.token })).json);
    expect(first.pages).toBeGreaterThan(9);
  });

  it('PRIV-06, PRIV-07 consent is given, refused, changed or not asked yet', async () => {
    const consentOf = async (email: string) => {
      const { token, cod_fot } = await signIn(base, email);
      return (await call(base, checkGdpr, { token, body: { cod_fot, int: '0' } })).json;
    };
    expect(await consentOf('it@studio.test')).toEqual({ show: false, gdpr_value: 1 });
    expect(await consentOf('fr@studio.test')).toEqual({ show: false, gdpr_value: 0 });
    expect(await consentOf('es@studio.test')).toEqual({ show: false, gdpr_value: 1 });
    expect(await consentOf('au@studio.test')).toEqual({ show: true, gdpr_value: null });
  });

  it('SES-10 an account of the old mini trade area learns this only with the correct password, and gets no token', async () => {
    const old = await signIn(base, 'old@studio.test');
    expect(old.status).toBe('sb active');
    expect(old.token).toBeUndefined();
    expect(await signInOnce(base, 'old@studio.test', { password: 'wrong-password1' })).toMatchObject({
      status: '0',
    });
  });
});
