import { describe, expect, it } from 'vitest';
import { unzip } from '../../../../tests/fixtures/zip.ts';
import { fileZip } from './fileZip.ts';
import type { ZipFileEntry } from './fileZip.ts';

const at = new Date('2026-11-23T12:00:00Z');
const chunk = Buffer.alloc(65_536, 7);

async function* pieces(count: number, note: () => void = () => undefined): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) {
    note();
    yield chunk;
  }
}
async function* list(...entries: ZipFileEntry[]): AsyncGenerator<ZipFileEntry> {
  yield* entries;
}
const read = async (zip: ReadableStream<Uint8Array>) =>
  unzip(Buffer.from(await new Response(zip).arrayBuffer()));

describe('a ZIP of files', () => {
  it('holds each of them, whatever its length', async () => {
    const files = await read(
      fileZip(
        list(
          { name: 'a/long.jpg', bytes: pieces(40), isCompressible: false },
          { name: 'empty.txt', bytes: pieces(0), isCompressible: true },
          { name: 'ü.json', bytes: pieces(1), isCompressible: true },
        ),
        at,
      ),
    );
    expect([...files].map(([name, bytes]) => [name, bytes.length])).toEqual([
      ['a/long.jpg', 40 * chunk.length],
      ['empty.txt', 0],
      ['ü.json', chunk.length],
    ]);
  });

  it('is read at the pace of its reader, and no further once the reader has left', async () => {
    let count = 0;
    const zip = fileZip(
      list({ name: 'x.bin', bytes: pieces(1_000, () => (count += 1)), isCompressible: false }),
      at,
    );
    const reader = zip.getReader();
    await reader.read();
    await reader.cancel();
    const atCancel = count;
    expect(atCancel).toBeLessThan(50);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(count - atCancel).toBeLessThan(5);
  });

  it('breaks off when a file cannot be read', async () => {
    const broken = async function* () {
      yield chunk;
      throw new Error('the disk is gone');
    };
    const zip = fileZip(list({ name: 'x.bin', bytes: broken(), isCompressible: false }), at);
    await expect(read(zip)).rejects.toThrow('the disk is gone');
  });
});
