import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** Numbers of invoices and credit notes, on both databases. */
const ship = (desk: DeskForms, code: string) =>
  desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });

describe.each(['embedded', ...(hasPostgres ? ['PostgreSQL'] : [])])('numbers of documents, %s', (engine) => {
  let server: PostgresServer | undefined;
  let lab: TestLab;
  let desk: DeskForms;
  beforeAll(async () => {
    if (engine === 'PostgreSQL') server = await startPostgres({ filled: true });
    lab = await startTestLab(server ? { databaseUrl: server.url, now: server.filledAt } : {});
    desk = deskForms(lab.base, await signInAtDesk(lab.base));
  });
  afterAll(async () => {
    await lab.stop();
    await server?.stop();
  });

  it('have no gap and no repeat when orders are shipped and returned at once, and some of it fails at its end', async () => {
    const rows =
      await lab.query(`select o.id::int as id, o.commessa from orders o where not o.incomplete and o.fm_status = 1
      and o.price > 0 and not o.on_hold order by o.id limit 12`);
    const codes = rows.map(({ commessa = '' }) => commessa);
    expect(codes.length).toBe(12);
    // Every third shipping fails after it was given its number.
    const failing = rows.filter((_row, index) => index % 3 === 0).map(({ id }) => Number(id));
    await lab.query(`create function refuse_shipping() returns trigger language plpgsql as $$
      begin raise exception 'refused for a test'; end $$`);
    await lab.query(`create trigger refuse_invoice after update on order_details for each row
      when (new.receipt <> '' and new.order_id in (${failing.join(', ')})) execute function refuse_shipping()`);
    const statuses = (await Promise.all(codes.map((code) => ship(desk, code)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 500)).toHaveLength(4);
    expect(statuses.filter((status) => status === 303)).toHaveLength(8);
    await lab.query('drop trigger refuse_invoice on order_details');
    // The failed ones are shipped again while others come back.
    const shipped = codes.filter((_code, index) => index % 3 !== 0);
    const later = await Promise.all([
      ...codes.filter((_code, index) => index % 3 === 0).map((code) => ship(desk, code)),
      ...shipped.slice(0, 4).map((code) => desk.act(code, 'returned')),
    ]);
    expect(later.map(({ status }) => status)).toEqual(later.map(() => 303));
    const numbers =
      await lab.query(`select series, year::int as year, array_agg(number::int order by number)::text as numbers
      from invoices group by series, year`);
    expect(numbers.length).toBeGreaterThan(1);
    for (const { numbers: given = '' } of numbers) {
      const list = given.slice(1, -1).split(',').map(Number);
      expect(list).toEqual(list.map((_number, index) => index + 1));
    }
    const [count] =
      await lab.query(`select count(*)::int as count from invoices i join orders o on o.id = i.order_id
      where o.commessa in (${codes.map((code) => `'${code}'`).join(', ')}) and i.series = ''`);
    expect(Number(count?.['count'])).toBe(12);
  });
});
