import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { signIn } from '../fixtures/wire.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';
import type { LabProcess } from './labProcess.ts';

/** The leases of a killed lab end after 30 s. */
const patient = { timeout: 90_000, interval: 100 };

/** Periodic work of a lab that was killed in the middle of it is done by the next one (T-E3). */
describe.skipIf(!hasPostgres)('a lab killed during', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ta-upkeep-kill-'));
  let server: PostgresServer;
  let client: pg.Client;
  let lab: LabProcess;
  const start = () =>
    startReadyLab({
      dataFolder: folder,
      filled: false,
      environment: { DATABASE_URL: server.url, TA_NOW: server.filledAt },
    });

  beforeAll(async () => {
    server = await startPostgres({ filled: true });
    client = new pg.Client({ connectionString: server.url });
    await client.connect();
    lab = await start();
  });
  afterAll(async () => {
    await client.end();
    await stopAllLabs();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const rows = async (text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rows as Record<string, unknown>[];
  const pathsOf = (id: string) =>
    readdirSync(join(folder, 'uploads'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.includes(id),
    );
  const unfinishedUploads = async (count: number) => {
    const { token } = await signIn(lab.base, 'it@studio.test');
    const order = await findWaitingOrder(lab.base, token);
    const tus = tusOn(lab.base, token);
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { id } = await tus.create(2_000, { order_code: order, filename: `part-${index}.jpg` });
      await tus.patch(id, 0, Buffer.alloc(1_000, 1));
      ids.push(id);
    }
    return ids;
  };
  /** Runs a periodic job until it waits for a lock of `blocking`; kills its lab, and starts another one. */
  const killDuring = async (kind: string, blocking: string, values: readonly unknown[] = []) => {
    const other = new pg.Client({ connectionString: server.url });
    await other.connect();
    await other.query('begin');
    await other.query(blocking, [...values]);
    await rows(`update jobs set run_at = now() where kind = $1`, [kind]);
    const waiting = () => rows(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
    await vi.waitFor(async () => expect(await waiting()).not.toEqual([]), patient);
    expect(await rows('select state from jobs where kind = $1', [kind])).toEqual([{ state: 'running' }]);
    process.kill(lab.pid, 'SIGKILL');
    expect(await lab.ended).toBe('SIGKILL');
    await other.end();
    lab = await start();
  };
  const isDone = (kind: string) =>
    vi.waitFor(
      async () =>
        expect(
          await rows(
            `select attempts, problem, run_at > now() + interval '1 minute' as "isLater"
             from jobs where kind = $1 and state = 'waiting'`,
            [kind],
          ),
        ).toEqual([{ attempts: 0, problem: '', isLater: true }]),
      patient,
    );

  it(
    'the clean-up: the expired uploads are removed with their files, and no other',
    { timeout: 300_000 },
    async () => {
      const ids = await unfinishedUploads(4);
      const [kept = '', ...expired] = ids;
      const age = `update uploads set touched_at = touched_at - interval '60 days' where id = any($1)`;
      await rows(age, [expired]);
      await killDuring('uploads.cleanUp', 'select 1 from uploads where id = $1 for update', [expired[1]]);
      await isDone('uploads.cleanUp');
      expect(await rows('select id from uploads where id = any($1)', [ids])).toEqual([{ id: kept }]);
      for (const id of expired) expect(pathsOf(id)).toEqual([]);
      expect(pathsOf(kept)).not.toEqual([]);
    },
  );

  it(
    'the daily check: all of it is done again, and a damaged file is reported',
    { timeout: 300_000 },
    async () => {
      const [whole = '', cut = ''] = await unfinishedUploads(2);
      for (const path of pathsOf(cut)) truncateSync(join(folder, 'uploads', path), 10);
      await killDuring('uploads.check', 'lock table uploads_left in access exclusive mode');
      await isDone('uploads.check');
      await vi.waitFor(() => expect(lab.output()).toContain('ta: uploaded files were checked'), patient);
      expect(lab.output()).toContain(`"upload":"${cut}","fault":"truncated"`);
      expect(lab.output()).not.toContain(whole);
    },
  );
});
