import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFilledLab } from '../../../scripts/parts/filledLab.mjs';
import { openDatabase } from '../src/database/open.ts';

/** An embedded database in a new folder, without a lab: empty, or with the demonstration data. */
export async function databaseForTest({ filled = false } = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ta-database-'));
  await copyFilledLab(dataFolder, filled ? 'embedded' : 'empty');
  const database = await openDatabase({ dataFolder, url: '' });
  return {
    database,
    async stop() {
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
