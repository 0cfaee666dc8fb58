import { expect, it } from 'vitest';
import { readTakenAt } from './takenAt.ts';

/** A TIFF structure as cameras write it in a photo: times in the directory of their notes. */
function exif(
  times: { readonly taken?: string; readonly zone?: string; readonly changed?: string },
  isLittle = true,
) {
  const bytes = new Uint8Array(400);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(`${value}\0`), at);
  text(0, isLittle ? 'II' : 'MM');
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  let free = 200;
  const directory = (at: number, entries: readonly (readonly [tag: number, value: string | number])[]) => {
    view.setUint16(at, entries.length, isLittle);
    entries.forEach(([tag, value], index) => {
      const entry = at + 2 + index * 12;
      view.setUint16(entry, tag, isLittle);
      view.setUint16(entry + 2, typeof value === 'string' ? 2 : 4, isLittle);
      view.setUint32(entry + 4, typeof value === 'string' ? value.length + 1 : 1, isLittle);
      if (typeof value === 'number') return view.setUint32(entry + 8, value, isLittle);
      view.setUint32(entry + 8, free, isLittle);
      text(free, value);
      free += value.length + 1;
    });
  };
  const { taken, zone, changed } = times;
  directory(8, [
    ...(changed ? [[0x0132, changed] as const] : []),
    ...(taken ? [[0x8769, 100] as const] : []),
  ]);
  if (taken) directory(100, [[0x9003, taken], ...(zone ? [[0x9011, zone] as const] : [])]);
  return bytes;
}

/** A JPEG that begins with its EXIF block. */
function jpegWith(tiff: Uint8Array): Uint8Array {
  const length = tiff.length + 8;
  return Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255],
    ...new TextEncoder().encode('Exif\0\0'),
    ...tiff,
    ...[0xff, 0xd9],
  ]);
}

it.each([
  ['a JPEG', jpegWith(exif({ taken: '2026:06:06 14:03:21' })), '2026-06-06T14:03:21.000Z'],
  [
    '… of a camera of the other byte order',
    jpegWith(exif({ taken: '2026:06:06 14:03:21' }, false)),
    '2026-06-06T14:03:21.000Z',
  ],
  [
    '… with its zone',
    jpegWith(exif({ taken: '2026:06:06 14:03:21', zone: '+02:00' })),
    '2026-06-06T12:03:21.000Z',
  ],
  [
    '… that notes its last change alone',
    jpegWith(exif({ changed: '2026:06:07 08:00:00' })),
    '2026-06-07T08:00:00.000Z',
  ],
  ['a TIFF', exif({ taken: '2026:06:06 14:03:21' }), '2026-06-06T14:03:21.000Z'],
  ['a clock that was never set', jpegWith(exif({ taken: '0000:00:00 00:00:00' })), null],
  ['no note', jpegWith(exif({})), null],
  ['a note that ends early', jpegWith(exif({ taken: '2026:06:06 14:03:21' })).slice(0, 90), null],
  ['no photo', new Uint8Array([1, 2, 3]), null],
] as const)('reads when a photo was taken: %s', async (_name, bytes, expected) => {
  const source = {
    size: bytes.length,
    read: async (at: number, length: number) => Uint8Array.from(bytes).subarray(at, at + length),
  };
  expect(await readTakenAt(source)).toBe(expected);
});
