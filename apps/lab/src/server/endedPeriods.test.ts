import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { labForTest } from '../../test/labForTest.ts';
import { labMoment } from '../base/labMoment.ts';
import { rowsOf } from '../database/open.ts';
import { orderForStaff } from '../production/orderTable.ts';
import { createReprint } from '../production/reprint.ts';
import { ordersWithoutProof } from '../production/table.ts';
import { createUploadId } from './uploadCreation.ts';

/** Periods of the privacy policy that files, orders and accounts have (PRIV-02). */
let shop: Awaited<ReturnType<typeof labForTest>>;
beforeAll(async () => {
  shop = await labForTest();
}, 180_000);
afterAll(() => shop.stop());

const day = 86_400_000;
const run = (text: string) => shop.lab.database.queries.execute(sql.raw(text));
const values = async (text: string) =>
  (await rowsOf<{ value: string }>(shop.lab.database.queries, sql.raw(text))).map(({ value }) => value);
const dayAgo = (days: number) => new Date(shop.clock.now().getTime() - days * day).toISOString().slice(0, 10);
const momentAgo = (days: number) => new Date(shop.clock.now().getTime() - days * day).toISOString();
const dailyJob = async () => {
  shop.clock.advance(day + 1_000);
  await shop.jobs.runDue();
  // Erasures that the daily job has queued.
  await shop.jobs.runDue();
};

let customer = 0;
let orders: readonly number[] = [];
beforeEach(async () => {
  const found = await rowsOf<{ id: number; orders: number[] }>(
    shop.lab.database.queries,
    sql`select c.id, array(select o.id::int from orders o where o.customer_id = c.id order by o.id limit 6) as orders
      from customers c where c.code = '1001'`,
  );
  ({ id: customer, orders } = found[0] ?? { id: 0, orders: [] });
  if (orders.length < 6) throw new Error('ta: the customer has too few orders');
});

const pathOf = (id: string) => join(shop.dataFolder, 'uploads', 'whole', id);

/** A finished file of an order, with its bytes; the list of print files names it. */
async function plantFile(order: number): Promise<string> {
  const id = createUploadId();
  const at = momentAgo(700);
  await run(`insert into uploads (id, customer_id, actor_id, order_id, name, size, received, state, created_at, touched_at)
    values ('${id}', ${customer}, ${customer}, ${order}, 'a.jpg', 5, 5, 'checked', '${at}', '${at}')`);
  await run(`insert into upload_sets (order_id, pages, folder, manifest, sent_at)
    values (${order}, 10, 'x', '{"files": []}', '${at}')
    on conflict (order_id) do update set manifest = excluded.manifest, sent_at = excluded.sent_at`);
  await shop.lab.uploads.files.create(id);
  await writeFile(join(shop.dataFolder, 'uploads', 'part', id), randomBytes(5));
  await shop.lab.uploads.files.finish(id);
  return id;
}

const finish = async (
  order: number,
  { shipped, delivered }: { shipped: string | null; delivered?: string },
) => {
  await run(`update orders set incomplete = false, on_hold = false, fm_status = 2, order_date = '${dayAgo(600)}',
    shipping_date = ${shipped === null ? 'null' : `'${shipped}'`}, amount_to_pay = 0 where id = ${order}`);
  await run(`insert into order_details (order_id, customer_id, delivered_date)
    values (${order}, ${customer}, ${delivered ? `'${delivered}'` : 'null'})
    on conflict (order_id) do update set delivered_date = excluded.delivered_date`);
};

it('the files of an order are deleted twelve months after its delivery, and not while it is in production or printed again', async () => {
  const [late = 0, lately = 0, unknown = 0, open = 0, again = 0, copy = 0] = orders;
  const files = {
    late: await plantFile(late),
    lately: await plantFile(lately),
    unknown: await plantFile(unknown),
    open: await plantFile(open),
    again: await plantFile(again),
  };
  await finish(late, { shipped: dayAgo(380), delivered: dayAgo(366) });
  // Shipped longer ago than a year, delivered not.
  await finish(lately, { shipped: dayAgo(380), delivered: dayAgo(360) });
  await finish(unknown, { shipped: dayAgo(366) });
  await finish(open, { shipped: dayAgo(400) });
  await run(`update orders set fm_status = 1 where id = ${open}`);
  await finish(again, { shipped: dayAgo(400) });
  await run(`update orders set incomplete = false, on_hold = false, fm_status = 1 where id = ${copy}`);
  await run(`insert into reprints (order_id, customer_id, original_id, reason, pieces, staff_id, at)
    select ${copy}, ${customer}, ${again}, 'production', 'all', min(id), '${momentAgo(1)}' from staff`);
  const left = async () => {
    const stored = await values(`select id as value from uploads where order_id in (${orders.join()})`);
    const names = Object.entries(files).flatMap(([name, id]) => (stored.includes(id) ? [name] : []));
    // Rows and files go together.
    expect(Object.entries(files).flatMap(([name, id]) => (existsSync(pathOf(id)) ? [name] : []))).toEqual(
      names,
    );
    return names;
  };
  expect(await left()).toEqual(['late', 'lately', 'unknown', 'open', 'again']);

  await dailyJob();

  expect(await left()).toEqual(['lately', 'open', 'again']);
  expect(
    await values(`select order_id::text as value from upload_sets
      where manifest is null and order_id in (${orders.join()}) order by order_id`),
  ).toEqual([late, unknown].toSorted((a, b) => a - b).map(String));
  // No proof is awaited of files that are gone.
  const waiting = await ordersWithoutProof(shop.lab.database.queries);
  expect([late, unknown].filter((order) => waiting.includes(order))).toEqual([]);
  // The order cannot be printed again by the desk without them.
  const [code] = await values(`select commessa as value from orders where id = ${late}`);
  const order = await orderForStaff(shop.lab.database.queries, code ?? '');
  const reprint = shop.lab.database.transaction((inside) =>
    createReprint(
      inside,
      order as NonNullable<typeof order>,
      { reason: 'production', pieces: 'all' },
      {
        staffId: 1,
        ...labMoment(shop.lab),
      },
    ),
  );
  await expect(reprint).rejects.toThrow('The files of this order were deleted.');

  await finish(copy, { shipped: dayAgo(366) });
  await dailyJob();
  expect(await left()).toEqual(['lately', 'open']);
});

it('orders are deleted with their documents after ten years, and not while an amount is owed', async () => {
  const [old = 0, owed = 0, recent = 0] = orders;
  const { invoices } = shop.lab.config.retention;
  for (const [order, days] of [
    [old, invoices + 1],
    [owed, invoices + 1],
    [recent, invoices - 3],
  ] as const) {
    await finish(order, { shipped: dayAgo(days) });
    await run(`update orders set order_date = '${dayAgo(days)}' where id = ${order}`);
    await run(`update invoices set issued = '${dayAgo(days)}' where order_id = ${order}`);
  }
  await run(`update orders set amount_to_pay = 100 where id = ${owed}`);

  await dailyJob();

  expect(
    await values(`select id::text as value from orders where id in (${old}, ${owed}, ${recent}) order by id`),
  ).toEqual([owed, recent].toSorted((a, b) => a - b).map(String));
  expect(await values(`select 1::text as value from payments where order_id = ${old}`)).toEqual([]);
});

it('of consents and permissions to use photos, proof is kept for five years after their end', async () => {
  const { consents: days } = shop.lab.config.retention;
  await run(`delete from consents where customer_id = ${customer}`);
  for (const [page, age] of [
    ['replaced long ago', days + 10],
    ['in force until lately', days + 5],
    ['in force', days - 5],
  ] as const)
    await run(`insert into consents (customer_id, outcome, from_page, at)
      values (${customer}, 1, '${page}', '${momentAgo(age)}')`);
  await run(`insert into release_texts values ('words', 'en', 'x')`);
  for (const [key, revoked] of [
    ['revoked long ago', `'${momentAgo(days + 1)}'`],
    ['revoked', `'${momentAgo(days - 3)}'`],
    ['given', 'null'],
  ] as const) {
    await run(`insert into photo_releases (customer_id, photo_key, text_id, name, accepted_at, revoked_at)
      values (${customer}, '${key}', 'words', 'Anna', '${momentAgo(days + 20)}', ${revoked})`);
    await run(`insert into photo_downloads (customer_id, photo_key, release_id, name, refused, at)
      select customer_id, photo_key, id, 'lab', false, '${momentAgo(days + 10)}' from photo_releases where photo_key = '${key}'`);
  }

  await dailyJob();

  expect(
    await values(`select from_page as value from consents where customer_id = ${customer} order by id`),
  ).toEqual(['in force until lately', 'in force']);
  for (const table of ['photo_releases', 'photo_downloads'])
    expect(
      await values(
        `select photo_key as value from ${table} where photo_key in ('revoked long ago', 'revoked', 'given') order by id`,
      ),
    ).toEqual(['revoked', 'given']);
});

it('an account is erased two years after it was closed, and not while an order is open', async () => {
  const { accounts } = shop.lab.config.retention;
  const close = (code: string, days: number) =>
    run(`update customers set deactivated_at = '${momentAgo(days)}' where code = '${code}'`);
  const settle = (code: string) =>
    run(`update orders set incomplete = false, on_hold = false, fm_status = 2, amount_to_pay = 0
      where customer_id = (select id from customers where code = '${code}')`);
  await settle('1002');
  await close('1002', accounts + 1);
  await settle('1003');
  await close('1003', accounts - 2.5);
  await run(`update orders set fm_status = 1 where id = (select min(o.id) from orders o
    join customers c on c.id = o.customer_id where c.code = '1004')`);
  await close('1004', accounts + 1);
  const erased = () =>
    values(`select code as value from customers where erased_at is not null and name = '' order by code`);

  await dailyJob();
  expect(await erased()).toEqual(['1002']);
  // Once, whatever runs again.
  await dailyJob();
  expect(
    await values(`select c.code || ' ' || r.state || coalesce(r.staff_id::text, '') as value from privacy_requests r
      join customers c on c.id = r.customer_id where c.code in ('1002', '1003', '1004')`),
  ).toEqual(['1002 done']);

  await settle('1004');
  await dailyJob();
  expect(await erased()).toEqual(['1002', '1003', '1004']);
});
