import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { addMessage, details, listViews, orderMessages, saveView } from '@trade-area/core/contract';
import { manualClock, silentLog } from '@trade-area/core/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { copyFilledLab } from '../../../../scripts/parts/filledLab.mjs';
import { tusOn } from '../../../../tests/fixtures/tus.ts';
import { findWaitingOrder } from '../../../../tests/fixtures/uploads.ts';
import { call, signIn } from '../../../../tests/fixtures/wire.ts';
import { demonstrationConfiguration } from '../../demo/configuration.ts';
import { startDemonstration } from '../../demo/start.ts';
import { DiskRecord, seededRandom } from '../../test/diskRecord.ts';
import type { Kept, Random } from '../../test/diskRecord.ts';
import { recordedDisk, RecordedFileSystem } from '../../test/recordedFileSystem.ts';
import { startParameters } from '../database/engine.ts';
import type { RecordedDisk, RunningLab } from './startLab.ts';

/** Power is lost under a lab that answers calls: the next start answers what was acknowledged (T-D2, T-E3). */
const isLong = Boolean(process.env['TA_LONG']);
const cuts = Number(process.env['TA_CUTS'] ?? (isLong ? 200 : 6));
const steps = isLong ? 60 : 16;
const seed = Number(process.env['TA_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ta-power-calls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An answer that a caller has: the next lab must not take it back. */
type Acknowledged =
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'view'; readonly name: string; readonly version: number }
  | { readonly kind: 'session'; readonly token: string }
  | { readonly kind: 'upload'; readonly id: string; readonly received: number };

interface Recorded {
  readonly record: DiskRecord;
  /** The data folder at the start of the record. */
  readonly base: string;
  readonly token: string;
  readonly order: string;
  readonly uploads: ReadonlyMap<string, Buffer>;
}

const clock = manualClock(new Date().toISOString());
const site = 'http://localhost:5200';

function startOn(dataFolder: string, disk?: RecordedDisk): Promise<RunningLab> {
  const config = demonstrationConfiguration({ portal: site, lab: site, demo: site });
  return startDemonstration(
    { port: 0, dataFolder, databaseUrl: '', fixedNow: null, orders: 0, reset: false, config },
    {
      passwordCost: { N: 1024, r: 8, p: 1 },
      // Nothing is under way but the calls.
      clock: { now: clock.now, after: () => () => undefined },
      log: silentLog,
      ...(disk ? { disk } : {}),
    },
  );
}
const baseOf = ({ port }: RunningLab) => `http://localhost:${port}`;

/** Calls of a customer, several at once, each acknowledged when its answer is there. */
async function recordCalls(name: string, random: Random, parameters = startParameters): Promise<Recorded> {
  const data = join(folder, name);
  const base = join(folder, `${name}-base`);
  await copyFilledLab(data);
  const first = await startOn(data);
  const { token } = await signIn(baseOf(first), 'it@studio.test');
  const order = await findWaitingOrder(baseOf(first), token);
  await first.stop();
  cpSync(data, base, { recursive: true });

  const record = new DiskRecord(data);
  const running = await startOn(data, {
    database: { fileSystem: (path) => new RecordedFileSystem(path, record), parameters },
    uploads: recordedDisk(record),
  });
  const at = baseOf(running);
  const acknowledge = (what: Acknowledged) => record.acknowledge(what);
  const uploads = new Map<string, Buffer>();
  const received = new Map<string, number>();
  const versions = new Map<string, number>();

  const write = async (text: string) => {
    const body = { cod_order: order, txt_public: text };
    expect((await call(at, addMessage, { token, body })).status).toBe(200);
    acknowledge({ kind: 'message', text });
  };
  const view = async (viewName: string) => {
    const version = (versions.get(viewName) ?? 0) + 1;
    versions.set(viewName, version);
    const body = { name: viewName, search: `status=${version}`, columns: ['code'] };
    expect((await call(at, saveView, { token, body })).status).toBe(200);
    acknowledge({ kind: 'view', name: viewName, version });
  };
  const enter = async () =>
    acknowledge({ kind: 'session', token: (await signIn(at, 'it@studio.test')).token });
  const tus = tusOn(at, token);
  const upload = async () => {
    const open = [...uploads].find(([id, bytes]) => (received.get(id) ?? 0) < bytes.length);
    const bytes = open?.[1] ?? randomBytes(9_000);
    const id = open?.[0] ?? (await tus.create(bytes.length, { order_code: order, filename: 'a.jpg' })).id;
    uploads.set(id, bytes);
    const from = received.get(id) ?? 0;
    const { status, offset } = await tus.patch(id, from, bytes.subarray(from, from + 3_700));
    expect(status).toBe(204);
    received.set(id, offset);
    acknowledge({ kind: 'upload', id, received: offset });
  };
  for (let step = 0; step < steps; step += 1) {
    const kind = random();
    const together = Array.from({ length: 3 }, (_none, index) => write(`message ${step} ${index}`));
    if (kind < 0.3) await upload();
    else if (kind < 0.6) await Promise.all([...together, view(`view ${step % 5}`), upload()]);
    else if (kind < 0.8) await view(`view ${step % 5}`);
    else await enter();
  }
  await running.stop();
  return { record, base, token, order, uploads };
}

/** @returns what is wrong with the lab that starts on the folder after a loss of power; '' when nothing is. */
async function faultOf(
  data: string,
  acknowledged: readonly Acknowledged[],
  { token, order, uploads }: Recorded,
): Promise<string> {
  let running: RunningLab;
  try {
    running = await startOn(data);
  } catch (error) {
    return `the lab does not start: ${String(error)}`;
  }
  try {
    const at = baseOf(running);
    const messages = await call(at, orderMessages, { token, path: { id: order } });
    const views = await call(at, listViews, { token });
    if (messages.status !== 200 || views.status !== 200)
      return `it answers ${messages.status} and ${views.status}`;
    const texts = new Set((messages.json as { txt_public: string }[]).map(({ txt_public }) => txt_public));
    const searches = new Map(
      (views.json as { views: { name: string; search: string }[] }).views.map((each) => [
        each.name,
        Number(each.search.replace('status=', '')),
      ]),
    );
    for (const each of acknowledged) {
      if (each.kind === 'message' && !texts.has(each.text)) return 'a message was lost';
      if (each.kind === 'view' && (searches.get(each.name) ?? 0) < each.version) return 'a view was lost';
      if (each.kind === 'session' && (await call(at, details, { token: each.token })).status !== 200)
        return 'a session was lost';
      if (each.kind === 'upload') {
        const { offset } = await tusOn(at, token).head(each.id);
        if (offset < each.received) return 'an offset was lost';
        const pieces: Buffer[] = [];
        for await (const piece of running.lab.uploads.files.read(each.id, offset))
          pieces.push(piece as Buffer);
        if (!Buffer.concat(pieces).equals((uploads.get(each.id) as Buffer).subarray(0, offset)))
          return 'bytes of an upload were lost';
      }
    }
    return '';
  } finally {
    await running.stop();
  }
}

async function cutAt(recorded: Recorded, end: number, random: Random, kept?: Kept): Promise<string> {
  const { record, base } = recorded;
  const target = join(folder, 'cut');
  record.materialize(base, target, end, random, kept);
  const fault = await faultOf(target, record.acknowledged(end) as Acknowledged[], recorded);
  return fault === '' ? '' : `${fault} (event ${end} of ${record.events.length})`;
}

describe('power loss under a lab that answers calls', { timeout: 7_200_000 }, () => {
  it(`${cuts} cuts: the next start has each message, view, session and byte that was acknowledged`, async () => {
    const recorded = await recordCalls('synced', seededRandom(seed));
    const random = seededRandom(seed + 1);
    const { events } = recorded.record;
    const placesOf = (is: (kind: string) => boolean) =>
      events.flatMap(({ kind }, index) => (is(kind) ? [index] : []));
    const answers = placesOf((kind) => kind === 'acknowledged');
    const syncs = placesOf((kind) => kind.startsWith('sync'));
    const anyOf = (list: readonly number[]) => list[Math.floor(random() * list.length)] ?? 0;
    const faults: string[] = [];
    for (let cut = 0; cut < cuts; cut += 1) {
      const end = [anyOf(answers) + 1, anyOf(syncs), Math.floor(random() * events.length)][cut % 3] as number;
      const fault = await cutAt(recorded, end, random);
      if (fault !== '') faults.push(fault);
    }
    console.log(
      `power: ${cuts} cuts among ${events.length} events of calls (${syncs.length} syncs, ${answers.length} acknowledged); ${faults.length} faults; seed ${seed}`,
    );
    expect(faults).toEqual([]);
    expect(answers.length).toBeGreaterThan(steps);
  });

  it('control: without syncs the same calls are lost', async () => {
    const recorded = await recordCalls('unsynced', seededRandom(seed), PGlite.defaultStartParams);
    const { events } = recorded.record;
    const last = events.findLastIndex(({ kind }) => kind === 'acknowledged');
    expect(await cutAt(recorded, last + 1, seededRandom(seed), 'nothing')).not.toBe('');
  });
});
