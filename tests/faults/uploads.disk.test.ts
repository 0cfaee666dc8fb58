import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { details, readLedger, verifyUpload } from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';

/** T-D8 with uploads on a disk of their own that is really full. In memory: `apps/lab/src/files/disk.test.ts`. */
const rounds = process.env['TA_LONG'] ? 50 : 5;
const folder = mkdtempSync(join(tmpdir(), 'ta-upload-disk-'));
const uploads = join(folder, 'uploads');

/** Only root may mount one. */
function mountSmallDisk(): boolean {
  mkdirSync(uploads);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', uploads], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const mounted = mountSmallDisk();
if (!mounted)
  console.error(
    'ta: no small disk can be mounted here (not root): a disk full of uploads is tried in memory only.',
  );

afterEach(stopAllLabs);
afterAll(() => {
  if (mounted) execFileSync('umount', ['-l', uploads], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(mounted)('a disk full of uploads', () => {
  it(
    `${rounds} times: answers 507, keeps the stored offset, and completes the file in the end`,
    { timeout: 300_000 + rounds * 10_000 },
    async () => {
      const lab = await startReadyLab({ dataFolder: folder });
      const { token } = await signIn(lab.base, 'it@studio.test');
      const order = await findWaitingOrder(lab.base, token);
      const tus = tusOn(lab.base, token);
      const filler = join(uploads, 'filler');
      const bytes = randomBytes(30_000_000);
      const { id } = await tus.create(bytes.length, { order_code: order, filename: 'full.jpg' });
      let offset = 0;
      let refused = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { bavail, bsize } = statfsSync(uploads);
        // Leaves space for less than the next piece, and not for a whole number of its pages.
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 100_000 - round * 4_096)));
        const full = await tus.patch(id, offset, bytes.subarray(offset, offset + 500_000));
        expect([full.status, full.text.includes('storage_full')]).toEqual([507, true]);
        refused += 1;
        expect((await tus.head(id)).offset).toBe(offset);
        // The bytes that did not count leave their space to others.
        expect(statSync(join(uploads, 'part', id)).size).toBe(offset);
        expect((await call(lab.base, details, { token })).status).toBe(200);
        rmSync(filler);
        const again = await tus.patch(id, offset, bytes.subarray(offset, offset + 500_000));
        expect(again.offset).toBe(offset + 500_000);
        ({ offset } = again);
      }
      expect((await tus.patch(id, offset, bytes.subarray(offset))).offset).toBe(bytes.length);
      await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
      await vi.waitFor(
        async () => {
          const { json } = await call(lab.base, readLedger, { token, body: { order_code: order } });
          const file = (json as UploadLedger).files.find((each) => each.id === id);
          expect([file?.state, file?.sha256]).toEqual(['checked', sha256(bytes)]);
        },
        { timeout: 60_000, interval: 200 },
      );
      console.log(`full disk: ${refused} refusals, 0 false offsets, the file of 30 MB identical by SHA-256`);
    },
  );
});
