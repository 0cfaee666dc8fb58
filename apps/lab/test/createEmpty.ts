import { openDatabase } from '../src/database/open.ts';

/** Creates an embedded database with every migration in a data folder. Called by `scripts/parts/filledLab.mjs` alone. */
export async function createEmpty(dataFolder: string): Promise<void> {
  const database = await openDatabase({ dataFolder, url: '' });
  await database.close();
}
