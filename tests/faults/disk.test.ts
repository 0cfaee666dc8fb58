import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { details, ordersInProcess, ticket } from '@trade-area/core/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
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

    const second = await startLabProcess({ dataFolder });
    await second.ready();
    for (const { code } of acknowledged) {
      const page = await (await fetch(`${second.base}/old-area/?ta_token=${code}`)).text();
      expect(page).toContain('You’re signed in as');
    }
  });
});
