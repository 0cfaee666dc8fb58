import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '@trade-area/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { labForTest } from '../../test/labForTest.ts';
import type { Lab } from '../base/lab.ts';
import { ownerOf } from '../base/owner.ts';
import type { Session } from '../base/owner.ts';
import { customers } from '../database/schema/customers.ts';
import { orders } from '../database/schema/orders.ts';
import { sessions } from '../database/schema/sessions.ts';
import type { tickets } from '../database/schema/sessions.ts';
import { uploads } from '../database/schema/uploads.ts';
import { insertTicket } from '../identity/tickets.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { createUploadId } from '../server/uploadCreation.ts';
import { assignSlot } from './assign.ts';
import { recordAcceptance, verifyUploadChecksum } from './checked.ts';
import { changeUploadMethod } from './method.ts';
import { removeFile, restoreFile } from './remove.ts';
import { submitFiles } from './send.ts';
import { assignToSlot, insertUpload, markSubmitted, storeInspection, uploadById } from './table.ts';

/**
 * Two windows change one order at the same time: the second change is made between what the first has read and its
 * transaction. `tests/faults/uploads.races.test.ts` does the same to a PostgreSQL server.
 */
let test: Awaited<ReturnType<typeof labForTest>>;
let order: typeof orders.$inferSelect;
let session: Session;

beforeAll(async () => {
  test = await labForTest();
  const [found] = await test.lab.database.queries
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        eq(orders.incomplete, true),
        eq(orders.blocked, true),
        eq(orders.byFtp, true),
        eq(orders.tipo, 'album'),
      ),
    )
    .limit(1);
  if (!found) throw new Error('ta: the demonstration has no open album');
  ({ order } = found);
  session = {
    owner: ownerOf(found.order),
    actorId: found.order.customerId,
    acting: false,
  } as unknown as Session;
}, 180_000);
afterAll(() => test.stop());
beforeEach(async () => {
  const { queries } = test.lab.database;
  await queries.delete(uploads).where(eq(uploads.orderId, order.id));
  const { incomplete, blocked, transferStatus, status, byFtp } = order;
  await queries
    .update(orders)
    .set({ incomplete, blocked, transferStatus, status, byFtp })
    .where(eq(orders.id, order.id));
});

/** The lab, in which `change` is made just before the first transaction begins. */
function labThat(change: () => Promise<unknown>): Lab {
  const { lab } = test;
  let isMade = false;
  const transaction: Lab['database']['transaction'] = async (work) => {
    if (!isMade) {
      isMade = true;
      await change();
    }
    return lab.database.transaction(work);
  };
  return { ...lab, database: { ...lab.database, transaction } };
}

const warning = (code: string): Finding =>
  ({ code, level: 'warn', fix: '', values: {} }) as unknown as Finding;

async function plant(state: 'arrived' | 'checked', slot = '', findings: Finding[] = []): Promise<string> {
  const { lab, dataFolder } = test;
  const id = createUploadId();
  const now = lab.clock.now();
  const bytes = randomBytes(500);
  await insertUpload(lab.database.queries, {
    ...{ id, customerId: order.customerId, actorId: order.customerId, orderId: order.id },
    ...{
      name: 'a.jpg',
      size: bytes.length,
      received: bytes.length,
      state,
      findings,
      claimed: 'given',
      sha256: 'given',
    },
    ...{ createdAt: now, touchedAt: now },
  });
  await lab.uploads.files.create(id);
  await writeFile(join(dataFolder, 'uploads', 'part', id), bytes);
  await assignToSlot(lab.database.queries, order.id, id, slot);
  return id;
}

const rowOf = async (id: string) => {
  const row = await uploadById(test.lab.database.queries, id);
  if (!row) throw new Error('ta: the upload is gone');
  return row;
};
const callWith = <Parameters_>(lab: Lab, body: Record<string, unknown>, by: Session | null = session) =>
  ({ lab, session: by, body }) as unknown as Parameters_;
const accept = (lab: Lab, upload: string, codes: string[]) =>
  recordAcceptance(callWith<Parameters<typeof recordAcceptance>[0]>(lab, { upload, codes }));
const verify = (lab: Lab, upload: string, sha256: string) =>
  verifyUploadChecksum(callWith<Parameters<typeof verifyUploadChecksum>[0]>(lab, { upload, sha256 }));
const assign = (lab: Lab, upload: string, slot: string) =>
  assignSlot(callWith<Parameters<typeof assignSlot>[0]>(lab, { upload, slot }));
const remove = (lab: Lab, upload: string) =>
  removeFile(callWith<Parameters<typeof removeFile>[0]>(lab, { upload }));

/** The order as a submission leaves it. */
const send = () =>
  test.lab.database.transaction((queries) => markSubmitted(queries, session.owner, order.id));
const closed = { code: 'conflict' };
const gone = { code: 'not_found' };

describe('an acceptance', () => {
  it('is refused when the order was sent before it is stored', async () => {
    const sent = await plant('checked', 'spread-001', [warning('lowResolution')]);
    await expect(accept(labThat(send), sent, ['lowResolution'])).rejects.toMatchObject(closed);
    expect((await rowOf(sent)).accepted).toEqual([]);
  });

  it('is refused when the file was removed before it is stored', async () => {
    const id = await plant('checked', 'spread-001', [warning('lowResolution')]);
    await expect(
      accept(
        labThat(() => remove(test.lab, id)),
        id,
        ['lowResolution'],
      ),
    ).rejects.toMatchObject(gone);
    expect((await rowOf(id)).accepted).toEqual([]);
  });

  it('keeps the one that another window made meanwhile', async () => {
    const id = await plant('checked', 'spread-001', [warning('lowResolution'), warning('noBleed')]);
    await accept(
      labThat(() => accept(test.lab, id, ['noBleed'])),
      id,
      ['lowResolution'],
    );
    expect((await rowOf(id)).accepted.map(({ code }) => code).sort()).toEqual(['lowResolution', 'noBleed']);
  });

  it('never covers a problem that a new inspection found to be blocking', async () => {
    const id = await plant('checked', 'spread-001', [warning('lowResolution')]);
    const block = { ...warning('lowResolution'), level: 'block' as const };
    const inspected = () =>
      storeInspection(test.lab.database.queries, id, {
        state: 'checked',
        sha256: 'given',
        findings: [block],
      });
    await expect(accept(labThat(inspected), id, ['lowResolution'])).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('a checksum', () => {
  it('is refused when the order was closed before it is stored', async () => {
    const closedFile = await plant('arrived');
    await expect(verify(labThat(send), closedFile, 'other')).rejects.toMatchObject(closed);
    expect((await rowOf(closedFile)).claimed).toBe('given');
  });

  it('is refused when the file was removed before it is stored', async () => {
    const id = await plant('arrived');
    await expect(
      verify(
        labThat(() => remove(test.lab, id)),
        id,
        'other',
      ),
    ).rejects.toMatchObject(gone);
    expect((await rowOf(id)).claimed).toBe('given');
  });

  it('is answered with the state of an inspection that ended meanwhile', async () => {
    const id = await plant('arrived');
    const inspected = () =>
      storeInspection(test.lab.database.queries, id, { state: 'damaged', sha256: 'bytes' });
    expect(await verify(labThat(inspected), id, 'other')).toEqual({ state: 'damaged' });
    expect((await rowOf(id)).claimed).toBe('given');
  });
});

describe('a file that moves to another slot', () => {
  it('is not checked until it was checked for that slot: the order cannot be sent before', async () => {
    const id = await plant('checked', 'spread-001');
    const { lab } = test;
    const during: unknown[] = [];
    const inspect: Lab['uploads']['arrivals']['inspect'] = async () => {
      const body = { order_code: order.commessa };
      const submission = submitFiles(callWith<Parameters<typeof submitFiles>[0]>(lab, body));
      during.push((await rowOf(id)).state, await submission.catch((error: unknown) => error));
      return null;
    };
    const arrivals = { ...lab.uploads.arrivals, inspect };
    await assign({ ...lab, uploads: { ...lab.uploads, arrivals } }, id, 'cover');
    expect(during).toMatchObject(['arrived', { code: 'invalid', fields: { unready: 'cover' } }]);
  });

  it('is inspected again when it moved during its inspection', async () => {
    const id = await plant('checked', 'spread-001');
    await assign(
      { ...test.lab, uploads: { ...test.lab.uploads, arrivals: { inspect: async () => null } } },
      id,
      'cover',
    );
    await test.lab.database.queries
      .update(uploads)
      .set({ claimed: await checksumOf(id) })
      .where(eq(uploads.id, id));
    const store = await test.lab.uploads.arrivals.inspect(id);
    await assignToSlot(test.lab.database.queries, order.id, id, 'spread-001');
    expect(await test.lab.database.transaction(async (queries) => store?.(queries))).toBe(false);
    expect((await rowOf(id)).state).toBe('arrived');
  });

  it('that is removed during its inspection is stored as inspected for the slot that it returns to', async () => {
    const id = await plant('arrived', 'spread-001');
    await test.lab.database.queries
      .update(uploads)
      .set({ claimed: await checksumOf(id) })
      .where(eq(uploads.id, id));
    const store = await test.lab.uploads.arrivals.inspect(id);
    await remove(test.lab, id);
    expect(await test.lab.database.transaction(async (queries) => store?.(queries))).toBe(true);
    const body = { upload: id };
    await restoreFile(callWith<Parameters<typeof restoreFile>[0]>(test.lab, body));
    const { state, findings } = await rowOf(id);
    expect([state, findings.length > 0]).toEqual(['checked', true]);
  });
});

/** The checksum that an inspection compares: of the planted bytes. */
async function checksumOf(id: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of test.lab.uploads.files.read(id, 500)) hash.update(piece);
  return hash.digest('hex');
}

describe('a change of the upload method', () => {
  const ticketFor = async () => {
    const { queries } = test.lab.database;
    const code = createToken();
    const sessionHash = hashToken(createToken());
    const expiresAt = new Date(test.lab.clock.now().getTime() + 60_000);
    const who = { actorId: order.customerId, subjectId: order.customerId };
    await queries
      .insert(sessions)
      .values({ tokenHash: sessionHash, ...who, createdAt: new Date(), expiresAt, browser: '', system: '' });
    await insertTicket(queries, {
      ...{ codeHash: hashToken(code), purpose: 'change-method', customerId: order.customerId },
      ...{ actorId: order.customerId, orderCode: order.commessa, origin: '', sessionHash, expiresAt },
    } as typeof tickets.$inferInsert);
    return { code, sessionHash };
  };
  const choose = (lab: Lab, ta_token: string) =>
    changeUploadMethod(
      callWith<Parameters<typeof changeUploadMethod>[0]>(
        lab,
        { order_code: order.commessa, ta_token, method: 'lab' },
        null,
      ),
    );

  it('is refused when the order was sent before it is stored', async () => {
    const { code } = await ticketFor();
    await expect(choose(labThat(send), code)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('T-A10: is refused when its session ended before it is stored', async () => {
    const { code, sessionHash } = await ticketFor();
    const signOut = () =>
      test.lab.database.queries.delete(sessions).where(eq(sessions.tokenHash, sessionHash)).execute();
    await expect(choose(labThat(signOut), code)).rejects.toMatchObject({ code: 'forbidden' });
    const [after] = await test.lab.database.queries.select().from(orders).where(eq(orders.id, order.id));
    expect(after?.byFtp).toBe(true);
  });
});
