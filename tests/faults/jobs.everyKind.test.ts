import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '../fixtures/mailServer.ts';
import type { TestMailServer } from '../fixtures/mailServer.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { signIn } from '../fixtures/wire.ts';
import { fileJobs } from '../gateway/jobKinds/files.ts';
import type { KilledLab, PrepareWork, Row } from '../gateway/jobKinds/lab.ts';
import { dueMailJobs, mailJobs } from '../gateway/jobKinds/mails.ts';
import { moneyJobs } from '../gateway/jobKinds/money.ts';
import { printJobs } from '../gateway/jobKinds/prints.ts';
import { privacyJobs } from '../gateway/jobKinds/privacy.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';
import type { LabProcess } from './labProcess.ts';

const prepared: Readonly<Record<string, PrepareWork>> = {
  ...mailJobs,
  ...dueMailJobs,
  ...moneyJobs,
  ...fileJobs,
  ...printJobs,
  ...privacyJobs,
};

const metricsToken = 'metrics-of-the-killed-lab';
const patient = { timeout: 40_000, interval: 50 };
/** Name of the lock that a finished job waits for. */
const endLock = 4711;

/**
 * The end of a job whose kind is in `held_kinds` waits for a lock: its work is done, and nothing of the end is committed.
 * A failed attempt does not wait.
 */
const holdEnds = `
  create table held_kinds (kind text not null);
  create function hold_end() returns trigger language plpgsql as $$ begin
    if exists (select from held_kinds where kind = old.kind) then
      perform pg_advisory_xact_lock(${endLock});
    end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$;
  create trigger hold_delete before delete on jobs for each row when (old.state = 'running')
    execute function hold_end();
  create trigger hold_update before update on jobs for each row
    when (old.state = 'running' and new.state <> 'running' and new.problem = '') execute function hold_end();`;

/** Each kind of job is done once although its lab is killed after the work and before its record (T-E3). */
describe.skipIf(!hasPostgres)('a lab killed after the work of a job and before its record', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ta-every-kind-'));
  let server: PostgresServer;
  let mailServer: TestMailServer;
  let client: pg.Client;
  /** Holds the lock that ends of jobs wait for. */
  let holder: pg.Client;
  let process_: LabProcess;
  let lab: KilledLab;
  let firstMail = 0;
  let isKilled = false;

  const rows = async (text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rows as Row[];
  const row = async (text: string, values: readonly unknown[] = []) => {
    const [first] = await rows(text, values);
    if (!first) throw new Error(`ta: no row: ${text}`);
    return first;
  };
  const start = () =>
    startReadyLab({
      dataFolder: folder,
      filled: false,
      environment: {
        DATABASE_URL: server.url,
        TA_NOW: server.filledAt,
        TA_SMTP: mailServer.url,
        TA_METRICS_TOKEN: metricsToken,
      },
    });
  const waitingBackends = async () =>
    (
      await rows(
        `select pid from pg_locks where locktype = 'advisory' and objid = ${endLock} and not granted`,
      )
    ).map(({ pid }) => Number(pid));
  const dueJobs = () =>
    rows(
      `select kind, state, problem, detail from jobs where state <> 'waiting' or run_at <= now() + interval '10 s'`,
    );

  beforeAll(async () => {
    server = await startPostgres({ filled: true });
    mailServer = await startMailServer();
    [client, holder] = [1, 2].map(() => new pg.Client({ connectionString: server.url })) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([client.connect(), holder.connect()]);
    await client.query(holdEnds);
    await holder.query(`select pg_advisory_lock(${endLock})`);
    process_ = await start();
    const customer = await row(
      `select c.id, c.email, min(o.id)::int as order from customers c join orders o on o.customer_id = c.id
        where c.email = 'uk@studio.test' group by c.id`,
    );
    const sender = await signIn(process_.base, 'it@studio.test');
    lab = {
      base: () => process_.base,
      output: () => process_.output(),
      rows,
      row,
      mails: () => mailServer.received.slice(firstMail),
      dataFolder: folder,
      customer: {
        id: Number(customer['id']),
        email: String(customer['email']),
        order: Number(customer['order']),
      },
      sender,
    };
  });
  afterAll(async () => {
    await stopAllLabs();
    await Promise.all([client.end(), holder.end()]);
    await mailServer.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  // A kind that fails leaves nothing to the next one.
  afterEach(async () => {
    await client.query('delete from held_kinds');
    await client.query(`delete from jobs where key <> 'periodic'`);
    if (isKilled) process_ = await start();
    isKilled = false;
  });

  it('has a case for each kind that the lab runs', async () => {
    const answer = await fetch(`${process_.base}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const kinds = [...(await answer.text()).matchAll(/^ta_jobs\{kind="([^"]+)",state="failed"\}/gm)].map(
      ([, kind]) => kind,
    );
    expect(kinds.sort()).toEqual(Object.keys(prepared).sort());
  });

  it.each(Object.entries(prepared))('%s', { timeout: 180_000 }, async (kind, prepare) => {
    const { queue, made, once } = await prepare(lab);
    await vi.waitFor(async () => expect(await dueJobs()).toEqual([]), patient);
    firstMail = mailServer.received.length;
    expect(await made()).not.toEqual(once);
    await client.query('insert into held_kinds values ($1)', [kind]);
    const queued = queue();
    await vi.waitFor(
      async () =>
        expect([await waitingBackends(), await dueJobs()]).toEqual([[expect.any(Number)], expect.anything()]),
      patient,
    );
    isKilled = true;
    process.kill(process_.pid, 'SIGKILL');
    expect(await process_.ended).toBe('SIGKILL');
    await Promise.allSettled([queued]);
    // The server notices the death of a waiting client with its answer only.
    for (const pid of await waitingBackends()) await client.query('select pg_terminate_backend($1)', [pid]);
    await vi.waitFor(async () => expect(await waitingBackends()).toEqual([]), patient);
    await client.query('delete from held_kinds');
    expect(await rows('select state, attempts from jobs where kind = $1', [kind])).toContainEqual({
      state: 'running',
      attempts: 1,
    });
    // The lease of the dead process ends now instead of after half a minute.
    await client.query(`update jobs set lease_until = now() where state = 'running'`);
    process_ = await start();
    isKilled = false;
    await vi.waitFor(async () => expect(await dueJobs()).toEqual([]), patient);
    expect(await made()).toEqual(once);
  });
});
