import { randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '../database/schema/orders.ts';
import { ownerOf } from '../base/owner.ts';
import type { Session } from '../base/owner.ts';
import { labForTest } from '../../test/labForTest.ts';
import type { Lab } from '../base/lab.ts';
import { createFakePowerLossDisk } from '../../test/fakePowerLossDisk.ts';
import { createUploadId } from './uploadCreation.ts';
import { createDiskStore } from '../files/disk.ts';
import type { DiskCalls, DiskFile } from '../files/disk.ts';
import { insertUpload, uploadById } from '../uploads/table.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createTusServer } from './tusServer.ts';

/** The order of a write (T-D2): data on disk, ledger, answer. Each step is blocked to show that the next one waits. */
const bytes = randomBytes(300_000);
let shop: Awaited<ReturnType<typeof labForTest>>;
let lab: Lab;
let order: { id: number; customerId: number; commessa: string };
const server = createServer((asked, answer) => void listener(asked, answer));
let listener: ReturnType<ReturnType<typeof createTusServer>['wrap']>;

beforeAll(async () => {
  shop = await labForTest();
  const [found] = await shop.lab.database.queries
    .select({ id: orders.id, customerId: orders.customerId, commessa: orders.commessa })
    .from(orders)
    .where(eq(orders.incomplete, true))
    .limit(1);
  order = found ?? expect.fail('no order waits for files');
  await shop.lab.database.queries
    .update(orders)
    .set({ byFtp: true, blocked: true })
    .where(eq(orders.id, order.id));
  const session: Session = {
    ...{ tokenHash: 'h', code: '1', publicId: 'c', acting: false, mustChangePassword: false },
    owner: ownerOf(order),
    actorId: order.customerId,
    expiresAt: new Date(8.64e15),
  };
  lab = { ...shop.lab, sessions: { ...shop.lab.sessions, find: async () => session } };
  listener = createTusServer(lab, createMetrics()).wrap(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 180_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.stop();
});
afterEach(() => void vi.restoreAllMocks());

interface Told {
  readonly status: number;
  readonly offset: number;
  readonly id: string;
}
function ask(
  method: string,
  path: string,
  headers: Record<string, string | number>,
  body?: Buffer,
): Promise<Told> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, method, path },
        headers: { 'tus-resumable': '1.0.0', authorization: 'Bearer x', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            offset: Number(answer.headers['upload-offset'] ?? -1),
            id: (answer.headers.location ?? '').split('/').pop() ?? '',
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
const patch = (id: string, offset: number, piece: Buffer) =>
  ask(
    'PATCH',
    `/files/${id}`,
    {
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': piece.length,
    },
    piece,
  );
const head = (id: string) => ask('HEAD', `/files/${id}`, {});
const receivedOf = async (id: string) => (await uploadById(shop.lab.database.queries, id))?.received;

/** Creates an upload without bytes. @returns its id. */
async function createEmptyUpload(): Promise<string> {
  const id = createUploadId();
  const now = lab.clock.now();
  await insertUpload(lab.database.queries, {
    ...{ id, name: 'a.jpg', size: bytes.length, createdAt: now, touchedAt: now },
    ...{ customerId: order.customerId, actorId: order.customerId, orderId: order.id },
  });
  await lab.uploads.files.create(id);
  return id;
}

/** A gate that reports when it is reached, and blocks until it is opened. */
function gate() {
  let reach: () => void = () => undefined;
  let open: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { reach, open, reached, passed };
}

/** Writing is unchanged; the test replaces `sync`. */
function withSync(sync: (real: () => Promise<void>, written: number) => Promise<void>): void {
  const { files } = lab.uploads;
  const open = files.open.bind(files);
  vi.spyOn(files, 'open').mockImplementation(async (id, offset) => {
    const file = await open(id, offset);
    let written = 0;
    return {
      async write(part) {
        await file.write(part);
        written += part.byteLength;
      },
      sync: () => sync(() => file.sync(), written),
      rewind: () => file.rewind(),
      close: () => file.close(),
    };
  });
}

describe('acknowledged bytes', () => {
  it('were synced, then committed, then answered, each step after the one before', async () => {
    const id = await createEmptyUpload();
    const steps: string[] = [];
    const [syncing, counting, held] = [gate(), gate(), gate()];
    withSync(async (real, written) => {
      steps.push(`sync of ${written} bytes`);
      syncing.reach();
      await syncing.passed;
      await real();
      steps.push('synced');
    });
    const { queries } = lab.database;
    const update = queries.update.bind(queries);
    vi.spyOn(queries, 'update').mockImplementation((table) => {
      steps.push('count');
      counting.reach();
      return update(table);
    });

    const answered = patch(id, 0, bytes).then((response) => {
      steps.push('answered');
      return response;
    });
    await syncing.reached;
    expect(await receivedOf(id)).toBe(0);
    // The embedded database runs one transaction at a time: while this one lasts, no offset is committed.
    const other = lab.database.transaction(async () => {
      held.reach();
      await counting.passed;
    });
    await held.reached;
    syncing.open();
    await counting.reached;
    // Two more requests were answered meanwhile: a premature answer would have arrived by now.
    for (let turn = 0; turn < 2; turn += 1) expect((await ask('OPTIONS', '/files/', {})).status).toBe(204);
    expect(steps).toEqual([`sync of ${bytes.length} bytes`, 'synced', 'count']);
    counting.open();
    await other;
    expect(await answered).toMatchObject({ status: 204, offset: bytes.length });
    expect(steps.at(-1)).toBe('answered');
    expect(await receivedOf(id)).toBe(bytes.length);
  });

  it('are none when the disk could not sync, and the same bytes are accepted again', async () => {
    const id = await createEmptyUpload();
    withSync(() => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'fdatasync' })));
    expect(await patch(id, 0, bytes.subarray(0, 100_000))).toMatchObject({ status: 500 });
    expect([await receivedOf(id), (await head(id)).offset]).toEqual([0, 0]);
    vi.restoreAllMocks();
    expect(await patch(id, 0, bytes)).toMatchObject({ status: 204, offset: bytes.length });
  });

  it('are none when the database could not be written, although the disk has the bytes', async () => {
    const id = await createEmptyUpload();
    vi.spyOn(lab.database.queries, 'update').mockImplementation(() => {
      throw Object.assign(new Error('gone'), { code: '57P01' });
    });
    expect(await patch(id, 0, bytes.subarray(0, 100_000))).toMatchObject({ status: 503 });
    vi.restoreAllMocks();
    expect((await head(id)).offset).toBe(0);
    expect(await patch(id, 0, bytes)).toMatchObject({ status: 204, offset: bytes.length });
  });

  it('a new upload is answered after its row is written and its file is created', async () => {
    const making = gate();
    const { files } = lab.uploads;
    const create = files.create.bind(files);
    let createdRow = '';
    let rows: unknown;
    vi.spyOn(files, 'create').mockImplementation(async (id) => {
      rows = await uploadById(shop.lab.database.queries, id);
      making.reach();
      await making.passed;
      await create(id);
      createdRow = id;
    });
    let response = '';
    const answered = ask('POST', '/files/', {
      'upload-length': 10,
      'upload-metadata': `order_code ${Buffer.from(order.commessa).toString('base64')},filename YS5qcGc=`,
    }).then(({ id }) => (response = id));
    await making.reached;
    await ask('OPTIONS', '/files/', {});
    expect([response, rows]).toEqual(['', expect.objectContaining({ received: 0, state: 'partial' })]);
    making.open();
    expect(await answered).toBe(createdRow);
  });
});

describe('the calls to the disk', () => {
  /** A disk in memory that records its calls. */
  function recorded() {
    const disk = createFakePowerLossDisk();
    const calls: string[] = [];
    const note = (name: string, path: string) =>
      void calls.push(`${name} ${path.replace('/data/uploads/', '')}`);
    const file = (real: DiskFile, path: string): DiskFile => ({
      ...real,
      writev(parts, at) {
        note('write', path);
        return real.writev(parts, at);
      },
      sync() {
        note('sync', path);
        return real.sync();
      },
      datasync() {
        note('sync', path);
        return real.datasync();
      },
    });
    const noted: DiskCalls = {
      ...disk,
      async open(path, flags) {
        if (flags === 'wx') note('make', path);
        return file(await disk.open(path, flags), path);
      },
      rename(from, to) {
        note('move', from);
        return disk.rename(from, to);
      },
    };
    return { noted, calls };
  }

  it('sync a new file and its folder’s entry before the answer', async () => {
    const { noted, calls } = recorded();
    const store = await createDiskStore('/data/uploads', noted);
    calls.length = 0;
    const id = createUploadId();
    await store.create(id);
    expect(calls).toEqual([`make part/${id}`, `sync part/${id}`, 'sync part']);
    calls.length = 0;
    await store.finish(id);
    expect(calls).toEqual([`move part/${id}`, 'sync whole', 'sync part']);
  });

  it('end with a sync before a chunk is committed, and nothing is written after it', async () => {
    const { noted, calls } = recorded();
    const store = await createDiskStore('/data/uploads', noted);
    const id = createUploadId();
    await store.create(id);
    const file = await store.open(id, 0);
    for (let piece = 0; piece < 5; piece += 1) await file.write(randomBytes(700_000));
    calls.length = 0;
    await file.sync();
    expect(calls.at(-1)).toBe(`sync part/${id}`);
    expect(calls.filter((call) => call.startsWith('write')).length).toBeGreaterThan(0);
    calls.length = 0;
    await file.close();
    expect(calls).toEqual([]);
  });
});
