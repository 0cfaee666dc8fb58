import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { signIn } from '../fixtures/wire.ts';
import { startLabProcess, startReadyLab, stopAllLabs } from './labProcess.ts';

const root = mkdtempSync(join(tmpdir(), 'ta-golive-'));
const fresh = () => mkdtempSync(join(root, 'data-'));
afterEach(stopAllLabs);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs the real lab with arguments to its end. */
async function runMain(dataFolder: string, args: readonly string[], input = '') {
  const lab = await startLabProcess({ dataFolder, filled: false, program: 'main', args, input });
  return { code: await lab.ended, output: lab.output() };
}

const statusOf = async (base: string, path: string) =>
  (await fetch(base + path, { headers: { accept: 'text/html' } })).status;

/** Status and new address of a sign-in at the staff desk. */
async function deskSignIn(base: string, email: string, password: string) {
  const body = new FormData();
  body.set('email', email);
  body.set('password', password);
  const headers = { origin: base };
  const answer = await fetch(`${base}/staff/sign-in`, { method: 'POST', body, headers, redirect: 'manual' });
  return answer.headers.get('location');
}

describe('a real lab', () => {
  it(
    'DEC-25: starts empty, says what to do next, and create-staff makes the first account',
    { timeout: 300_000 },
    async () => {
      const dataFolder = fresh();
      const first = await startReadyLab({ dataFolder, filled: false, program: 'main' });
      expect(first.output()).toContain('create-staff');
      expect(await signIn(first.base, 'it@studio.test')).toMatchObject({ status: '0' });
      await first.stop();

      expect(await runMain(dataFolder, ['create-staff', 'ada@lab.example'], 'Trade-2026\n')).toMatchObject({
        code: 1,
        output: expect.stringContaining('too common'),
      });
      expect(await runMain(dataFolder, ['create-staff', 'ada@lab.example'], 'Gallery-77\n')).toMatchObject({
        code: 0,
        output: expect.stringContaining('ada@lab.example can sign in'),
      });

      const second = await startReadyLab({ dataFolder, filled: false, program: 'main' });
      expect(second.output()).not.toContain('create-staff');
      expect(await deskSignIn(second.base, 'ada@lab.example', 'Trade-2026')).toBe('/staff/?failed=1');
      expect(await deskSignIn(second.base, 'ada@lab.example', 'Gallery-77')).toBe('/staff/');
      // Mails that wait are nobody's to read: the pages that show them are the demonstration's.
      for (const path of ['/outbox', '/outbox/', '/outbox/1'])
        expect([path, await statusOf(second.base, path)]).toEqual([path, 404]);
      await second.stop();

      const demonstration = await startLabProcess({ dataFolder, filled: false });
      expect([await demonstration.ended, demonstration.output()]).toEqual([
        1,
        expect.stringContaining('belongs to a real lab'),
      ]);
      const reset = await startLabProcess({ dataFolder, filled: false, args: ['--reset'] });
      expect([await reset.ended, reset.output()]).toEqual([
        1,
        expect.stringContaining('Nothing was deleted'),
      ]);
    },
  );

  it('DEC-25: refuses the demonstration’s data folder, unknown commands and --reset', async () => {
    const dataFolder = join(root, 'demonstration');
    const demonstration = await startReadyLab({ dataFolder });
    expect(await statusOf(demonstration.base, '/outbox')).toBe(200);
    await demonstration.stop();
    expect(await runMain(dataFolder, [])).toMatchObject({
      code: 1,
      output: expect.stringContaining('This database holds the demonstration'),
    });
    expect(await runMain(dataFolder, ['create-staff', 'ada@lab.example'], 'Gallery-77\n')).toMatchObject({
      code: 1,
      output: expect.stringContaining('This database holds the demonstration'),
    });
    expect(await runMain(dataFolder, ['--reset'])).toMatchObject({ code: 1 });
    expect(await runMain(dataFolder, ['destroy'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Commands: create-staff'),
    });
  });
});

describe('an import into a real lab', () => {
  it('DEC-25: reaches its site: company, and pictures with the address of their content', async () => {
    const dataFolder = fresh();
    const files = mkdtempSync(join(root, 'files-'));
    const company = {
      ...{ name: 'Fotolab Alba', address: 'Via Roma 1', taxNumbers: '', privacyEmail: 'p@alba.example' },
      seller: { name: 'Fotolab Alba', address: 'Via Roma 1', country: 'IT', vat: 'IT01234567897' },
    };
    writeFileSync(join(files, 'company.json'), JSON.stringify(company));
    mkdirSync(join(files, 'pictures'));
    const picture = Buffer.from('RIFF0000WEBPof the lab', 'latin1');
    writeFileSync(join(files, 'pictures', 'gobook-foto-480.webp'), picture);
    expect(await runMain(dataFolder, ['import', files])).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 changes.'),
    });
    const lab = await startReadyLab({ dataFolder, filled: false, program: 'main' });
    const { seller: _seller, ...shown } = company;
    expect(await (await fetch(`${lab.base}/company.json`)).json()).toEqual(shown);
    const answer = await fetch(`${lab.base}/pictures/gobook-foto-480.webp`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
  }, 120_000);
});

describe.runIf(hasPostgres)('two labs on one PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  const start = (args: readonly string[] = []) =>
    startReadyLab({
      dataFolder: fresh(),
      filled: false,
      environment: { DATABASE_URL: server.url },
      args,
    });

  it('started at once on an empty server both come up, and the data is there once', async () => {
    const labs = await Promise.all([start(['--orders', '50']), start(['--orders', '50'])]);
    for (const lab of labs) expect(await signIn(lab.base, 'it@studio.test')).toMatchObject({ status: '1' });
    const filled = labs.filter((lab) => lab.output().includes('The demonstration data was filled in.'));
    expect(filled.length).toBeGreaterThan(0);
    expect(await query('select count(*)::int as n from customers')).toEqual([{ n: 16 }]);
    expect(await query('select count(*)::int as n from orders where length(commessa) = 8')).toEqual([
      { n: 50 },
    ]);
    expect(await query('select count(*)::int as n from staff')).toEqual([{ n: 3 }]);
  });

  it('--reset deletes the lab’s tables and nothing of another application', async () => {
    await query(
      'create table guests (name text); create function greet() returns int language sql as $$select 1$$',
    );
    await query("insert into guests values ('Ada')");
    await query('delete from news');
    const lab = await start(['--reset']);
    expect(await query('select count(*) > 0 as filled from news')).toEqual([{ filled: true }]);
    expect(await query('select name from guests')).toEqual([{ name: 'Ada' }]);
    expect(await query('select greet() as n')).toEqual([{ n: 1 }]);
    await lab.stop();
    await query('create view buyers as select email from customers');
    const refused = await startLabProcess({
      dataFolder: fresh(),
      environment: { DATABASE_URL: server.url },
      args: ['--reset'],
    });
    expect([await refused.ended, refused.output()]).toEqual([
      1,
      expect.stringContaining('Nothing was deleted'),
    ]);
    expect(await query('select count(*)::int as n from buyers')).toEqual([{ n: 16 }]);
  });
});
