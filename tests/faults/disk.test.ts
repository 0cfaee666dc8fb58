import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { details, logout, ordersInProcess, ticket } from '@trade-area/core/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { startLabProcess, stopAllLabs } from './labProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-disk-'));

/** A small disk for this test; only root may mount one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const mounted = mountSmallDisk();
if (!mounted) console.error('ta: no small disk can be mounted here (not root): a full disk is NOT tried.');

afterEach(stopAllLabs);
afterAll(() => {
  if (mounted) execFileSync('umount', [folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
});

const free = () => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

describe.runIf(mounted)('a full disk (T-D8)', () => {
  it('answers 507, loses nothing acknowledged, and continues when there is space again', async () => {
    const dataFolder = join(folder, 'data');
    const filler = join(folder, 'filler');
    const first = await startLabProcess({ dataFolder });
    await first.ready();
    const { token } = await signIn(first.base, 'it@studio.test');
    const write = async (base: string) => {
      const heard = await call(base, ticket, { token, body: { purpose: 'old-area' } });
      return { status: heard.status, code: (heard.json as { ticket?: string }).ticket ?? '' };
    };
    const acknowledged = [await write(first.base)];
    expect(acknowledged[0]?.status).toBe(200);

    // Most of the disk is filled once, the rest in each round.
    const most = join(folder, 'most');
    writeFileSync(most, Buffer.alloc(Math.max(0, free() - 64 * 1_048_576)));
    for (let round = 0; round < 50; round += 1) {
      writeFileSync(filler, Buffer.alloc(Math.max(0, free() - 8_192)));
      const full = await call(first.base, ticket, { token, body: { purpose: 'old-area' } });
      expect(full.status).toBe(507);
      expect(full.json).toMatchObject({ error: { code: 'storage_full' } });
      // Reading still works.
      expect((await call(first.base, details, { token })).status).toBe(200);
      expect((await call(first.base, ordersInProcess, { token, body: {} })).status).toBe(200);
      rmSync(filler);
      const again = await write(first.base);
      expect(again.status).toBe(200);
      acknowledged.push(again);
    }

    writeFileSync(filler, Buffer.alloc(Math.max(0, free() - 8_192)));
    await first.stop('SIGKILL');
    const refused = await startLabProcess({ dataFolder });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/disk of .* is full|cannot be written/);
    expect(refused.output()).toContain('Free some space');
    rmSync(filler);
    rmSync(most);

    const second = await startLabProcess({ dataFolder });
    await second.ready();
    for (const { code } of acknowledged) {
      const page = await (await fetch(`${second.base}/old-area/?ta_token=${code}`)).text();
      expect(page).toContain('You’re signed in as');
    }
  });

  it('one large upload stops at the reserve: what came counts; reading, deleting and signing in go on', async () => {
    const dataFolder = join(folder, 'data');
    rmSync(dataFolder, { recursive: true, force: true });
    const lab = await startLabProcess({ dataFolder });
    await lab.ready();
    const { token } = await signIn(lab.base, 'it@studio.test');
    const order = await findWaitingOrder(lab.base, token);
    const tus = tusOn(lab.base, token);
    const before = free();
    const bytes = randomBytes(before - 20_000_000);
    const first = await tus.create(1_000_000, { order_code: order, filename: 'first.jpg' });
    expect((await tus.patch(first.id, 0, bytes.subarray(0, 500_000))).offset).toBe(500_000);
    const { id } = await tus.create(bytes.length, { order_code: order, filename: 'large.jpg' });
    // The lab answers while the rest is still being sent, and closes the connection.
    await tus.patch(id, 0, bytes).catch(() => undefined);
    expect(free()).toBeGreaterThan(48 * 1_048_576);
    const { offset = 0 } = await tus.head(id);
    expect(offset).toBeGreaterThan(1_000_000);
    expect(offset).toBeLessThan(bytes.length);
    expect(statSync(join(dataFolder, 'uploads', 'part', id)).size).toBe(offset);
    expect((await tus.head(first.id)).offset).toBe(500_000);
    const refused = await tus.patch(first.id, 500_000, bytes.subarray(0, 1_000));
    expect([refused.status, refused.text.includes('storage_full')]).toEqual([507, true]);

    // Another program takes most of the reserve.
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(Math.max(0, free() - 20 * 1_048_576)));
    const change = await call(lab.base, ticket, { token, body: { purpose: 'old-area' } });
    expect(change.status).toBe(507);
    expect((await call(lab.base, details, { token })).status).toBe(200);
    expect((await call(lab.base, ordersInProcess, { token, body: {} })).status).toBe(200);
    const again = await signIn(lab.base, 'fr@studio.test');
    expect(again.token).not.toBe('');
    expect((await call(lab.base, logout, { token: again.token })).status).toBe(200);
    expect((await tus.remove(id)).status).toBe(204);
    rmSync(filler);
    expect(free()).toBeGreaterThan(before - 40_000_000);
    const next = await tus.patch(first.id, 500_000, bytes.subarray(0, 500_000));
    expect(next.offset).toBe(1_000_000);
    expect(await lab.stop()).toBe(0);
  });

  it('/ready says that the disk is low, when files are refused, and full, when changes are; it is well again with the space', async () => {
    const dataFolder = join(folder, 'data');
    rmSync(dataFolder, { recursive: true, force: true });
    const lab = await startLabProcess({ dataFolder });
    await lab.ready();
    const { token } = await signIn(lab.base, 'it@studio.test');
    const tus = tusOn(lab.base, token);
    const order = await findWaitingOrder(lab.base, token);
    const filler = join(folder, 'filler');
    const state = async () => {
      const answer = await fetch(`${lab.base}/ready`);
      const { disk } = (await answer.json()) as { disk: string };
      const file = await tus.create(10, { order_code: order, filename: 'a.jpg' });
      const change = await call(lab.base, ticket, { token, body: { purpose: 'old-area' } });
      return [answer.status, disk, file.status, change.status];
    };
    expect(await state()).toEqual([200, 'ok', 201, 200]);
    // Between the reserves of files and of changes, and below both.
    for (const [left, wanted] of [
      [64, [200, 'low', 507, 200]],
      [40, [200, 'full', 507, 507]],
    ] as const) {
      writeFileSync(filler, Buffer.alloc(Math.max(0, free() - left * 1_048_576)));
      expect(await state()).toEqual(wanted);
      rmSync(filler);
    }
    expect(await state()).toEqual([200, 'ok', 201, 200]);
    expect(await lab.stop()).toBe(0);
  });

  it('on a disk that another program filled to the last byte, reading, signing in and deleting go on', async () => {
    const dataFolder = join(folder, 'data');
    rmSync(dataFolder, { recursive: true, force: true });
    const lab = await startLabProcess({ dataFolder });
    await lab.ready();
    const { token } = await signIn(lab.base, 'it@studio.test');
    const order = await findWaitingOrder(lab.base, token);
    const tus = tusOn(lab.base, token);
    const { id } = await tus.create(1_000_000, { order_code: order, filename: 'first.jpg' });
    expect((await tus.patch(id, 0, randomBytes(500_000))).offset).toBe(500_000);

    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(free()));
    expect(free()).toBe(0);
    expect((await call(lab.base, details, { token })).status).toBe(200);
    for (let time = 0; time < 5; time += 1) {
      const again = await signIn(lab.base, 'fr@studio.test');
      expect((await call(lab.base, logout, { token: again.token })).status).toBe(200);
    }
    expect((await call(lab.base, ordersInProcess, { token, body: {} })).status).toBe(200);
    expect((await tus.remove(id)).status).toBe(204);
    expect(free()).toBeGreaterThanOrEqual(500_000);
    rmSync(filler);
    expect(await lab.stop()).toBe(0);
  });
});
