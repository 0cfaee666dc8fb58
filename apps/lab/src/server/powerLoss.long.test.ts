import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, describe, expect, it } from 'vitest';
import { DiskRecord, seededRandom } from '../../test/diskRecord.ts';
import type { Random } from '../../test/diskRecord.ts';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { recordedDisk, RecordedFileSystem } from '../../test/recordedFileSystem.ts';
import { openEngine, startParameters } from '../database/engine.ts';
import { openReopeningEngine } from '../database/reopeningEngine.ts';
import { createDiskStore } from '../files/disk.ts';
import { createUploadId } from './uploadCreation.ts';

const isLong = Boolean(process.env['TA_LONG']);
/** `TA_CUTS` divides the long form into runs with a seed each. */
const cuts = Number(process.env['TA_CUTS'] ?? (isLong ? 400 : 4));
const allSteps = isLong ? 240 : 45;
/** Of the controls, which fail early. */
const fewSteps = 15;
const seed = Number(process.env['TA_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const noteCount = 40;

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ta-power-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Something that the lab has told somebody: it must be there, or something newer in its place. */
type Acknowledged =
  | { readonly kind: 'note'; readonly id: number; readonly version: number }
  | { readonly kind: 'upload'; readonly id: string; readonly received: number };

interface Recorded {
  readonly record: DiskRecord;
  readonly base: string;
  readonly uploads: ReadonlyMap<string, Buffer>;
}

/** Works as the lab does: rows, an upload's bytes before its row, checkpoints, vacuums, new tables. */
async function recordWork(
  name: string,
  random: Random,
  { parameters = startParameters, fileSystem = RecordedFileSystem, steps = allSteps } = {},
): Promise<Recorded> {
  const data = join(folder, name);
  const base = join(folder, `${name}-base`);
  mkdirSync(data);
  await copyEmptyDatabase(join(data, 'db'));
  const first = await openEngine(join(data, 'db'));
  await first.exec(`
    create table notes (id int primary key, version int not null, text text not null);
    create index on notes (text);
    create table uploads (id text primary key, received int not null)`);
  await first.close();
  await createDiskStore(join(data, 'uploads'));
  cpSync(data, base, { recursive: true });

  const record = new DiskRecord(data);
  const engine = await openReopeningEngine(join(data, 'db'), {
    fileSystem: (path) => new fileSystem(path, record),
    parameters,
  });
  const store = await createDiskStore(join(data, 'uploads'), recordedDisk(record));
  const versions = new Map<number, number>();
  const uploads = new Map<string, Buffer>();
  const received = new Map<string, number>();
  const acknowledge = (what: Acknowledged) => record.acknowledge(what);

  const writeNote = async (id = Math.floor(random() * noteCount)) => {
    const version = (versions.get(id) ?? 0) + 1;
    await engine.transaction(async (queries) => {
      await queries.query(
        `insert into notes values ($1, $2, $3) on conflict (id) do update set version = $2, text = $3`,
        [id, version, `${version} ${'x'.repeat(Math.floor(random() * 3000))}`],
      );
    });
    versions.set(id, version);
    acknowledge({ kind: 'note', id, version });
  };
  /** A reader acts on the row it was given, so a power cut must not take that row back either. */
  const readNotes = async () => {
    const { rows } = await engine.query<{ id: number; version: number }>('select id, version from notes');
    for (const { id, version } of rows) acknowledge({ kind: 'note', id, version });
  };
  /** Eight writers, which share syncs, and a reader between them. */
  const writeTogether = async () => {
    const first = Math.floor(random() * noteCount);
    const writers = Array.from({ length: 8 }, (_none, index) => writeNote((first + index) % noteCount));
    await Promise.all([...writers.slice(0, 4), readNotes(), ...writers.slice(4)]);
  };
  const upload = async () => {
    let id = [...uploads.keys()].find((each) => (received.get(each) ?? 0) < (uploads.get(each)?.length ?? 0));
    if (id === undefined) {
      id = createUploadId();
      uploads.set(id, randomBytes(9_000));
      await engine.query('insert into uploads values ($1, 0)', [id]);
      await store.create(id);
    }
    const bytes = uploads.get(id) as Buffer;
    const from = received.get(id) ?? 0;
    const to = Math.min(bytes.length, from + 3_700);
    const file = await store.open(id, from);
    await file.write(bytes.subarray(from, to));
    await file.sync();
    await file.close();
    await engine.query('update uploads set received = $2 where id = $1', [id, to]);
    received.set(id, to);
    acknowledge({ kind: 'upload', id, received: to });
    if (to === bytes.length) await store.finish(id);
  };
  for (let step = 0; step < steps; step += 1) {
    const kind = random();
    await (kind < 0.3 ? upload() : kind < 0.6 ? writeTogether() : writeNote());
    if (step % 17 === 16) await engine.exec('checkpoint');
    if (step % 23 === 22) await engine.exec('vacuum notes');
    if (step % 29 === 28)
      await engine.exec('drop table if exists more; create table more as select * from notes');
  }
  await engine.close();
  return { record, base, uploads };
}

/** @returns what is wrong with the folder after a loss of power; '' when nothing is. */
async function faultOf(
  data: string,
  acknowledged: readonly unknown[],
  uploads: Recorded['uploads'],
): Promise<string> {
  let engine: PGlite;
  try {
    engine = await PGlite.create({ dataDir: join(data, 'db'), extensions: { pg_trgm, amcheck } });
  } catch (error) {
    return `the database does not open: ${String(error)}`;
  }
  try {
    await engine.exec('create extension if not exists amcheck');
    // Every index of the catalogue and of the tables against its table, and every page of the tables.
    await engine.exec(`
      select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
      where c.relkind = 'i' and a.amname = 'btree' and c.relpersistence = 'p'`);
    const broken = await engine.query<{ msg: string }>(
      `select h.msg from pg_class c, lateral verify_heapam(c.oid) h where c.relkind = 'r' and c.relpersistence = 'p'`,
    );
    if (broken.rows[0]) return `a table is damaged: ${broken.rows[0].msg}`;
    const notes = await engine.query<{ id: number; version: number }>('select id, version from notes');
    const rows = await engine.query<{ id: string; received: number }>('select id, received from uploads');
    const versionOf = new Map(notes.rows.map(({ id, version }) => [id, version]));
    const receivedOf = new Map(rows.rows.map(({ id, received }) => [id, received]));
    for (const each of acknowledged as Acknowledged[]) {
      if (each.kind === 'note' && (versionOf.get(each.id) ?? 0) < each.version) return 'a row was lost';
      if (each.kind === 'upload' && (receivedOf.get(each.id) ?? -1) < each.received)
        return 'an offset was lost';
    }
    const store = await createDiskStore(join(data, 'uploads'));
    for (const [id, received] of receivedOf) {
      const parts: Buffer[] = [];
      for await (const part of received > 0 ? store.read(id, received) : []) parts.push(part);
      if (!Buffer.concat(parts).equals((uploads.get(id) as Buffer).subarray(0, received)))
        return 'bytes of an upload were lost';
    }
    return '';
  } catch (error) {
    return `the database is damaged: ${String(error)}`;
  } finally {
    await engine.close();
  }
}

/** Cuts power so often: just before and after syncs, after answers, and anywhere. @returns the faults. */
async function cutPower(
  { record, base, uploads }: Recorded,
  times: number,
  random: Random,
): Promise<string[]> {
  const { events } = record;
  const syncs = events.flatMap(({ kind }, index) =>
    kind === 'sync' || kind === 'syncFolder' ? [index] : [],
  );
  const answers = events.flatMap(({ kind }, index) => (kind === 'acknowledged' ? [index] : []));
  const anyOf = (list: readonly number[]) => list[Math.floor(random() * list.length)] ?? 0;
  const faults: string[] = [];
  for (let cut = 0; cut < times; cut += 1) {
    const anywhere = Math.floor(random() * events.length);
    const sync = anyOf(syncs);
    const end = [sync, sync + 1, anyOf(answers) + 1, anywhere][cut % 4] as number;
    const target = join(folder, 'cut');
    record.materialize(base, target, end, random);
    const fault = await faultOf(target, record.acknowledged(end), uploads);
    if (fault !== '') faults.push(`${fault} (event ${end} of ${events.length})`);
  }
  return faults;
}

describe('power loss under the database and the uploads (T-D2, T-E3)', { timeout: 3_600_000 }, () => {
  it(`${cuts} cuts among all writes and syncs: it opens, is whole, and has what was acknowledged`, async () => {
    const recorded = await recordWork('synced', seededRandom(seed));
    const faults = await cutPower(recorded, cuts, seededRandom(seed + 1));
    const { events } = recorded.record;
    const count = (kind: string) => events.filter((event) => event.kind === kind).length;
    console.log(
      `power: ${cuts} cuts among ${events.length} events (${count('write')} writes, ${count('sync') + count('syncFolder')} syncs, ${count('acknowledged')} acknowledged); ${faults.length} faults; seed ${seed}`,
    );
    expect(faults).toEqual([]);
  });

  /** The fault after a loss of power that took everything unsynced with it. */
  const faultOfLosingAll = async ({ record, base, uploads }: Recorded, end: number) => {
    const target = join(folder, 'cut');
    record.materialize(base, target, end, seededRandom(seed + 1), 'nothing');
    return faultOf(target, record.acknowledged(end), uploads);
  };

  it('control: without syncs the same work loses what was acknowledged', async () => {
    const parameters = PGlite.defaultStartParams;
    const recorded = await recordWork('unsynced', seededRandom(seed), { parameters, steps: fewSteps });
    expect(await faultOfLosingAll(recorded, recorded.record.events.length)).not.toBe('');
  });

  it('control: answers that leave before the sync that they share lose what they acknowledged', async () => {
    class HastyFileSystem extends RecordedFileSystem {
      override whenSynced(): null {
        return null;
      }
    }
    const recorded = await recordWork('hasty', seededRandom(seed), {
      fileSystem: HastyFileSystem,
      steps: fewSteps,
    });
    const { events } = recorded.record;
    const lastBefore = (end: number, is: (kind: string) => boolean) =>
      events.findLastIndex(({ kind }, index) => index < end && is(kind));
    // The first answer whose writes no sync has followed.
    const hasty = events.findIndex(
      ({ kind }, index) =>
        kind === 'acknowledged' &&
        lastBefore(index, (each) => each === 'write') > lastBefore(index, (each) => each.startsWith('sync')),
    );
    expect(hasty).toBeGreaterThan(0);
    expect(await faultOfLosingAll(recorded, hasty + 1)).toMatch(/was lost$/);
  });
});
