import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labForTest } from '../../test/labForTest.ts';
import { conflict } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { ownerOf } from '../base/owner.ts';
import { attachments, messages } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { actions } from '../pages/staff/actions.ts';
import { attachToDraft } from './files.ts';
import { readStoredFile } from './fileStore.ts';
import { removeOrphanedFiles } from './orphanedFiles.ts';

/** The answer of a commit is lost on the way: whether it happened is not known, so no file of it is removed (T-D5). */
let test: Awaited<ReturnType<typeof labForTest>>;
let order: typeof orders.$inferSelect;
beforeAll(async () => {
  test = await labForTest();
  const { queries } = test.lab.database;
  const [found] = await queries
    .select({ order: orders })
    .from(messages)
    .innerJoin(orders, eq(orders.id, messages.orderId))
    .limit(1);
  if (!found) throw new Error('ta: the demonstration has messages');
  ({ order } = found);
}, 180_000);
afterAll(() => test.stop());

type End = 'the answer is lost' | 'the connection is lost before' | 'the work is refused';

/** The lab, whose next transactions end so. */
function labWhere(end: End): Lab {
  const { lab } = test;
  const lost = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  const transaction: Lab['database']['transaction'] = async (work) => {
    await lab.database.transaction(async (queries) => {
      const result = await work(queries);
      if (end === 'the work is refused') throw conflict('no');
      if (end === 'the connection is lost before') throw lost();
      return result;
    });
    throw lost();
  };
  return { ...lab, database: { ...lab.database, transaction } };
}

const pdf = Buffer.from('%PDF-1.4\nbytes\n%%EOF\n');
const attach = (lab: Lab) =>
  attachToDraft({
    lab,
    session: { owner: ownerOf(order), actorId: order.customerId, acting: false },
    query: { cod_order: order.commessa, name: 'a.pdf', upload_folder: 'folder-of-a-lost-answer' },
    bytes: pdf,
  } as unknown as Parameters<typeof attachToDraft>[0]);
const sendFromDesk = (lab: Lab) => {
  const fields: Readonly<Record<string, string>> = { text: 'Hello', key: 'key-of-a-lost-answer' };
  return actions.message(lab, {
    session: { id: 1 },
    order: { id: order.id, code: order.commessa, owner: ownerOf(order) },
    form: {
      text: (name: string) => fields[name] ?? '',
      files: () => [new File([pdf], 'a.pdf', { type: 'application/pdf' })],
    },
  } as unknown as Parameters<typeof actions.message>[1]);
};

/** The clean-up of files that were written so many hours ago. */
const cleanUpAfter = async (hours: number) => {
  const { blobs } = test.lab.uploads;
  const list = async () =>
    (await blobs.list()).map((each) => ({ ...each, age: each.age + hours * 3_600_000 }));
  return removeOrphanedFiles({ ...test.lab, uploads: { blobs: { ...blobs, list } } });
};

const filesAfter = async (work: () => Promise<unknown>) => {
  const { blobs } = test.lab.uploads;
  const before = new Set((await blobs.list()).map(({ name }) => name));
  await expect(work()).rejects.toThrow(/^no$|terminated/);
  return (await blobs.list()).map(({ name }) => name).filter((name) => !before.has(name));
};
const rowOf = async (code: string) =>
  (await test.lab.database.queries.select().from(attachments).where(eq(attachments.code, code)))[0];

describe.each([
  ['a file that a customer attaches', attach],
  ['a file of a message from the desk', sendFromDesk],
])('%s', (_what, work) => {
  it('is removed when its row was refused', async () => {
    expect(await filesAfter(() => work(labWhere('the work is refused')))).toEqual([]);
  });

  it('stays while it is not known that no row names it; without one it goes after a day', async () => {
    const [code = ''] = await filesAfter(() => work(labWhere('the connection is lost before')));
    expect([code.length, await rowOf(code)]).toEqual([32, undefined]);
    expect(await cleanUpAfter(23)).toBe(0);
    expect(await cleanUpAfter(25)).toBe(1);
    expect((await test.lab.uploads.blobs.list()).some(({ name }) => name === code)).toBe(false);
  });

  it('stays with the row that was committed without an answer, for good', async () => {
    const [code = ''] = await filesAfter(() => work(labWhere('the answer is lost')));
    const row = await rowOf(code);
    expect(row?.size).toBe(pdf.length);
    expect(await cleanUpAfter(25)).toBe(0);
    const stream = await readStoredFile(test.lab.uploads.blobs, { code, size: pdf.length });
    expect(stream).not.toBeNull();
    await stream?.cancel();
  });
});
