import { quoteEndpoints } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { add, hiddenOn } from './cartSteps.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import { openCheckout, saveQuote } from './quoteSteps.ts';

/** An order is written as a whole: whichever of its writes fails, nothing of it is there, and the next press works. */
let lab: TestLab;
let who: SignedIn;
/** A saved card of the customer. */
let card = '';

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
  const [saved] = await lab.query(
    `select k.token from cards k join customers c on c.id = k.customer_id where c.code = '1001' limit 1`,
  );
  card = saved?.['token'] ?? '';
  await lab.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused by a test'; end $$`);
});
afterAll(() => lab.stop());

/** Every table that placing an order writes, with the statement. */
const writes = [
  ['checkouts', 'insert or update'],
  ['orders', 'insert'],
  ['order_details', 'insert'],
  ['order_lines', 'insert'],
  ['upload_sets', 'insert'],
  ['messages', 'insert'],
  ['order_cards', 'insert or update'],
  ['promotions', 'update'],
  ['delivery_addresses', 'insert'],
  ['quotes', 'update'],
  ['jobs', 'insert'],
] as const;

/** An address that the order adds to the address book. */
const elsewhere = (code: string) => ({
  delivery: 'other',
  address_name: `Anna Verdi ${code}`,
  address_address: 'Lindenweg 3',
  address_zip: '10115',
  address_city: 'Berlin',
  address_state: '',
  address_country: 'DE',
  keep_address: '1',
});

const { read } = quoteEndpoints[''];

/** Rows of everything that belongs to an order. */
async function traces(code: string): Promise<number> {
  const [row] = await lab.query(`select (select count(*) from orders where commessa = '${code}')
    + (select count(*) from orders where search like '%${code}%')
    + (select count(*) from messages where txt_public = 'Note of ${code}') as count`);
  return Number(row?.['count']);
}

describe.each(writes)('a write to %s that fails', (table, statement) => {
  it('leaves nothing of the order, and the next press places it once', async () => {
    const { browser, code, id } = await openQuote(lab.base, who, '10', [{ name: 'Pages', numberValue: 40 }]);
    const page = await browser.page(`/checkout/${code}/`);
    const form = {
      ...good,
      ...elsewhere(code),
      payment: card,
      note: `Note of ${code}`,
      seen: seenOn(page),
    };
    await lab.query(
      `create trigger refused before ${statement} on ${table} for each row execute function refuse()`,
    );
    const refused = await browser.send(`/checkout/${code}/order`, form);
    await lab.query(`drop trigger refused on ${table}`);
    expect(refused.status).toBe(500);
    expect(await traces(code)).toBe(0);
    const kept = await call(lab.base, read, { token: who.token, path: { conf_id: id } });
    expect(parse(read.answer, kept.json).is_ordered).toBe(false);

    const placed = await browser.send(`/checkout/${code}/order`, form);
    expect(placed.headers.get('location')).toContain('/done');
    expect(await lab.query(`select 1 from orders where commessa = '${code}'`)).toHaveLength(1);
  });
});

/** The writes that only a cart makes, and the last row of each of its tables, when the others are written. */
const cartWrites = [
  ...writes.map(([table, statement]) => [table, statement, ''] as const),
  ['payments', 'insert', ''],
  ['coupon_redemptions', 'insert', ''],
  ['cart_lines', 'delete', ''],
  ['carts', 'update', ''],
  ['orders', 'insert', 'when (new.commessa = $last)'],
  ['messages', 'insert', "when (new.txt_public = 'Note of ' || $last)"],
  ['payments', 'insert', 'when (new.commessa = $last)'],
  ['quotes', 'update', 'when (new.order_code = $last)'],
] as const;

describe.each(cartWrites)(
  'a cart of three: a write to %s that fails (%s %s)',
  (table, statement, condition) => {
    it('leaves nothing of any order, and the next press places all three once', async () => {
      await lab.query('delete from cart_lines');
      await lab.query('delete from coupon_redemptions');
      const quotes = [
        await saveQuote(lab.base, who),
        await saveQuote(lab.base, who, '22', [{ name: 'Size', stringValue: '25x25' }]),
        await saveQuote(lab.base, who),
      ];
      let code = '';
      for (const { id } of quotes) ({ code } = await add(lab.base, who, id));
      const browser = await openCheckout(lab.base, who, code);
      const [first, second, last] = quotes.map((quote) => quote.code);
      const typed = {
        ...good,
        ...elsewhere(code),
        payment: card,
        coupon: 'GO20',
        note: `Note of ${first}`,
        [`note_${second}`]: `Note of ${second}`,
        [`note_${last}`]: `Note of ${last}`,
      };
      const contents = hiddenOn(await browser.page(`/checkout/${code}/`)).contents;
      await browser.send(`/checkout/${code}/details`, { ...typed, contents });
      const form = { ...typed, ...hiddenOn(await browser.page(`/checkout/${code}/`)) };
      await lab.query(
        `create trigger refused before ${statement} on ${table} for each row ${condition.replace('$last', `'${last}'`)} execute function refuse()`,
      );
      const refused = await browser.send(`/checkout/${code}/order`, form);
      await lab.query(`drop trigger refused on ${table}`);
      expect(refused.status).toBe(500);
      for (const quote of quotes) expect(await traces(quote.code)).toBe(0);
      const [left] = await lab.query(
        `select count(*)::int as lines, (select count(*)::int from quotes where order_code in ('${first}', '${second}', '${last}') and is_ordered) as ordered from cart_lines`,
      );
      expect(left).toEqual({ lines: 3, ordered: 0 });

      const placed = await browser.send(`/checkout/${code}/order`, form);
      expect(placed.headers.get('location')).toContain('/done');
      const orders = await lab.query(
        `select o.commessa, o.list_price as gross, (select sum(p.amount)::int from payments p where p.order_id = o.id) as paid,
        (select count(*)::int from messages m where m.order_id = o.id) as notes from orders o where shipment_code = '${code}' order by id`,
      );
      expect(orders.map(({ commessa, notes }) => [commessa, notes])).toEqual(
        quotes.map((quote) => [quote.code, 1]),
      );
      expect(orders.reduce((sum, { paid }) => sum + Number(paid), 0)).toBe(Number(form.seen));
      expect(orders.every(({ gross, paid }) => gross === paid)).toBe(true);
      const [charges] = await lab.query(
        `select count(*)::int as count from card_charges where order_code = '${code}' and state <> 'declined'`,
      );
      expect(charges?.['count']).toBe(1);
    });
  },
);

/** Rows that the database derives from those of the order and its payment, in the same statement. */
const derived = ['customers', 'order_counts', 'order_days', 'payment_counts', 'search_words'];
/** Written before the order: what was typed, and the charge of the card, here and at its provider. Both have faults of their own. */
const earlier = ['checkouts', 'card_charges', 'sandbox_charges'];

it('the lists above name every table that an order with everything writes', async () => {
  await lab.query('delete from cart_lines');
  await lab.query('delete from coupon_redemptions');
  await lab.query('create table written_by_order (name text)');
  await lab.query(`create function note_write() returns trigger language plpgsql as $$
    begin insert into written_by_order values (tg_table_name); return null; end $$`);
  await lab.query(`do $$ declare each text; begin
    for each in select tablename from pg_tables where schemaname = 'public' and tablename <> 'written_by_order' loop
      execute format('create trigger noted after insert or update or delete on %I for each row execute function note_write()', each);
    end loop; end $$`);
  const quotes = [
    await saveQuote(lab.base, who),
    await saveQuote(lab.base, who, '22', [{ name: 'Size', stringValue: '25x25' }]),
  ];
  let code = '';
  for (const { id } of quotes) ({ code } = await add(lab.base, who, id));
  const browser = await openCheckout(lab.base, who, code);
  const typed = { ...good, ...elsewhere(code), payment: card, coupon: 'GO20', note: `Note of ${code}` };
  const { contents } = hiddenOn(await browser.page(`/checkout/${code}/`));
  await browser.send(`/checkout/${code}/details`, { ...typed, contents });
  const form = { ...typed, ...hiddenOn(await browser.page(`/checkout/${code}/`)) };
  await lab.query('delete from written_by_order');
  const placed = await browser.send(`/checkout/${code}/order`, form);
  const written = await lab.query('select distinct name from written_by_order order by name');
  await lab.query('drop function note_write cascade');
  expect(placed.headers.get('location')).toContain('/done');
  const named = new Set<string>([...cartWrites.map(([table]) => table), ...derived, ...earlier]);
  expect(written.map(({ name = '' }) => name).filter((name) => !named.has(name))).toEqual([]);
  expect(written.length).toBeGreaterThan(12);
});
