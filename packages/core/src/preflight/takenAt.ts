import type { ByteSource } from '../kernel/transport.ts';
import { ascii } from './icc.ts';
import { typeOf } from './read.ts';
import { readTiffTags } from './tiffTags.ts';
import type { TiffTags } from './tiffTags.ts';

/** Bytes of a photo within which its camera notes the time. */
const mostHeader = 262_144;
const directory = 65_536;
/** Tags of EXIF: the block of the camera’s notes, and in it when the photo was taken, its zone and its fractions of a second. */
const tag = { block: 0x8769, taken: 0x9003, zone: 0x9011, fraction: 0x9291, changed: 0x0132 } as const;

/**
 * Reads when a photo was taken, as its camera noted it: ISO time, null without a note. A camera that notes no zone is read as
 * if its clock showed UTC: the distances between photos are right, which is all that they are grouped by.
 */
export async function readTakenAt(source: ByteSource): Promise<string | null> {
  try {
    const head = await source.read(0, Math.min(mostHeader, source.size));
    if (typeOf(head) === 'tiff') return await timeIn(source);
    const block = exifOf(head);
    return block && (await timeIn(memorySource(block)));
  } catch {
    return null;
  }
}

const memorySource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)),
});

/** The EXIF block of a JPEG, which is a TIFF of its own. */
function exifOf(head: Uint8Array): Uint8Array | null {
  for (let at = 2; at + 4 < head.length && head[at] === 0xff; ) {
    const marker = head[at + 1] ?? 0;
    const length = (head[at + 2] ?? 0) * 256 + (head[at + 3] ?? 0);
    if (marker === 0xda || length < 2) return null;
    if (marker === 0xe1 && ascii(head, at + 4, 4) === 'Exif') return head.subarray(at + 10, at + 2 + length);
    at += 2 + length;
  }
  return null;
}

async function timeIn(tiff: ByteSource): Promise<string | null> {
  const head = await tiff.read(0, 8);
  if (head.length < 8) return null;
  const isLittle = head[0] === 0x49;
  const start = new DataView(head.buffer, head.byteOffset, 8).getUint32(4, isLittle);
  const tagsAt = async (at: number) => readTiffTags(await tiff.read(at, directory), at, at, isLittle);
  const textOf = async (tags: TiffTags, name: number): Promise<string> => {
    const place = tags.locations.get(name);
    if (!place || place.length > 64) return '';
    const bytes = await tiff.read(place.at, place.length);
    return ascii(bytes, 0, bytes.length).replace(/\0.*$/s, '').trim();
  };
  const first = await tagsAt(start);
  if (!first) return null;
  const at = first.values.get(tag.block)?.[0];
  const notes = at === undefined ? null : await tagsAt(at);
  const taken = notes ? await textOf(notes, tag.taken) : '';
  if (notes && taken !== '')
    return isoTime(taken, await textOf(notes, tag.fraction), await textOf(notes, tag.zone));
  return isoTime(await textOf(first, tag.changed), '', '');
}

/** EXIF writes `2026:06:06 14:03:21`, and `0000:00:00 00:00:00` for a clock that was never set. */
function isoTime(text: string, fraction: string, zone: string): string | null {
  const read = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(text);
  if (!read || Number(read[1]) < 1900) return null;
  const [, year, month, day, hour, minute, second] = read;
  const part = /^\d{1,3}/.exec(fraction)?.[0] ?? '';
  const offset = /^[+-]\d\d:\d\d$/.test(zone) ? zone : 'Z';
  const time = Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${part.padEnd(3, '0')}${offset}`,
  );
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
