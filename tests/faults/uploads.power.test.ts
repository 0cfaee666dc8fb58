import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLedger, verifyUpload } from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';
import type { LabProcess } from './labProcess.ts';

/**
 * T-D2, seen from outside: the machine loses power, and the database or the files come back without what was
 * last written. Each is put back from a copy that was made while files were on their way. The file store's own syncs
 * are tried in `apps/lab/src/files/disk.test.ts`.
 */
const rounds = process.env['TA_LONG'] ? 20 : 1;
const piece = 256 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'ta-upload-power-'));
const copy = `${folder}-copy`;
afterEach(stopAllLabs);
afterAll(() => {
  for (const each of [folder, copy]) rmSync(each, { recursive: true, force: true });
});

interface Sending {
  readonly bytes: Buffer;
  id: string;
}
interface Sender {
  readonly lab: LabProcess;
  readonly token: string;
  readonly order: string;
}

let order = '';
async function startSender(): Promise<Sender> {
  const lab = await startReadyLab({ dataFolder: folder });
  const { token } = await signIn(lab.base, 'it@studio.test');
  if (order === '') order = await findWaitingOrder(lab.base, token);
  return { lab, token, order };
}

/** As a client does: it asks how far the file is, sends pieces from there, asks again when told so, and restarts what is missing. */
async function send({ lab, token, order }: Sender, sending: Sending, pieces: number): Promise<void> {
  const tus = tusOn(lab.base, token);
  const { bytes } = sending;
  for (let sent = 0, asked = 0; sent < pieces; asked += 1) {
    expect(asked).toBeLessThan(pieces + 5);
    if (sending.id === '')
      sending.id = (await tus.create(bytes.length, { order_code: order, filename: 'power.jpg' })).id;
    const { status, offset } = await tus.head(sending.id);
    if (status === 404) {
      sending.id = '';
      continue;
    }
    if (offset === bytes.length) return;
    const answer = await tus.patch(sending.id, offset, bytes.subarray(offset, offset + piece));
    expect([204, 409]).toContain(answer.status);
    if (answer.status === 204) sent += 1;
  }
}

/** The lab's result for a complete file. */
async function verifyUploadedFile({ lab, token, order }: Sender, { id, bytes }: Sending) {
  await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
  return vi.waitFor(
    async () => {
      const { json } = await call(lab.base, readLedger, { token, body: { order_code: order } });
      const file = (json as UploadLedger).files.find((each) => each.id === id);
      if (!file || file.state === 'arrived') throw new Error('not looked at yet');
      return file;
    },
    { timeout: 30_000 },
  );
}

describe.each([
  ['database', 'db'],
  ['files', 'uploads'],
])('power loss that takes the last of the %s (T-D2)', (what, lost) => {
  it(
    `every file is complete in the end, ${rounds} times`,
    { timeout: 120_000 + rounds * 30_000 },
    async () => {
      let finished = 0;
      let asked = 0;
      for (let round = 0; round < rounds; round += 1) {
        const files = [3, 5, 7].map(
          (pieces): Sending => ({ bytes: randomBytes(piece * pieces + 99), id: '' }),
        );
        const [short, middle, long] = files as [Sending, Sending, Sending];
        const before = await startSender();
        await send(before, middle, 2);
        await send(before, long, 3);
        await before.lab.stop('SIGKILL');
        cpSync(join(folder, lost), copy, { recursive: true });

        const during = await startSender();
        // One starts after the copy, one continues, one is complete and not yet confirmed.
        await send(during, short, 2);
        await send(during, middle, 1 + (round % 2));
        await send(during, long, 9);
        await during.lab.stop('SIGKILL');
        rmSync(join(folder, lost), { recursive: true });
        cpSync(copy, join(folder, lost), { recursive: true });
        rmSync(copy, { recursive: true });

        const after = await startSender();
        for (const sending of files) {
          await send(after, sending, 20);
          let file = await verifyUploadedFile(after, sending);
          if (file.state === 'damaged') {
            asked += 1;
            await tusOn(after.lab.base, after.token).remove(sending.id);
            sending.id = '';
            await send(after, sending, 20);
            file = await verifyUploadedFile(after, sending);
          }
          expect([file.state, file.sha256]).toEqual(['checked', sha256(sending.bytes)]);
          finished += 1;
          await tusOn(after.lab.base, after.token).remove(sending.id);
        }
        expect(await after.lab.stop()).toBe(0);
      }
      // One file was complete by the ledger and is not: only its sender is asked again.
      expect(asked).toBe(lost === 'uploads' ? rounds : 0);
      console.log(
        `power (${what}): ${rounds} times put back, ${finished} files identical by SHA-256, ${asked} asked for once more`,
      );
    },
  );
});
