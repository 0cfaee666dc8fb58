import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import { signIn } from '../fixtures/wire.ts';
import { startLabProcess, stopAllLabs } from './labProcess.ts';

/** The long form (TA_LONG=1) stops fifty times and restarts the database twenty times. */
const long = Boolean(process.env['TA_LONG']);
const folder = mkdtempSync(join(tmpdir(), 'ta-restart-'));
/** Upper limit for every wait. */
const longest = 15_000;

afterEach(async () => {
  await stopAllLabs();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = 'whole' | 'refused' | 'unavailable' | string;

/** Reads a list of orders; names a body that breaks off in the middle. */
async function readList(base: string, token: string): Promise<Answer> {
  const response = await fetch(`${base}/gateway?endpoint=/api/customer/orders/inprocess`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(longest),
  }).catch((error: Error) => error);
  if (response instanceof Error) return response.name === 'TimeoutError' ? 'hung' : 'refused';
  const text = await response.text().catch(() => null);
  if (text === null) return 'truncated';
  if (response.status === 503)
    return Number(response.headers.get('retry-after')) <= 5
      ? 'unavailable'
      : '503 without a near Retry-After';
  if (response.status !== 200) return `status ${response.status}`;
  try {
    return Array.isArray((JSON.parse(text) as { orders?: unknown }).orders) ? 'whole' : 'not a list';
  } catch {
    return 'truncated';
  }
}

function countAnswers(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

describe('a stop under load (SIGTERM, as a deployment does it; T-E4)', () => {
  const rounds = long ? 50 : 3;
  it(
    `shuts down cleanly and cuts no response, ${rounds} times`,
    { timeout: 60_000 + rounds * 30_000 },
    async () => {
      const answers: Answer[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const lab = await startLabProcess({ dataFolder: folder });
        await lab.ready();
        const { token } = await signIn(lab.base, 'us@studio.test');
        const before = answers.length;
        const work = Array.from({ length: 8 }, async () => {
          for (;;) {
            const answer = await readList(lab.base, token);
            if (answer === 'refused') return;
            answers.push(answer);
            if (answers.length === before + 40 + round * 7) process.kill(lab.pid, 'SIGTERM');
          }
        });
        await Promise.all(work);
        expect(await lab.ended).toBe(0);
      }
      console.log('SIGTERM:', countAnswers(answers));
      expect(
        Object.keys(countAnswers(answers)).filter((kind) => !['whole', 'unavailable'].includes(kind)),
      ).toEqual([]);
      expect(countAnswers(answers)['whole']).toBeGreaterThanOrEqual(rounds * 40);
    },
  );
});

describe.skipIf(!hasPostgres)('a database that restarts under load (T-E4)', () => {
  const rounds = long ? 20 : 3;
  it(
    `is reported unavailable, then available again, ${rounds} times`,
    { timeout: 120_000 + rounds * 30_000 },
    async () => {
      const postgres = await startPostgres({ filled: true });
      const environment = { DATABASE_URL: postgres.url, TA_NOW: postgres.filledAt };
      const lab = await startLabProcess({ dataFolder: folder, environment });
      await lab.ready();
      const { token } = await signIn(lab.base, 'us@studio.test');
      const end = new AbortController();
      const answers: Answer[] = [];
      const work = Array.from({ length: 8 }, async () => {
        while (!end.signal.aborted) answers.push(await readList(lab.base, token));
      });
      for (let round = 0; round < rounds; round += 1) {
        await postgres.restart();
        const since = performance.now();
        while ((await readList(lab.base, token)) !== 'whole')
          if (performance.now() - since > longest)
            throw new Error(`the lab did not come back: ${lab.output()}`);
        console.log(`back after ${Math.round(performance.now() - since)} ms`);
      }
      end.abort();
      await Promise.all(work);
      console.log('database restarted:', countAnswers(answers));
      expect(
        Object.keys(countAnswers(answers)).filter((kind) => !['whole', 'unavailable'].includes(kind)),
      ).toEqual([]);
      expect(await lab.stop()).toBe(0);
      await postgres.stop();
    },
  );
});
