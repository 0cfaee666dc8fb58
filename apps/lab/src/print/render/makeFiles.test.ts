import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock, silentLog } from '@trade-area/core/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { labForTest } from '../../../test/labForTest.ts';
import { bookOf, chartPhoto } from '../../../test/printProject.ts';
import type { TestPhoto } from '../../../test/printProject.ts';
import { StoreFailure } from '../../base/ports/fileStore.ts';
import type { FileStore } from '../../base/ports/fileStore.ts';
import type { Renderer } from '../../base/ports/renderer.ts';
import { jobs as jobRows } from '../../database/schema/jobs.ts';
import { orders } from '../../database/schema/orders.ts';
import { createJobs } from '../../jobs/runner.ts';
import type { PrintOrder } from './makeFiles.ts';
import { printFileJobs, queuePrintFiles } from './printFilesJob.ts';
import { cancelRun, printFilesOf, printRunOf } from './table.ts';
import { makePdf, makeSheet } from './tasks.ts';
import { printZip } from './zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-make-files-'));
const scratch = join(folder, 'scratch');
const photoPath = join(folder, 'photo.png');
const clock = manualClock('2026-11-23T09:00:00Z');
let shop: Awaited<ReturnType<typeof labForTest>>;
let files: FileStore;
let chart: TestPhoto;
let id: number;
let customerId: number;
beforeAll(async () => {
  shop = await labForTest();
  // Its own workers would take the jobs of the tests.
  await shop.jobs.close();
  ({ files } = shop.lab.uploads);
  chart = await chartPhoto('chart', 600, 180);
  writeFileSync(photoPath, chart.bytes ?? new Uint8Array());
  const [order] = await shop.lab.database.queries.select().from(orders).limit(1);
  if (!order) throw new Error('the demonstration has no order');
  ({ id, customerId } = order);
}, 180_000);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const { queries } = shop.lab.database;
  await queries.execute(sql`delete from print_files`);
  await queries.execute(sql`delete from print_runs`);
  await queries.execute(sql`delete from jobs`);
});

/** A cover and two spreads: three sheets, a PDF and a proof. */
const steps = 5;
const names = ['001_WB1_cover.jpg', '002_WB1_1-2.jpg', '003_WB1_3-4.jpg'];
let hasPhoto = true;
const orderOf = async (): Promise<PrintOrder> => ({
  id,
  customerId,
  code: 'WB1',
  project: bookOf(2, chart),
  proofWord: 'PROOF',
  orderedAt: new Date('2026-11-20T10:00:00Z'),
  openPhoto: async () => (hasPhoto ? { path: photoPath, release: async () => undefined } : null),
});

/** The job's runner; what it renders is listed in `made`, and each call may be stopped before or after its work. */
function runner({
  before = async () => undefined,
  store = files,
}: { readonly before?: (call: number) => Promise<void>; readonly store?: FileStore } = {}) {
  const made: string[] = [];
  let call = 0;
  const counted = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    call += 1;
    await before(call);
    made.push(name);
    return work();
  };
  const renderer: Renderer = {
    sheet: (request) => counted(request.sheetId, () => makeSheet(request)),
    pdf: (request) => counted(request.word ?? 'print', () => makePdf(request)),
    close: () => undefined,
  };
  const { database } = shop.lab;
  const handlers = printFileJobs({
    database,
    files: store,
    renderer,
    scratch,
    now: () => clock.now(),
    orderOf,
  });
  const now = () => sql`${clock.now().toISOString()}::timestamptz`;
  return { made, jobs: createJobs({ database, clock, log: silentLog, now, random: () => 0.5 }, handlers) };
}
const queue = () => shop.lab.database.transaction((queries) => queuePrintFiles(queries, id, clock.now()));
const run = () => printRunOf(shop.lab.database.queries, id);
const stored = () => printFilesOf(shop.lab.database.queries, id);
async function bytesOf(file: { readonly id: string; readonly size: number }): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of files.read(file.id, file.size)) parts.push(part);
  return Buffer.concat(parts);
}

/** Every file is noted, and is just the bytes that were noted. */
async function expectWhole() {
  const rows = await stored();
  expect(rows.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual(
    [
      ...names.flatMap((name) => [`sheet ${name}`, `web ${name}`]),
      'pdf WB1.pdf',
      'proof WB1_proof.pdf',
    ].toSorted(),
  );
  for (const row of rows) {
    const bytes = await bytesOf(row);
    expect(bytes.length).toBe(row.size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.sha256);
    expect(bytes.subarray(0, 3).toString('latin1')).toBe(row.name.endsWith('.pdf') ? '%PD' : 'ÿØÿ');
  }
  expect(await run()).toMatchObject({ state: 'done', done: steps, total: steps, photo: '' });
  expect(readdirSync(scratch)).toEqual([]);
}

describe('the print files of an order', () => {
  it('are made once, however often they are asked for', async () => {
    const { made, jobs } = runner();
    await queue();
    await queue();
    await jobs.runDue();
    expect(made).toEqual(['s1', 's2', 's3', 'print', 'PROOF']);
    await expectWhole();
    await queue();
    await jobs.runDue();
    expect(made).toHaveLength(steps);
    await expectWhole();
  });

  it.each([1, 2, 3, 4, 5])(
    'a process that dies in step %s leaves nothing half: the next makes the rest',
    async (step) => {
      const first = runner({
        before: async (call) => {
          if (call === step) throw new Error('the process died');
        },
      });
      await queue();
      await first.jobs.runDue();
      expect(await run()).toMatchObject({ state: 'running', done: step - 1, total: steps });
      expect((await stored()).filter(({ kind }) => kind === 'sheet')).toHaveLength(Math.min(3, step - 1));
      clock.advance(60_000);
      const second = runner();
      await second.jobs.runDue();
      expect([...first.made, ...second.made]).toEqual(['s1', 's2', 's3', 'print', 'PROOF']);
      await expectWhole();
    },
  );

  it('a file that was written and not noted counts for none, and is removed by the clean-up', async () => {
    const lost: string[] = [];
    const store: FileStore = {
      ...files,
      finish: async (file) => {
        await files.finish(file);
        if (lost.length > 0) return;
        lost.push(file);
        throw new Error('the process died');
      },
    };
    await queue();
    await runner({ store }).jobs.runDue();
    expect([lost.length, await stored()]).toEqual([1, []]);
    clock.advance(60_000);
    await runner().jobs.runDue();
    await expectWhole();
    const kept = await stored();
    expect(kept.map((file) => file.id)).not.toContain(lost[0]);

    const longAgo = new Date(Date.now() - 100_000_000);
    for (const file of await files.list())
      await utimes(join(shop.dataFolder, 'uploads', 'whole', file.id), longAgo, longAgo);
    await shop.lab.uploads.maintenance.cleanUp();
    const left = new Set((await files.list()).map((file) => file.id));
    expect([left.has(lost[0] ?? ''), kept.every((file) => left.has(file.id))]).toEqual([false, true]);
  });

  it('a run that is cancelled stops behind its sheet, and a later one goes on from there', async () => {
    const cancelling = runner({
      before: async (call) => {
        if (call === 2) await cancelRun(shop.lab.database.queries, id, clock.now());
      },
    });
    await queue();
    await cancelling.jobs.runDue();
    expect(cancelling.made).toEqual(['s1', 's2']);
    expect(await run()).toMatchObject({ state: 'cancelled', done: 1 });
    expect((await stored()).map(({ name }) => name)).toEqual([names[0], names[0]]);
    const next = runner();
    await queue();
    await next.jobs.runDue();
    expect(next.made).toEqual(['s2', 's3', 'print', 'PROOF']);
    await expectWhole();
  });

  it('a photo that is gone is named, no attempt is repeated, and a retry of the desk goes on', async () => {
    hasPhoto = false;
    try {
      const { made, jobs } = runner();
      await queue();
      await jobs.runDue();
      expect(made).toEqual(['s1', 's2']);
      expect(await run()).toMatchObject({ state: 'failed', photo: 'chart', done: 1 });
      const [job] = await shop.lab.database.queries.select().from(jobRows);
      expect(job).toMatchObject({ state: 'failed', attempts: 1, problem: 'file' });
    } finally {
      hasPhoto = true;
    }
    await shop.lab.database.queries.update(jobRows).set({ state: 'waiting', attempts: 0 });
    await runner().jobs.runDue();
    await expectWhole();
  });

  it('a full disk puts the run off, and loses nothing that is made', async () => {
    let written = 0;
    const store: FileStore = {
      ...files,
      open: (file, offset) => {
        written += 1;
        if (written === 4) throw new StoreFailure('ENOSPC');
        return files.open(file, offset);
      },
    };
    await queue();
    await runner({ store }).jobs.runDue();
    const [job] = await shop.lab.database.queries
      .select()
      .from(jobRows)
      .where(eq(jobRows.kind, 'print.files'));
    expect(job).toMatchObject({ state: 'waiting', problem: 'store' });
    clock.advance(60_000);
    await runner().jobs.runDue();
    await expectWhole();
  });

  it('one that is given up has failed, and is begun anew when it is asked for again', async () => {
    const broken = runner({
      before: async () => {
        throw new Error('no renderer');
      },
    });
    await queue();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await broken.jobs.runDue();
      clock.advance(3_600_001);
    }
    expect(await run()).toMatchObject({ state: 'failed', photo: '', done: 0 });
    await queue();
    await runner().jobs.runDue();
    await expectWhole();
  });

  it('leave as a ZIP, one after the other', async () => {
    await queue();
    await runner().jobs.runDue();
    const sheets = (await stored()).filter(({ kind }) => kind === 'sheet');
    const zip = Buffer.from(
      await new Response(printZip(files, sheets, shop.lab.config.calendar)).arrayBuffer(),
    );
    expect(zip.subarray(0, 2).toString('latin1')).toBe('PK');
    for (const sheet of sheets) {
      expect(zip.includes(sheet.name)).toBe(true);
      expect(zip.includes(await bytesOf(sheet))).toBe(true);
    }
  });
});

it('an order that does not exist is not queued', async () => {
  const asked = shop.lab.database.transaction((queries) =>
    queuePrintFiles(queries, 999_999_999, clock.now()),
  );
  expect(await asked).toBe(false);
});
