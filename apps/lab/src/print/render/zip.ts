import type { FileStore } from '../../base/ports/fileStore.ts';
import { zipStream } from '../../files/zipStream.ts';
import type { PrintFile } from './table.ts';

/** Print files as a ZIP; one file is in memory at a time. */
export function printZip(
  files: Pick<FileStore, 'read'>,
  rows: readonly Pick<PrintFile, 'id' | 'name' | 'size' | 'madeAt'>[],
): ReadableStream<Uint8Array> {
  return zipStream(rows.length, async (index) => {
    const row = rows[index];
    if (!row) return [];
    const parts: Uint8Array[] = [];
    for await (const part of files.read(row.id, row.size)) parts.push(part);
    return [{ name: row.name, bytes: Buffer.concat(parts), day: row.madeAt.toISOString().slice(0, 10) }];
  });
}
