import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { details, ordersInProcess } from '@trade-area/core/contract';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-locked-'));
let server: PostgresServer | undefined;

afterEach(async () => {
  await stopAllLabs();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const readyAt = async (base: string) => {
  const response = await fetch(`${base}/ready`);
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

describe.runIf(hasPostgres)('a database that does not answer as usual (T-E4)', { timeout: 240_000 }, () => {
  it('a locked table is given up in time; a stopped and a read-only server are unavailable, and come back', async () => {
    server = await startPostgres({ filled: true });
    const lab = await startReadyLab({
      dataFolder: folder,
      environment: {
        DATABASE_URL: server.url,
        TA_LOCK_SECONDS: '1',
        TA_STATEMENT_SECONDS: '5',
        TA_NOW: server.filledAt,
      },
    });
    const { token } = await signIn(lab.base, 'it@studio.test');
    const list = () => call(lab.base, ordersInProcess, { token, body: {} });
    expect((await list()).status).toBe(200);
    expect(await readyAt(lab.base)).toMatchObject({ status: 200, body: { database: 'ok', store: 'ok' } });

    const other = new pg.Client({ connectionString: server.url });
    await other.connect();
    await other.query('begin');
    await other.query('lock table orders in access exclusive mode');
    const began = Date.now();
    // Other rows than the list that is remembered.
    const locked = await call(lab.base, ordersInProcess, { token, body: { query: { status: 1 } } });
    expect(locked.status).toBe(503);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect((await call(lab.base, details, { token })).status).toBe(200);
    await other.query('rollback');
    expect((await call(lab.base, ordersInProcess, { token, body: { query: { status: 1 } } })).status).toBe(
      200,
    );

    // A primary that was demoted refuses writes with 25006.
    await other.query('alter database postgres set default_transaction_read_only = on');
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    await vi.waitFor(async () => {
      const refused = await fetch(`${lab.base}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: 'fr@studio.test', password: 'Trade-2026' }),
      });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await refused.text()).toContain('unavailable');
    });
    await other.query('set default_transaction_read_only = off');
    await other.query('alter database postgres reset default_transaction_read_only');
    await other.end();
    // The connections that said so were dropped: new ones are not read-only.
    await vi.waitFor(async () => expect((await signIn(lab.base, 'fr@studio.test')).token).not.toBe(''), {
      timeout: 10_000,
      interval: 200,
    });

    await server.pauseFor(() => undefined);
    await vi.waitFor(async () => expect((await list()).status).toBe(200), { timeout: 10_000, interval: 200 });
    await server.stop();
    server = undefined;
    expect((await fetch(`${lab.base}/health`)).status).toBe(200);
    expect(await readyAt(lab.base)).toMatchObject({
      status: 503,
      body: { status: 'unavailable', database: 'failed', store: 'ok' },
    });
  });

  it('when every connection waits, the next caller is told to come again within seconds; afterwards all is well', async () => {
    const connections = 4;
    server = await startPostgres({ filled: true });
    const lab = await startReadyLab({
      dataFolder: folder,
      environment: {
        DATABASE_URL: server.url,
        TA_DATABASE_CONNECTIONS: String(connections),
        TA_LOCK_SECONDS: '60',
        TA_STATEMENT_SECONDS: '60',
        TA_NOW: server.filledAt,
      },
    });
    const { token } = await signIn(lab.base, 'it@studio.test');
    const other = new pg.Client({ connectionString: server.url });
    await other.connect();
    await other.query('begin');
    await other.query('lock table orders in access exclusive mode');
    const held = Array.from({ length: connections }, (_, index) =>
      call(lab.base, ordersInProcess, { token, body: { query: { search: `order ${index}` } } }),
    );
    const used = async () => {
      // A transaction sees the sessions of its first look until it asks for another.
      await other.query('select pg_stat_clear_snapshot()');
      const { rows } = await other.query<{ waiting: number }>(
        "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
      );
      return rows[0]?.waiting;
    };
    await vi.waitFor(async () => expect(await used()).toBe(connections), { timeout: 10_000, interval: 100 });

    const began = Date.now();
    const refused = await call(lab.base, details, { token });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.text).toContain('unavailable');
    expect(Date.now() - began).toBeLessThan(8_000);
    expect((await fetch(`${lab.base}/health`)).status).toBe(200);
    expect(await readyAt(lab.base)).toMatchObject({ status: 503, body: { database: 'failed' } });

    await other.query('rollback');
    await other.end();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
    expect((await call(lab.base, details, { token })).status).toBe(200);
    expect(await readyAt(lab.base)).toMatchObject({ status: 200, body: { database: 'ok' } });
  });
});
