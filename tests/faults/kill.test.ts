import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ticket } from '@trade-area/core/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { call, signIn } from '../fixtures/wire.ts';
import { startLabProcess, stopAllLabs } from './labProcess.ts';

/** The long form (TA_LONG=1) kills a hundred times. */
const rounds = process.env['TA_LONG'] ? 100 : 3;
const folder = mkdtempSync(join(tmpdir(), 'ta-kill-'));

afterEach(async () => {
  await stopAllLabs();
  rmSync(folder, { recursive: true, force: true });
});

describe('kill -9 under load (T-E3)', () => {
  it(`keeps every acknowledged write, ${rounds} times`, { timeout: 120_000 + rounds * 60_000 }, async () => {
    const accounts = ['it', 'fr', 'de', 'us'].map((name) => `${name}@studio.test`);
    let acknowledged: string[] = [];
    const used: string[] = [];
    let checked = 0;
    let lost = 0;
    let revived = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const lab = await startLabProcess({ dataFolder: folder });
      await lab.ready();
      const arrives = async (code: string) =>
        (await (await fetch(`${lab.base}/old-area/?ta_token=${code}`)).text()).includes(
          'You’re signed in as',
        );
      for (const code of acknowledged) {
        checked += 1;
        if (!(await arrives(code))) lost += 1;
      }
      // Using a ticket is a write as well, so a used ticket stays used.
      used.push(...acknowledged.slice(0, 5));
      for (const code of used.slice(-20)) if (await arrives(code)) revived += 1;
      acknowledged = [];
      if (round === rounds) break;

      const tokens = await Promise.all(accounts.map(async (email) => (await signIn(lab.base, email)).token));
      const target = 40 + ((round * 37) % 60);
      const work = tokens.map(async (token) => {
        for (;;) {
          const heard = await call(lab.base, ticket, { token, body: { purpose: 'old-area' } }).catch(
            () => null,
          );
          if (heard === null) return;
          expect(heard.status).toBe(200);
          acknowledged.push((heard.json as { ticket: string }).ticket);
          if (acknowledged.length === target) process.kill(lab.pid, 'SIGKILL');
        }
      });
      await Promise.all(work);
      expect(await lab.ended).toBe('SIGKILL');
    }
    console.log(`kill -9: ${rounds} kills, ${checked} acknowledged writes, ${lost} lost, ${revived} undone`);
    expect(checked).toBeGreaterThanOrEqual(rounds * 40);
    expect(lost).toBe(0);
    expect(revived).toBe(0);
  });
});
