import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { listPayments, orderDetails, ordersInProcess } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../../scripts/parts/engines.mjs';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab, TestLabOptions } from '../fixtures/lab.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** The data that the version of 21 November 2026 made (`fixtures/versions`) opens in this one. */
const version = '46bd93b';
const stored = (name: string) =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, '../fixtures/versions', version, name)));
/** The rows that the earlier version had stored. */
const rowsBefore = { customers: 16, orders: 980, messages: 278, invoices: 488, products: 73 };
const journal = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../apps/lab/migrations/meta/_journal.json'), 'utf8'),
) as { readonly entries: readonly unknown[] };

const unpack = (folder: string) =>
  void execFileSync('tar', ['-x', '-C', folder], { input: stored('folder.tar.br') });
let server: PostgresServer | undefined;
async function restore(): Promise<TestLabOptions> {
  server = await startPostgres();
  execFileSync(join(findPostgres() ?? '', 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', server.url], {
    input: stored('postgresql.sql.br'),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return { databaseUrl: server.url };
}
afterAll(() => server?.stop());

const databases: readonly (readonly [string, () => Promise<TestLabOptions>])[] = [
  ['a data folder', async () => ({ prepare: unpack })],
  ...(hasPostgres ? ([['a dump of PostgreSQL', restore]] as const) : []),
];

describe.each(databases)(`${version}: %s`, (_name, optionsOf) => {
  let lab: TestLab;
  beforeAll(async () => {
    lab = await startTestLab(await optionsOf());
  });
  afterAll(() => lab.stop());

  it('has every migration, and has lost no row', async () => {
    const [migrations] = await lab.query('select count(*)::int as count from drizzle.__drizzle_migrations');
    expect(migrations).toEqual({ count: journal.entries.length });
    for (const [table, count] of Object.entries(rowsBefore))
      expect([table, await lab.query(`select count(*)::int as count from ${table}`)]).toEqual([
        table,
        [{ count }],
      ]);
  });

  it('a customer signs in with the password of then, and sees the orders', async () => {
    const who = await signIn(lab.base, 'it@studio.test');
    const { json } = await call(lab.base, ordersInProcess, {
      token: who.token,
      body: { query: { status: 1 } },
    });
    const { orders } = json as { orders: readonly { commessa: string }[] };
    expect(orders.length).toBeGreaterThan(0);
    const [shown] = orders;
    const detail = await call(lab.base, orderDetails, {
      token: who.token,
      path: { id: shown?.commessa ?? '' },
    });
    expect(detail.text).toContain(shown?.commessa);
  });

  it('the desk ships an order of then: its documents and its payment follow', async () => {
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    const who = await signIn(lab.base, 'it@studio.test');
    const [row] = await lab.query(
      `select o.commessa from orders o join customers c on c.id = o.customer_id
       where c.email = 'it@studio.test' and not o.incomplete and not o.on_hold and o.fm_status = 1
       order by o.id limit 1`,
    );
    const code = row?.['commessa'] ?? '';
    const answer = await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    expect(answer.headers.get('location')).toContain('said=ship');
    await lab.jobsDone();
    expect(await desk.page(`orders/${code}`)).toMatch(/Invoice \d+\/\d{4}/);
    const [shipped] = await lab.query(
      `select o.fm_status, d.tracking_code from orders o join order_details d on d.order_id = o.id
       where o.commessa = '${code}'`,
    );
    expect(shipped).toEqual({ fm_status: 2, tracking_code: '1Z999AA10123456784' });
    const payments = await call(lab.base, listPayments, {
      token: who.token,
      body: { query: { cod_order_ref: code } },
    });
    expect((payments.json as { orders: readonly unknown[] }).orders.length).toBeGreaterThan(0);
  });
});
