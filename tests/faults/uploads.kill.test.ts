import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLedger, serveAttachment, verifyUpload } from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startBucket } from '../fixtures/bucket.ts';
import type { TestBucket } from '../fixtures/bucket.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { smallPdf, createMessages } from '../gateway/messageFixture.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';
import type { LabProcess } from './labProcess.ts';

/** The long form (TA_LONG=1, `node tests/faults/uploads.long.mjs`) kills a hundred times. */
const rounds = process.env['TA_LONG'] ? 100 : 3;
const piece = 256 * 1024;
const stores = ['folder', 'bucket'] as const;
const open = async (store: (typeof stores)[number]) => (store === 'bucket' ? startBucket() : null);

interface Sending {
  readonly bytes: Buffer;
  id: string;
  /** Bytes that the lab has acknowledged. */
  acknowledged: number;
}

/** Bytes that the lab accepts as a picture; their content is irrelevant. */
const file = (index: number): Sending => ({
  bytes: randomBytes(piece * (6 + (index % 5)) + 37 * index),
  id: '',
  acknowledged: 0,
});

/** Sends until the connection breaks; true when every byte was acknowledged. */
async function send(
  base: string,
  token: string,
  order: string,
  sending: Sending,
  told: () => void = () => undefined,
): Promise<boolean> {
  const tus = tusOn(base, token);
  const { bytes } = sending;
  if (sending.id === '') {
    const made = await tus.create(bytes.length, { order_code: order, filename: 'kill.jpg' });
    if (made.status !== 201) throw new Error(`create: ${made.status} ${made.text}`);
    sending.id = made.id;
  }
  let { offset } = await tus.head(sending.id);
  while (offset < bytes.length) {
    const answer = await tus.patch(sending.id, offset, bytes.subarray(offset, offset + piece));
    if (answer.status !== 204) throw new Error(`patch: ${answer.status} ${answer.text}`);
    ({ offset } = answer);
    sending.acknowledged = offset;
    told();
  }
  return true;
}

const ledgerOf = async (lab: LabProcess, token: string, order: string) =>
  (await call(lab.base, readLedger, { token, body: { order_code: order } })).json as UploadLedger;

/** Sends the checksums, and waits until the lab has compared them with its disk. */
async function verifyUploadedFiles(lab: LabProcess, token: string, order: string, sent: readonly Sending[]) {
  for (const { id, bytes } of sent)
    await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
  for (;;) {
    const { files } = await ledgerOf(lab, token, order);
    const mine = files.filter(({ id }) => sent.some((each) => each.id === id));
    if (mine.every(({ state }) => state !== 'arrived')) return mine;
    await call(lab.base, readLedger, { token, body: { order_code: order } });
  }
}

let bucket: TestBucket | null = null;
afterEach(async () => {
  await stopAllLabs();
  await bucket?.stop();
  bucket = null;
});

describe.each(stores)('kill -9 while files arrive, kept in a %s (T-D1)', (store) => {
  const folder = mkdtempSync(join(tmpdir(), 'ta-upload-kill-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(`keeps every acknowledged byte, ${rounds} times`, { timeout: 120_000 + rounds * 30_000 }, async () => {
    bucket = await open(store);
    let lost = 0;
    let wrong = 0;
    let kills = 0;
    let checked = 0;
    const done: Sending[] = [];
    let going: Sending[] = [];
    let slowest = 0;
    let code = '';
    for (let round = 0; round <= rounds; round += 1) {
      const began = Date.now();
      const lab = await startReadyLab({ dataFolder: folder, environment: bucket?.environment ?? {} });
      if (round > 0) slowest = Math.max(slowest, Date.now() - began);
      const { token } = await signIn(lab.base, 'it@studio.test');
      if (code === '') code = await findWaitingOrder(lab.base, token);
      for (const sending of going) {
        if (sending.id === '') continue;
        const { offset } = await tusOn(lab.base, token).head(sending.id);
        checked += 1;
        if (offset < sending.acknowledged) lost += 1;
      }
      going.push(...Array.from({ length: 4 - going.length }, (_, index) => file(round * 4 + index)));
      const last = round === rounds;
      // Kills after another number of answers in each round, with three pieces in flight; never after more than remain.
      const left = going.reduce(
        (sum, each) => sum + Math.floor((each.bytes.length - each.acknowledged) / piece),
        0,
      );
      const target = 2 + ((round * 7) % Math.min(19, Math.max(1, left - 3)));
      let answers = 0;
      const told = () => {
        answers += 1;
        if (!last && answers === target) process.kill(lab.pid, 'SIGKILL');
      };
      const finished = await Promise.all(
        going.map((sending) => send(lab.base, token, code, sending, told).catch(() => false)),
      );
      // A lost answer would make this wait endless, so the lab is then killed between two files.
      if (!last && answers < target) process.kill(lab.pid, 'SIGKILL');
      if (!last && (await lab.ended) === 'SIGKILL') kills += 1;
      done.push(...going.filter((_, index) => finished[index]));
      going = going.filter((_, index) => !finished[index]);
      if (!last) continue;
      expect(checked).toBeGreaterThanOrEqual(rounds);
      expect(going).toEqual([]);
      // Stays below the quota and the time limit: finished files are read together.
      const files = await verifyUploadedFiles(lab, token, code, done);
      wrong = done.filter(({ id, bytes }) => {
        const found = files.find((each) => each.id === id);
        return found?.state !== 'checked' || found.sha256 !== sha256(bytes) || found.size !== bytes.length;
      }).length;
    }
    const bytes = done.reduce((sum, each) => sum + each.bytes.length, 0);
    console.log(
      `kill -9 (${store}): ${kills} kills, ${done.length} files of ${Math.round(bytes / 1e6)} MB, ${checked} interrupted, ${lost} that lost acknowledged bytes, ${wrong} wrong; slowest start ${slowest} ms`,
    );
    expect(kills).toBe(rounds);
    expect(done.length).toBeGreaterThanOrEqual(rounds);
    expect([lost, wrong]).toEqual([0, 0]);
  });
});

describe.skipIf(!hasPostgres).each(stores)('two labs on one PostgreSQL and one %s', (store) => {
  it(
    'take turns at one upload, resume where the other was killed, and have the same bytes',
    { timeout: 180_000 },
    async () => {
      const postgres = await startPostgres({ filled: true });
      try {
        bucket = await open(store);
        const shared = mkdtempSync(join(tmpdir(), 'ta-upload-two-'));
        const environment = { DATABASE_URL: postgres.url, TA_NOW: postgres.filledAt, ...bucket?.environment };
        const one = await startReadyLab({ dataFolder: join(shared, 'one'), environment });
        // With a bucket the labs share nothing else, as on two machines.
        const second = bucket ? 'two' : 'one';
        const two = await startReadyLab({ dataFolder: join(shared, second), environment });
        const who = await signIn(one.base, 'it@studio.test');
        const { token } = who;
        const order = await findWaitingOrder(one.base, token);
        const written = await createMessages(one.base, who);
        const bytes = randomBytes(3_000_000);
        const { id } = await tusOn(one.base, token).create(bytes.length, {
          order_code: order,
          filename: 'a.jpg',
        });
        // Both write the same offset repeatedly: one wins each time, and the bytes never mix.
        for (let offset = 0; offset < bytes.length; ) {
          const answers = await Promise.all(
            [one, two, one, two].map(({ base }) =>
              tusOn(base, token).patch(id, offset, bytes.subarray(offset, offset + 500_000)),
            ),
          );
          for (const { status } of answers) expect([204, 400, 403, 409, 423]).toContain(status);
          const [first, second] = await Promise.all(
            [one, two].map(({ base }) => tusOn(base, token).head(id)),
          );
          expect(first?.offset).toBe(second?.offset);
          expect(first?.offset).toBeGreaterThan(offset);
          offset = first?.offset ?? 0;
        }
        const half: Sending = { bytes: randomBytes(2_000_000), id: '', acknowledged: 0 };
        setTimeout(() => void process.kill(one.pid, 'SIGKILL'), 60);
        await send(one.base, token, order, half).catch(() => false);
        expect(await one.ended).toBe('SIGKILL');
        // The locks of the killed lab are gone, so the other continues at once.
        const began = Date.now();
        await send(two.base, token, order, half);
        expect(Date.now() - began).toBeLessThan(5_000);
        const files = await verifyUploadedFiles(two, token, order, [half, { bytes, id, acknowledged: 0 }]);
        expect(files.map(({ state }) => state)).toEqual(['checked', 'checked']);
        // Files sent with a message before the lab was killed.
        const { orderCode: cod_order, sentId: id_contact, attachmentId: id_attachment } = written;
        const query = { cod_order, id_contact, id_attachment };
        const served = await call(two.base, serveAttachment, { token, query });
        expect([served.status, served.text]).toEqual([200, smallPdf.toString()]);
        rmSync(shared, { recursive: true, force: true });
      } finally {
        await stopAllLabs();
        await postgres.stop();
      }
    },
  );
});
