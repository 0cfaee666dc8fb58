import { randomBytes } from 'node:crypto';
import {
  attachFile,
  readLedger,
  serveAttachment,
  uploadStatus,
  verifyUpload,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBucket } from '../fixtures/bucket.ts';
import type { SilenceRule, TestBucket } from '../fixtures/bucket.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import type { Tus } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { createMessages, smallPdf } from './messageFixture.ts';

/** An S3-compatible store that accepts requests and never answers them (T-D8). */
const silence = 300;
/** Four attempts with a silence each, and the pauses between them, on a busy machine. */
const longest = 15_000;
let bucket: TestBucket;
let lab: TestLab;
let token = '';
let order = '';
let tus: Tus;

beforeAll(async () => {
  bucket = await startBucket();
  lab = await startTestLab({ bucket: { ...bucket, address: { ...bucket.address, silence } } });
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  tus = tusOn(lab.base, token);
  order = await findWaitingOrder(lab.base, token);
});
afterAll(async () => {
  await lab.stop();
  await bucket.stop();
});
afterEach(() => bucket.fail(null));

const fallSilent = (silent: SilenceRule['silent'], matches: SilenceRule['matches'] = () => true) =>
  bucket.fail({ matches, silent });
const ledger = async () => {
  const answer = await call(lab.base, readLedger, { token, body: { order_code: order } });
  return { status: answer.status, files: (answer.json as UploadLedger).files };
};
const errorOf = ({ json }: { json: unknown }) => (json as { error: { code: string } }).error.code;
async function timed<T>(work: Promise<T>): Promise<T> {
  const began = Date.now();
  const result = await work;
  expect(Date.now() - began).toBeLessThan(longest);
  return result;
}

const whens = [
  ['before its work', 'before'],
  ['after its work', 'after'],
] as const;

describe('a store that never answers', () => {
  it.each(whens)('%s: an attachment is refused in time and claimed by no row', async (_when, silent) => {
    const upload_folder = `folder-${crypto.randomUUID()}`;
    const query = { cod_order: order, upload_folder, name: 'a.pdf' };
    const attach = () => call(lab.base, attachFile, { token, query, body: smallPdf });
    fallSilent(silent, (ask) => ask.startsWith('PUT'));
    const refused = await timed(attach());
    expect([refused.status, errorOf(refused)]).toEqual([503, 'unavailable']);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(lab.logged.slice(-3).join('\n')).toContain('ETIMEDOUT');
    bucket.fail(null);
    const status = await call(lab.base, uploadStatus, { token, body: { cod_order: order } });
    const { files } = parse(uploadStatus.answer, status.json);
    expect(files.filter((file) => file.upload_folder === upload_folder)).toEqual([]);
    expect((await attach()).status).toBe(200);
  });

  it.each(whens)(
    '%s: an upload keeps its offset, others are served meanwhile, and it is resumed',
    async (_when, silent) => {
      const bytes = randomBytes(20_000);
      const { id } = await tus.create(bytes.length, { order_code: order, filename: 'b.jpg' });
      fallSilent(silent);
      const waiting = timed(tus.patch(id, 0, bytes));
      expect((await ledger()).status).toBe(200);
      const refused = await waiting;
      expect([refused.status, refused.text]).toEqual([500, expect.stringContaining('Progress is saved')]);
      bucket.fail(null);
      expect((await tus.head(id)).offset).toBe(0);
      expect((await tus.patch(id, 0, bytes)).offset).toBe(bytes.length);
      await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
      await lab.jobsDone();
      const file = (await ledger()).files.find((each) => each.id === id);
      expect(file?.sha256).toBe(sha256(bytes));
      await tus.remove(id);
    },
  );

  it('a file is not served, whether the store falls silent before its answer or within the object', async () => {
    const who = await signIn(lab.base, 'it@studio.test');
    const { orderCode: cod_order, sentId: id_contact, attachmentId } = await createMessages(lab.base, who);
    const query = { cod_order, id_contact, id_attachment: attachmentId };
    const serve = () => call(lab.base, serveAttachment, { token: who.token, query });
    fallSilent('before');
    expect((await timed(serve())).status).toBe(503);
    // The head of the answer is sent: the connection ends, so that nobody takes the half for the whole.
    fallSilent('within', (ask) => ask.startsWith('GET'));
    const cut = await timed(serve().catch((error: unknown) => error));
    expect(cut).toBeInstanceOf(Error);
    bucket.fail(null);
    const served = await serve();
    expect([served.status, served.text]).toEqual([200, smallPdf.toString()]);
  });

  it('holds up no job for ever: the file is inspected when the store answers again', async () => {
    const bytes = randomBytes(9_000);
    const { id } = await tus.create(bytes.length, { order_code: order, filename: 'c.jpg' });
    await tus.patch(id, 0, bytes);
    await lab.jobsDone();
    fallSilent('within', (ask) => ask.startsWith('GET') && ask.includes(id));
    await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
    await timed(lab.jobsDone());
    expect(await lab.query(`select problem from jobs where key = '${id}'`)).toEqual([{ problem: 'store' }]);
    bucket.fail(null);
    lab.advance(60_000);
    await lab.jobsDone();
    expect((await ledger()).files.find((each) => each.id === id)?.sha256).toBe(sha256(bytes));
    expect(await lab.query(`select problem from jobs where key = '${id}'`)).toEqual([]);
    await tus.remove(id);
  });

  it('keeps a lab from starting, which says so in time', async () => {
    fallSilent('before');
    const silentBucket = { ...bucket, address: { ...bucket.address, silence } };
    const failure = await timed(startTestLab({ bucket: silentBucket }).catch((error: unknown) => error));
    expect(String(failure)).toMatch(/TA_S3_BUCKET/);
  });
});
