import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';

describe.runIf(hasPostgres)('two real labs on one PostgreSQL', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ta-real-'));
  const server = startPostgres();
  afterAll(async () => {
    await stopAllLabs();
    await (await server).stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('started at once on an empty server and an empty folder both come up, empty, and know one storage', async () => {
    const { url } = await server;
    const start = () =>
      startReadyLab({ dataFolder, filled: false, program: 'main', environment: { DATABASE_URL: url } });
    const labs = await Promise.all([start(), start()]);
    for (const lab of labs) {
      const ready = await fetch(`${lab.base}/ready`);
      expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready' }]);
      expect(lab.output()).toContain('create-staff');
    }
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const count = async (table: string) =>
      (await client.query(`select count(*)::int as n from ${table}`)).rows[0] as { n: number };
    expect(await count('customers')).toEqual({ n: 0 });
    expect(await count("jobs where key = 'periodic'")).toEqual(
      await count('(select distinct kind from jobs) k'),
    );
    await client.end();
    expect(readdirSync(join(dataFolder, 'uploads'))).toContain('trade-area-storage.txt');
    // Each of them starts again on what both have made.
    for (const lab of labs) await lab.stop();
    await start();
  });
});
