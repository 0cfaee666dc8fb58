import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine } from '../src/database/engine.ts';

let created: Promise<string> | null = null;

/** Copies an empty embedded database to `folder`. It is initialized once: initdb takes seconds of a processor. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  created ??= create();
  cpSync(await created, folder, { recursive: true });
}

async function create(): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), 'ta-empty-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'db');
  const engine = await openEngine(folder);
  await engine.close();
  return folder;
}
