import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Its date in the ZIP, ISO; fixed, so that the same documents give the same bytes. */
  readonly day: string;
}

/**
 * A ZIP whose entries are generated one after the other, each when the reader has consumed the one before, so that
 * memory does not grow with their number. When the reader cancels, no further entry is generated.
 */
export function zipStream(
  count: number,
  entriesAt: (index: number) => Promise<readonly ZipEntry[]>,
): ReadableStream<Uint8Array> {
  const chunks = zipped(count, entriesAt);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* zipped(
  count: number,
  entriesAt: (index: number) => Promise<readonly ZipEntry[]>,
): AsyncGenerator<Uint8Array, undefined> {
  const zip = new ZipFile();
  const source = zip.outputStream as Readable;
  const parts: Buffer[] = [];
  source.on('data', (part: Buffer) => void parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    source.once('end', resolve);
    source.once('error', reject);
    zip.once('error', reject);
  });
  // Awaited at the end; an entry that fails earlier rejects by itself.
  ended.catch(() => undefined);
  try {
    for (let index = 0; index < count; index += 1) {
      for (const entry of await entriesAt(index)) await Promise.race([add(zip, entry), ended]);
      if (parts.length > 0) yield Buffer.concat(parts.splice(0));
    }
    zip.end();
    await ended;
    if (parts.length > 0) yield Buffer.concat(parts.splice(0));
  } finally {
    source.destroy();
  }
  return undefined;
}

/** Files that are compressed inside already. */
const isCompressed = /\.(pdf|jpe?g|png|webp|avif|gif|mp4|m4v|webm|zip)$/i;

/** Resolves when the entry's bytes are in the ZIP; no reference to them remains. */
function add(zip: ZipFile, { name, bytes, day }: ZipEntry): Promise<void> {
  return new Promise((resolve) => {
    let pending: Uint8Array | null = bytes;
    zip.addReadStreamLazy(
      name,
      { mtime: new Date(`${day}T12:00:00Z`), compress: !isCompressed.test(name) },
      (give) => {
        const stream = Readable.from([Buffer.from(pending ?? [])]);
        pending = null;
        stream.once('close', () => setImmediate(resolve));
        give(null, stream);
      },
    );
  });
}
