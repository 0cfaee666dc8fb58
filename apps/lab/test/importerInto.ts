import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFolder, readImportOptions } from '../src/commands/import/import.ts';
import type { Database } from '../src/database/open.ts';

export interface Importer {
  /** A new folder with these files. */
  folderWith(files: Readonly<Record<string, string>>): string;
  /** Imports files, or a folder, into the database. Resolves with the lines that are printed. */
  run(files: Readonly<Record<string, string>> | string, ...args: string[]): Promise<string[]>;
}

/** Imports into a database, from folders below `root`. Customers in Italy have the values of Italy. */
export function importerInto(database: Database, root: string): Importer {
  const folderWith = (files: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(join(root, 'folder-'));
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
    return folder;
  };
  return {
    folderWith,
    async run(files, ...args) {
      const lines: string[] = [];
      const folder = typeof files === 'string' ? files : folderWith(files);
      await importFolder(database, readImportOptions([folder, ...args]), {
        clock: { now: () => new Date('2026-11-22T12:00:00Z') },
        print: (line) => void lines.push(line),
        countries: [{ country: 'IT', area: '1', language: 'it', currency: 'EUR', vatRate: 22 }],
      });
      return lines;
    },
  };
}
