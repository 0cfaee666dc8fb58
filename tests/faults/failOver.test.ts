import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addMessage, messageThreads, orderMessages } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { hasPostgres } from '../fixtures/postgres.ts';
import { startReplicas, until } from '../fixtures/replicas.ts';
import type { Replica, ReplicaSet } from '../fixtures/replicas.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';
import type { LabProcess } from './labProcess.ts';

/**
 * Three PostgreSQL servers with streaming replication, two built labs, one writer for each of four customers. A write
 * whose outcome is unknown is sent again under its idempotency key.
 */
const folder = mkdtempSync(join(tmpdir(), 'ta-failover-'));
const running: ReplicaSet[] = [];
afterEach(async () => {
  await stopAllLabs();
  for (const set of running.splice(0)) await set.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Writer {
  readonly email: string;
  readonly base: string;
  readonly token: string;
  readonly order: string;
  /** Text of each acknowledged message, with the moment of its acknowledgement. */
  readonly acknowledged: { readonly text: string; readonly at: number }[];
  /** Answers other than 200, by status; 0 = none. */
  readonly refusals: Record<number, number>;
}

async function createWriter(lab: LabProcess, email: string): Promise<Writer> {
  const { token } = await signIn(lab.base, email);
  const { threads } = parse(messageThreads.answer, (await call(lab.base, messageThreads, { token })).json);
  const order = threads.find(({ open_question }) => !open_question)?.cod_order ?? '';
  return { email, base: lab.base, token, order, acknowledged: [], refusals: {} };
}

/** Writes until `isOver`, each message until it is acknowledged, and waits only when it is refused. */
async function keepWriting(writer: Writer, round: string, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const key = `${round}-${count}-${writer.order}`;
    for (let isSent = false; !isSent && !isOver(); ) {
      const { status } = await send(writer, key);
      isSent = status === 200;
      if (isSent) writer.acknowledged.push({ text: `Words ${key}`, at: performance.now() });
      else {
        writer.refusals[status] = (writer.refusals[status] ?? 0) + 1;
        await pause(50);
      }
    }
  }
}

const send = ({ base, token, order }: Writer, key: string): Promise<{ status: number }> =>
  call(base, addMessage, {
    token,
    body: { cod_order: order, txt_public: `Words ${key}` },
    headers: { 'idempotency-key': key },
  }).catch(() => ({ status: 0 }));

/** Texts that the writer was told are stored and that its order does not show exactly once. */
async function faultsOf(writer: Writer, base: string): Promise<string[]> {
  const { json } = await call(base, orderMessages, { token: writer.token, path: { id: writer.order } });
  const counts = new Map<string, number>();
  for (const { txt_public: text } of parse(orderMessages.answer, json))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return writer.acknowledged.map(({ text }) => text).filter((text) => counts.get(text) !== 1);
}

async function startAll(synchronous: boolean) {
  const set = await startReplicas({ synchronous });
  running.push(set);
  const environment = { DATABASE_URL: set.url, TA_NOW: set.filledAt };
  const start = (name: string) => startReadyLab({ dataFolder: join(folder, 'shared', name), environment });
  const labs = [await start('one'), await start('two')] as const;
  const writers = await Promise.all(
    ['it', 'fr', 'de', 'us'].map((name, index) =>
      createWriter(labs[index % 2 === 0 ? 0 : 1], `${name}@studio.test`),
    ),
  );
  await set.servers[0].query('create table probes (at timestamptz default now())');
  return { set, labs, writers, start };
}

const total = (writers: readonly Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** The standby that has most of the log: any other one may lack what was acknowledged. */
async function mostAdvanced(standbys: readonly Replica[]): Promise<Replica> {
  const positions = await Promise.all(
    standbys.map(async (standby) => {
      const [row] = await standby.query<{ bytes: string }>(
        `select pg_wal_lsn_diff(coalesce(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0') as bytes`,
      );
      return { standby, bytes: BigInt(row?.bytes ?? 0) };
    }),
  );
  positions.sort((a, b) => (a.bytes < b.bytes ? 1 : -1));
  const [first] = positions;
  if (!first) throw new Error('ta: no standby');
  return first.standby;
}

describe.skipIf(!hasPostgres)('a primary that is killed', () => {
  it(
    'and replaced by its synchronous standby loses no acknowledged write, and stops no writer for longer than that takes',
    { timeout: 300_000 },
    async () => {
      const { set, labs, writers, start } = await startAll(true);
      const [db1, db2, db3] = set.servers;
      let isOver = false;
      const work = writers.map((writer) => keepWriting(writer, 'first', () => isOver));
      await until('writes', async () => total(writers) >= 40);
      // One standby falls behind: the other one alone has what is acknowledged from here on.
      await db3.freezeReceiver();
      const before = total(writers);
      await until('more writes', async () => total(writers) >= before + 40);

      const killedAt = performance.now();
      await db1.kill();
      await db3.killReceiver();
      const chosen = await mostAdvanced([db2, db3]);
      expect(chosen.name).toBe('db2');
      await chosen.promote();
      // The promotion is over when the server itself acknowledges a commit, which needs its own standby.
      await until('a commit', async () => {
        await chosen.query('insert into probes default values');
        return true;
      });
      const promoted = performance.now() - killedAt;
      const after = total(writers);
      await until('writes on the new primary', async () => total(writers) >= after + 40);

      const stops = writers.map(({ acknowledged }) => {
        const next = acknowledged.find(({ at }) => at > killedAt + 20);
        return (next?.at ?? Infinity) - killedAt;
      });
      const longest = Math.max(...stops);
      console.log(
        `fail-over: promoted after ${Math.round(promoted)} ms, writers stopped for ${Math.round(longest)} ms at most (ratio ${(longest / promoted).toFixed(2)}), refusals ${JSON.stringify(writers.map(({ refusals }) => refusals))}`,
      );

      // The former primary comes back as if nothing had happened. It accepts writes, and gets none.
      await db1.start();
      expect(await db1.query('select pg_is_in_recovery() as standby')).toEqual([{ standby: false }]);
      const there = 'select count(*)::int as n from messages';
      const kept = await db1.query(there);
      const third = await start('three');
      const late = await createWriter(third, 'uk@studio.test');
      writers.push(late);
      work.push(keepWriting(late, 'late', () => isOver));
      const back = total(writers);
      await until('writes beside the former primary', async () => total(writers) >= back + 40);
      expect(late.acknowledged.length).toBeGreaterThan(0);
      expect(await db1.query(there)).toEqual(kept);

      // Without the new primary, the labs refuse rather than write to the former one.
      await db2.kill();
      const refused = await Promise.all(
        writers.map((writer) => send(writer, `alone-with-db1-${writer.order}`)),
      );
      expect(refused.map(({ status }) => status)).toEqual(writers.map(() => 503));
      const stopped = total(writers);
      expect(await db1.query(there)).toEqual(kept);
      // Once it is gone for good, the standby finds the new primary too, and commits have their second place again.
      await db1.kill();
      await db2.start();
      await until('writes again', async () => total(writers) >= stopped + 20);

      isOver = true;
      await Promise.all(work);
      for (const writer of writers) expect(await faultsOf(writer, labs[1].base)).toEqual([]);
      console.log(`fail-over: ${total(writers)} acknowledged writes, none lost, none doubled`);
      // One search and one write on a busy machine come on top.
      expect(longest).toBeLessThan(promoted + 1_000);
    },
  );

  it(
    'loses acknowledged writes without synchronous replication (control)',
    { timeout: 300_000 },
    async () => {
      const { set, labs, writers } = await startAll(false);
      const [db1, db2, db3] = set.servers;
      let isOver = false;
      const work = writers.map((writer) => keepWriting(writer, 'control', () => isOver));
      await until('writes', async () => total(writers) >= 40);
      await db2.freezeReceiver();
      await db3.freezeReceiver();
      const before = total(writers);
      await until('writes that no standby has', async () => total(writers) >= before + 40);
      isOver = true;
      await Promise.all(work);
      await db1.kill();
      await db2.killReceiver();
      await db3.killReceiver();
      await (await mostAdvanced([db2, db3])).promote();
      await until(
        'the labs to answer',
        async () => (await signIn(labs[0].base, 'it@studio.test')).status === '1',
      );
      const lost = (await Promise.all(writers.map((writer) => faultsOf(writer, labs[0].base)))).flat();
      console.log(
        `fail-over without synchronous replication: ${lost.length} of ${total(writers)} writes lost`,
      );
      expect(lost.length).toBeGreaterThanOrEqual(40);
    },
  );
});
