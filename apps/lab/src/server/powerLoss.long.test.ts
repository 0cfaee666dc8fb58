import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, it } from 'vitest';
import { readPart } from '../../../../tests/fixtures/part.ts';
import { DiskRecord, seededRandom } from '../../test/diskRecord.ts';
import type { Kept, Random } from '../../test/diskRecord.ts';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { faultOf } from '../../test/powerLossFault.ts';
import type { Acknowledged } from '../../test/powerLossFault.ts';
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
/** Of the work that is cut at each of its moments; `TA_STEPS` shortens it. */
const cutSteps = Number(process.env['TA_STEPS'] ?? 45);
/**
 * `TA_CUTS_PART=2/8` makes the second eighth of the cuts at every moment. Each part does the work of the seed anew; its syncs
 * may end in another order, so its moments are those of its own record.
 */
const part = readPart('TA_CUTS_PART');
/** Cuts after which the sum so far is printed: a run that is stopped has made those. */
const printedEvery = 50;
/** Cuts of that work outside the long form, spread over its moments. */
const sampledMoments = 12;
const seed = Number(process.env['TA_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const noteCount = 40;

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ta-power-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  let stops = 0;
  const engine = await openReopeningEngine(join(data, 'db'), {
    fileSystem: (path) => new fileSystem(path, record),
    parameters,
    onStateChanged: (isOpen) => void (stops += isOpen ? 0 : 1),
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
  if (stops > 0) throw new Error('ta: the database of the recorded work stopped');
  return { record, base, uploads };
}

/** @returns the fault after a loss of power after so many events, and its place; '' when there is none. */
async function cutAt(
  { record, base, uploads }: Recorded,
  end: number,
  random: Random,
  kept?: Kept,
): Promise<string> {
  const target = join(folder, 'cut');
  record.materialize(base, target, end, random, kept);
  const acknowledged = record.acknowledged(end) as Acknowledged[];
  const fault = await faultOf(target, acknowledged, uploads);
  return fault === '' ? '' : `${fault} (event ${end} of ${record.events.length})`;
}

/** Cuts power so often: just before and after syncs, after answers, and anywhere. @returns the faults. */
async function cutPower(recorded: Recorded, times: number, random: Random): Promise<string[]> {
  const { events } = recorded.record;
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
    const fault = await cutAt(recorded, end, random);
    if (fault !== '') faults.push(fault);
  }
  return faults;
}

/**
 * Every moment at which the disk differs from that of the moment before. Answers change nothing on it: of the moments
 * before and after them, the one after all of them asks for the most.
 */
const momentsOf = ({ record: { events } }: Recorded): number[] =>
  events.map((_event, index) => index + 1).filter((end) => events[end]?.kind !== 'acknowledged');

const kinds: readonly Kept[] = ['nothing', 'everything', 'some'];

/** So many of the list's values, at equal distances from a place that chance chooses. */
function spread<T>(list: readonly T[], count: number, random: Random): T[] {
  const distance = list.length / count;
  const first = random() * distance;
  return Array.from({ length: count }, (_none, index) => list[Math.floor(first + index * distance)] as T);
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

  const which = isLong ? `every moment (${part.title})` : `${sampledMoments} moments spread over all of them`;
  it(
    `a cut at ${which}, with nothing, all and some of what was not synced`,
    { timeout: 14_400_000 },
    async () => {
      console.log(`power: a cut at ${which} of ${cutSteps} steps; seed ${seed}`);
      const recorded = await recordWork('every', seededRandom(seed + 2), { steps: cutSteps });
      const moments = momentsOf(recorded);
      const random = seededRandom(seed + 3);
      const places = isLong
        ? kinds.flatMap((kept) => moments.map((end) => ({ end, kept }))).filter((_place, at) => part.has(at))
        : spread(moments, sampledMoments, random).map((end, index) => ({
            end,
            kept: kinds[index % 3] as Kept,
          }));
      const faults: string[] = [];
      const sumOf = (made: number) =>
        `power: ${made} cuts at ${which}; ${moments.length} moments are all that ${recorded.record.events.length} events have; ${faults.length} faults; seed ${seed}`;
      for (const [index, { end, kept }] of places.entries()) {
        const fault = await cutAt(recorded, end, random, kept);
        if (fault !== '') faults.push(`${fault}, ${kept} kept`);
        if (isLong && (index + 1) % printedEvery === 0) console.log(sumOf(index + 1));
      }
      console.log(sumOf(places.length));
      expect(faults).toEqual([]);
      expect(moments.length).toBeGreaterThan(cutSteps * 3);
    },
  );

  /** The fault after a loss of power that took everything unsynced with it. */
  const faultOfLosingAll = (recorded: Recorded, end: number) =>
    cutAt(recorded, end, seededRandom(seed + 1), 'nothing');

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
    expect(await faultOfLosingAll(recorded, hasty + 1)).toMatch(/was lost \(/);
  });
});
