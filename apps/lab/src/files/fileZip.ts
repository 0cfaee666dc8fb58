import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of any length for a ZIP. */
export interface ZipFileEntry {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** False for files that are compressed inside already. */
  readonly isCompressible: boolean;
}

/**
 * A ZIP of files of any length. They are read while the ZIP is, at its reader's pace, so that memory does not grow with
 * their length; `zipStream` is for documents that are generated whole. A failure of a file breaks the ZIP off, so that
 * nobody takes a part of it for the whole.
 * @param modified date of every entry.
 */
export function fileZip(entries: AsyncIterable<ZipFileEntry>, modified: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error('ta: a file of a ZIP could not be read'));
  // Without a reader an entry would wait for ever.
  const stopped = new Promise((resolve) => output.once('close', resolve));
  const fill = async () => {
    for await (const { name, bytes, isCompressible } of entries) {
      if (output.destroyed) return;
      const source = Readable.from(bytes, { objectMode: false });
      const read = new Promise((resolve, reject) => {
        source.once('close', resolve);
        source.once('error', reject);
      });
      zip.addReadStream(source, name, { mtime: modified, compress: isCompressible });
      await Promise.race([read, stopped]).finally(() => source.destroy());
    }
    zip.end();
  };
  zip.once('error', fail);
  fill().catch(fail);
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
