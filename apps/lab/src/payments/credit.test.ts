import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { orders } from '../database/schema/orders.ts';
import { creditOf } from './credit.ts';

let opened: Awaited<ReturnType<typeof databaseForTest>>;
beforeAll(async () => {
  opened = await databaseForTest();
}, 120_000);
afterAll(() => opened.stop());

let made = 0;
async function customer(creditLimit: number | null): Promise<Owner> {
  made += 1;
  const [row] = await opened.database.queries
    .insert(customers)
    .values({
      code: `C${made}`,
      publicId: `p${made}`,
      email: `c${made}@studio.test`,
      name: '',
      surname: '',
      area: '1',
      currency: 'EUR',
      creditLimit,
      company: { name: 'Studio', address: '', city: '', zip: '', state: '', country: 'IT', vat: '' },
      turnover: {
        fatturato_anno_corrente: 0,
        fatturato_passato_oggi: 0,
        max_fatturato_biennio: 0,
        perc_wedding_corrente: 0,
        perc_wedding_passato: 0,
      },
      passwordHash: '',
    })
    .returning({ id: customers.id });
  return ownerOf({ customerId: row?.id ?? 0 });
}

async function order(owner: Owner, change: Partial<typeof orders.$inferInsert>): Promise<void> {
  made += 1;
  await opened.database.queries.insert(orders).values({
    customerId: owner,
    commessa: String(made),
    orderCode: String(made),
    article: 'Album',
    incomplete: false,
    orderDate: '2026-11-20',
    currency: 'EUR',
    status: 1,
    fmStatus: 1,
    search: '',
    paymentData: 'on account',
    ...change,
  });
}

describe('the credit of a customer', () => {
  it('is nothing without a limit', async () => {
    const owner = await customer(null);
    expect(await creditOf(opened.database.queries, owner)).toEqual({
      limit: null,
      used: 0,
      free: 0,
      currency: 'EUR',
    });
  });

  it('counts what is open on account, and what was shipped unpaid', async () => {
    const owner = await customer(100_000);
    await order(owner, { amountToPay: 10_000 });
    await order(owner, { amountToPay: 5_000, incomplete: true });
    await order(owner, { amountToPay: 2_000, fmStatus: 2, paymentData: 'bank transfer' });
    // Not open: prepaid orders that wait for their money, cancelled and paid ones, those of others, another currency.
    await order(owner, { amountToPay: 900, paymentData: 'bank transfer' });
    await order(owner, { amountToPay: 800, fmStatus: 7 });
    await order(owner, { amountToPay: 0 });
    await order(owner, { amountToPay: 600, currency: 'USD' });
    await order(await customer(50_000), { amountToPay: 40_000 });
    const expected = { limit: 100_000, used: 17_000, free: 83_000, currency: 'EUR' };
    expect(await creditOf(opened.database.queries, owner)).toEqual(expected);
  });

  it('is never less than nothing when the limit was lowered', async () => {
    const owner = await customer(5_000);
    await order(owner, { amountToPay: 9_000 });
    expect(await creditOf(opened.database.queries, owner)).toMatchObject({ used: 9_000, free: 0 });
  });

  it('of two orders at once, the second sees what the first uses', async () => {
    const owner = await customer(10_000);
    const place = () =>
      opened.database.transaction(async (queries) => {
        const { free } = await creditOf(queries, owner, { lock: true });
        if (free < 6_000) return false;
        made += 1;
        await queries.insert(orders).values({
          customerId: owner,
          commessa: String(made),
          orderCode: String(made),
          article: 'Album',
          incomplete: true,
          orderDate: '2026-11-20',
          currency: 'EUR',
          status: 0,
          fmStatus: 1,
          search: '',
          paymentData: 'on account',
          amountToPay: 6_000,
        });
        return true;
      });
    expect((await Promise.all([place(), place()])).toSorted()).toEqual([false, true]);
    const rows = await rowsOf(
      opened.database.queries,
      sql`select id from orders where customer_id = ${owner}`,
    );
    expect(rows).toHaveLength(1);
  });
});
