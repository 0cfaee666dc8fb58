import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptFindings,
  assignUpload,
  readLedger,
  submitUploads,
  verifyUpload,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '../fixtures/mailServer.ts';
import type { TestMailServer } from '../fixtures/mailServer.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from '../gateway/desk.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';
import type { LabProcess } from './labProcess.ts';

/** A job of a lab that was killed is done by the next one (T-E3): each kind, on the built lab. */
let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
afterEach(async () => {
  await stopAllLabs();
  server.behave({});
  server.received.length = 0;
});

const patient = { timeout: 90_000, interval: 100 };
const kill = async (lab: LabProcess) => {
  process.kill(lab.pid, 'SIGKILL');
  expect(await lab.ended).toBe('SIGKILL');
};
/** Staff write to the customer of an order, who gets one mail for each message. */
async function writeFromDesk(base: string, order: string, texts: readonly string[]): Promise<void> {
  const desk = deskForms(base, await signInAtDesk(base));
  for (const text of texts) {
    const answer = await desk.act(order, 'message', { key: crypto.randomUUID(), text });
    expect(answer.status).toBe(303);
  }
}

describe('a lab killed during', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ta-jobs-kill-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const start = () => startReadyLab({ dataFolder: folder, environment: { TA_SMTP: server.url } });

  it('a mail that the server has not taken yet: it is sent once', { timeout: 180_000 }, async () => {
    const lab = await start();
    const { token } = await signIn(lab.base, 'uk@studio.test');
    const order = await findWaitingOrder(lab.base, token);
    server.behave({ hang: true });
    await writeFromDesk(lab.base, order, ['first message']);
    await vi.waitFor(() => expect(server.connections()).toBeGreaterThan(0), patient);
    await kill(lab);
    server.behave({});
    const next = await start();
    await vi.waitFor(() => expect(server.received.map(({ to }) => to)).toEqual(['uk@studio.test']), patient);
    // The next test counts mails: a lab that is killed before it has recorded this one would send it again there.
    await next.stop('SIGTERM');
  });

  it(
    'a mail whose acceptance it never heard: that one may come twice, under one Message-ID',
    { timeout: 300_000 },
    async () => {
      const lab = await start();
      const { token } = await signIn(lab.base, 'uk@studio.test');
      const order = await findWaitingOrder(lab.base, token);
      server.behave({ hold: true });
      await writeFromDesk(lab.base, order, ['a', 'b', 'c']);
      const ids = () => server.received.map(({ messageId }) => messageId);
      // On a busy machine the lab's time limit may end before all three are held, and one comes again.
      await vi.waitFor(() => expect(new Set(ids()).size).toBe(3), patient);
      await kill(lab);
      const held = ids().length;
      server.behave({});
      const next = await start();
      await vi.waitFor(() => expect(ids()).toHaveLength(held + 3), patient);
      expect(ids().slice(held).sort()).toEqual([...new Set(ids().slice(0, held))].sort());
      // The next mail is that of another message, and no further attempt.
      await writeFromDesk(next.base, order, ['d']);
      await vi.waitFor(() => expect(ids()).toHaveLength(held + 4), patient);
    },
  );

  it(
    'an inspection and a proof: both are made, without the customer asking again',
    { timeout: 300_000 },
    async () => {
      let lab = await start();
      const { token } = await signIn(lab.base, 'it@studio.test');
      const order = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo !== 'album');
      const ledger = async () =>
        (await call(lab.base, readLedger, { token, body: { order_code: order } })).json as UploadLedger;
      const [slot] = (await ledger()).slots;
      if (!slot) throw new Error('an order without a slot');
      const bytes = await makeSheet({ ...sheetPixels({ ...slot, bleed_mm: 0 }), quality: 60 });
      const tus = tusOn(lab.base, token);
      const { id } = await tus.create(bytes.length, { order_code: order, filename: 'trim.jpg' });
      await tus.patch(id, 0, bytes);
      await call(lab.base, assignUpload, { token, body: { upload: id, slot: slot.slot } });
      await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
      await kill(lab);
      lab = await start();
      const stateOf = async () => (await ledger()).files.find((each) => each.id === id)?.state;
      await vi.waitFor(async () => expect(await stateOf()).toBe('checked'), patient);
      await call(lab.base, acceptFindings, { token, body: { upload: id, codes: ['noBleed'] } });
      expect((await call(lab.base, submitUploads, { token, body: { order_code: order } })).status).toBe(200);
      await kill(lab);
      lab = await start();
      await vi.waitFor(async () => expect((await ledger()).proof).toBe(id), patient);
    },
  );
});

describe.skipIf(!hasPostgres)('two labs on one PostgreSQL', () => {
  it(
    'send each mail once, do periodic work once, and take over what a killed lab had',
    { timeout: 300_000 },
    async () => {
      const postgres = await startPostgres({ filled: true });
      const shared = mkdtempSync(join(tmpdir(), 'ta-jobs-two-'));
      const client = new pg.Client({ connectionString: postgres.url });
      try {
        const environment = {
          DATABASE_URL: postgres.url,
          TA_NOW: postgres.filledAt,
          TA_SMTP: server.url,
        };
        const one = await startReadyLab({ dataFolder: join(shared, 'one'), environment });
        await startReadyLab({ dataFolder: join(shared, 'one'), environment });
        await client.connect();
        const { token } = await signIn(one.base, 'uk@studio.test');
        const order = await findWaitingOrder(one.base, token);
        const texts = Array.from({ length: 20 }, (_, index) => `message ${index}`);
        await writeFromDesk(one.base, order, texts);
        // Every periodic job is due now, and both labs look for it.
        await client.query(`update jobs set run_at = now() where key = 'periodic'`);
        const waiting = async () =>
          (await client.query(`select 1 from jobs where key <> 'periodic' or run_at <= now()`)).rowCount;
        await vi.waitFor(async () => expect(await waiting()).toBe(0), patient);
        expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20);
        expect(server.received).toHaveLength(20);

        server.behave({ hold: true });
        await writeFromDesk(one.base, order, ['last message']);
        await vi.waitFor(() => expect(server.received).toHaveLength(21), patient);
        server.behave({});
        // One of the two labs holds that mail: both are killed, and a third takes it over when the lease has ended.
        await stopAllLabs();
        await startReadyLab({ dataFolder: join(shared, 'one'), environment });
        await vi.waitFor(() => expect(server.received).toHaveLength(22), patient);
        expect(server.received[21]?.messageId).toBe(server.received[20]?.messageId);
        await vi.waitFor(async () => expect(await waiting()).toBe(0), patient);
      } finally {
        await client.end();
        await stopAllLabs();
        await postgres.stop();
        rmSync(shared, { recursive: true, force: true });
      }
    },
  );
});
