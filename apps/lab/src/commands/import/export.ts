import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byteOrderMark, csvLine } from '../../base/csv.ts';
import { StartFailure } from '../../base/startFailure.ts';
import type { Queries } from '../../database/open.ts';
import { importKinds } from './kinds.ts';
import type { Cells, ImportKind } from './kind.ts';
import { unflatten } from './nested.ts';

/**
 * Writes what the lab has into the files that `import` reads, so that an office has something to begin with. The folder
 * must be new or empty.
 */
export async function exportFolder(
  queries: Queries,
  folder: string,
  print: (line: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0)
    throw new StartFailure(`The folder ${folder} is not empty.`, 'Name a new or an empty folder.');
  for (const kind of importKinds) {
    const records = await kind.current({ queries });
    // A file without a key holds one object, or is not there.
    if (kind.key.length === 0 && records.length === 0) continue;
    if (!kind.readRows)
      writeFileSync(
        join(folder, kind.file),
        kind.file.endsWith('.json') ? jsonOf(kind, records) : csvOf(kind, records),
      );
    await kind.exportFiles?.({ queries }, folder);
    print(`${kind.file}: ${records.length}`);
  }
}

function csvOf({ columns }: ImportKind, records: readonly Cells[]): string {
  const lines = [
    columns.map(({ name }) => name),
    ...records.map((cells) => columns.map(({ name }) => cells[name] ?? '')),
  ];
  return byteOrderMark + lines.map((line) => csvLine(line)).join('');
}

function jsonOf({ columns, key }: ImportKind, records: readonly Cells[]): string {
  const entries = records.map((cells) => {
    const nested = columns.filter(({ isJson }) => isJson);
    const objects = nested.map(({ name }) => [name, JSON.parse(cells[name] || '{}') as unknown]);
    return { ...unflatten(cells), ...(Object.fromEntries(objects) as Record<string, unknown>) };
  });
  // A file without a key holds one object.
  return `${JSON.stringify(key.length === 0 ? (entries[0] ?? {}) : entries, null, 2)}\n`;
}
