import type { Lab } from '../../base/lab.ts';
import { fileZip } from '../../files/fileZip.ts';
import type { ZipFileEntry } from '../../files/fileZip.ts';
import { partsAfter } from './requestTable.ts';
import type { StoredPart } from './requestTable.ts';

const partsAtOnce = 20;

/** The ZIP of an export. */
export function exportZip(
  lab: Pick<Lab, 'database' | 'uploads'>,
  requestId: number,
  madeAt: Date,
): ReadableStream<Uint8Array> {
  return fileZip(entriesOf(lab, requestId), madeAt);
}

async function* entriesOf(
  lab: Pick<Lab, 'database' | 'uploads'>,
  requestId: number,
): AsyncGenerator<ZipFileEntry> {
  const missing: string[] = [];
  for (let after = 0; ; ) {
    const parts = await partsAfter(lab.database.queries, requestId, after, partsAtOnce);
    for (const part of parts) {
      const bytes = await bytesOf(lab, part);
      if (bytes) yield { name: part.name, bytes, isCompressible: part.store === 'text' };
      else missing.push(part.name);
    }
    const last = parts.at(-1);
    if (!last) break;
    after = last.id;
  }
  // A file that was deleted since the export was made is named, so that nothing is missing silently.
  if (missing.length > 0)
    yield { name: 'missing.txt', bytes: chunkOf(`${missing.join('\n')}\n`), isCompressible: true };
}

async function* chunkOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Null for a file that is gone. */
async function bytesOf(
  { uploads }: Pick<Lab, 'uploads'>,
  { store, content, size }: StoredPart,
): Promise<AsyncIterable<Uint8Array> | null> {
  if (store === 'text') return chunkOf(content);
  if (store === 'blobs') return uploads.blobs.read(content, size);
  // The first piece tells whether the file is there, before its entry begins.
  const pieces = uploads.files.read(content, size)[Symbol.asyncIterator]();
  const first = await pieces.next().catch(() => null);
  return first && rest(first, pieces);
}

async function* rest(
  first: IteratorResult<Uint8Array>,
  pieces: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; !next.done; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}
