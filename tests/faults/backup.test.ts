import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readLedger, ticket } from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../../scripts/parts/root.mjs';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-backup-'));
let server: PostgresServer | undefined;
afterEach(async () => {
  await stopAllLabs();
  await server?.stop();
  server = undefined;
  for (const name of ['data', 'restored', 'backup'])
    rmSync(join(folder, name), { recursive: true, force: true });
});

const run = promisify(execFile);
const command = (name: string, target: string, env: Readonly<Record<string, string>>) =>
  run(process.execPath, [at('apps/lab/dist/main.js'), name, target], {
    env: { ...process.env, DATABASE_URL: '', TA_CONFIG: '', ...env },
  });

/** The database that a restored server is put into. */
async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/[^/]*$/, `/${name}`);
}

const engines = ['the embedded database', ...(hasPostgres ? ['PostgreSQL'] : [])];

describe('backup of a running lab, and restore (T-D10)', { timeout: 300_000 }, () => {
  it.each(engines)('%s: the restored lab has what was acknowledged before, and goes on', async (engine) => {
    const data = join(folder, 'data');
    const restored = join(folder, 'restored');
    const backup = join(folder, 'backup');
    if (engine === 'PostgreSQL') server = await startPostgres({ filled: true });
    const database = server ? { DATABASE_URL: server.url, TA_NOW: server.filledAt } : undefined;
    const lab = await startReadyLab({ dataFolder: data, ...(database ? { environment: database } : {}) });
    const moment = server?.filledAt ?? readFileSync(join(data, 'moment'), 'utf8');
    const { token } = await signIn(lab.base, 'it@studio.test');
    const order = await findWaitingOrder(lab.base, token);
    const tus = tusOn(lab.base, token);
    const bytes = randomBytes(3_000_000);
    const { id } = await tus.create(bytes.length, { order_code: order, filename: 'backup.jpg' });
    expect((await tus.patch(id, 0, bytes.subarray(0, 1_000_000))).offset).toBe(1_000_000);
    const issue = async () => {
      const { status, json } = await call(lab.base, ticket, { token, body: { purpose: 'old-area' } });
      expect(status).toBe(200);
      return (json as { ticket: string }).ticket;
    };
    const before = [await issue(), await issue()];

    const source = { TA_DATA_DIR: data, ...(server ? { DATABASE_URL: server.url } : {}) };
    const done = new AbortController();
    const backingUp = command('backup', backup, source).finally(() => done.abort());
    // The lab answers and writes meanwhile.
    let offset = 1_000_000;
    let during = 0;
    while (!done.signal.aborted) {
      await issue();
      if (offset < 2_500_000)
        ({ offset } = await tus.patch(id, offset, bytes.subarray(offset, offset + 100_000)));
      during += 1;
    }
    expect((await backingUp).stdout).toContain('everything until');
    expect(during).toBeGreaterThan(1);
    await expect(command('backup', backup, source)).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty') as unknown,
    });

    const target = server ? await createDatabase(server.url, 'restored') : '';
    const settings = { TA_DATA_DIR: restored, DATABASE_URL: target };
    expect((await command('restore', backup, settings)).stdout).toContain('Restored');
    await expect(command('restore', backup, settings)).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty') as unknown,
    });
    await lab.stop('SIGKILL');
    // The first lab and everything it kept are gone.
    rmSync(data, { recursive: true, force: true });

    const second = await startReadyLab({
      dataFolder: restored,
      filled: false,
      environment: { TA_NOW: moment, ...(server ? { DATABASE_URL: target } : {}) },
    });
    for (const code of before) {
      const page = await (await fetch(`${second.base}/old-area/?ta_token=${code}`)).text();
      expect(page).toContain('You’re signed in as');
    }
    const { json } = await call(second.base, readLedger, { token, body: { order_code: order } });
    const file = (json as UploadLedger).files.find((each) => each.id === id);
    expect(file?.offset).toBeGreaterThanOrEqual(1_000_000);
    const again = tusOn(second.base, token);
    for (let next = (await again.head(id)).offset; next < bytes.length; )
      ({ offset: next } = await again.patch(id, next, bytes.subarray(next, next + 500_000)));
    expect((await again.head(id)).offset).toBe(bytes.length);
    expect(await second.stop()).toBe(0);
  });
});
