import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@trade-area/core/kernel';
import { afterAll, beforeAll } from 'vitest';
import { exportFolder } from '../src/commands/import/export.ts';
import { importFolder, readImportOptions } from '../src/commands/import/import.ts';
import { databaseForTest } from './databaseForTest.ts';
import { labForTest } from './labForTest.ts';

/** The demonstration, whose contents are exported, and an empty lab that imports. */
export let demonstration: Awaited<ReturnType<typeof labForTest>>;
export let real: Awaited<ReturnType<typeof databaseForTest>>;
/** Folder of every folder that the tests of a file make. */
export let root = '';
/** Folder with the files of the demonstration. */
export let exported = '';
export const clock = manualClock('2026-11-22T12:00:00Z');

/** Exports the demonstration once for the tests of a file. */
export function prepareImportFolders(): void {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'ta-import-'));
    exported = join(root, 'demonstration');
    demonstration = await labForTest();
    real = await databaseForTest();
    await exportFolder(demonstration.lab.database.queries, exported, () => undefined);
    // The demonstration's customers stay: promotions go to all instead.
    rmSync(join(exported, 'customers.csv'));
    const promotions = join(exported, 'promotions.json');
    writeFileSync(
      promotions,
      readFileSync(promotions, 'utf8').replace(/"customers": ".*"/g, '"customers": "all"'),
    );
    writeFileSync(join(exported, 'company.json'), JSON.stringify(company));
  }, 180_000);
  afterAll(async () => {
    await demonstration.stop();
    await real.stop();
    rmSync(root, { recursive: true, force: true });
  });
}

export const company = {
  name: 'Fotolab Alba S.r.l.',
  address: 'Via Roma 1, 12051 Alba (CN), Italy',
  taxNumbers: 'P.IVA IT01234567897',
  privacyEmail: 'privacy@alba.example',
  seller: { name: 'Fotolab Alba S.r.l.', address: 'Via Roma 1', country: 'IT', vat: 'IT01234567897' },
};

export async function runImport(folder: string, ...args: string[]) {
  const lines: string[] = [];
  const options = readImportOptions([folder, ...args]);
  const code = await importFolder(real.database, options, {
    clock,
    print: (line) => void lines.push(line),
    countries: demonstration.lab.config.countries,
  });
  return { code, lines, last: lines.at(-1) ?? '' };
}

/** A folder with one file. */
export function folderWith(file: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(root, 'folder-'));
  writeFileSync(join(folder, file), content);
  return folder;
}

/** The demonstration's file with another content. */
export function changed(file: string, change: (content: string) => string): string {
  return folderWith(file, change(readFileSync(join(exported, file), 'utf8')));
}
