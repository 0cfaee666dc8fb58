import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFilledLab } from '../../../scripts/parts/filledLab.mjs';
import { openDatabase } from '../src/database/open.ts';

/** An empty embedded database in a new folder, without a lab. */
export async function databaseForTest() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ta-database-'));
  await copyFilledLab(dataFolder, 'empty');
  const database = await openDatabase({ dataFolder, url: '' });
  return {
    database,
    async stop() {
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
