import type { FileStore } from '../../base/ports/fileStore.ts';
import { dayAtLab } from '../../base/workingDays.ts';
import type { LabCalendar } from '../../base/workingDays.ts';
import { zipStream } from '../../files/zipStream.ts';
import type { PrintFile } from './table.ts';

/** Print files as a ZIP, each with its day by the lab's calendar; one file is in memory at a time. */
export function printZip(
  files: Pick<FileStore, 'read'>,
  rows: readonly Pick<PrintFile, 'id' | 'name' | 'size' | 'madeAt'>[],
  calendar: Pick<LabCalendar, 'timeZone'>,
): ReadableStream<Uint8Array> {
  return zipStream(rows.length, async (index) => {
    const row = rows[index];
    if (!row) return [];
    const parts: Uint8Array[] = [];
    for await (const part of files.read(row.id, row.size)) parts.push(part);
    return [{ name: row.name, bytes: Buffer.concat(parts), day: dayAtLab(row.madeAt, calendar) }];
  });
}
