/** The entries of one TIFF directory that matter here; values that stand elsewhere are read when they are inside. */
export interface TiffTags {
  readonly values: ReadonlyMap<number, readonly number[]>;
  /** The location of a long value in the file: position and bytes. */
  readonly locations: ReadonlyMap<number, { readonly at: number; readonly length: number }>;
  readonly orientation: number;
  readonly density: number;
  /** Position of the next directory, 0 = none. */
  readonly next: number;
}

const sizes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
};

/**
 * Reads the directory of a TIFF or EXIF block.
 * @param bytes a piece of the file that begins at `base`; with `at` absent its own header says where the directory is.
 */
export function readTiffTags(
  bytes: Uint8Array,
  base: number,
  at?: number,
  little?: boolean,
): TiffTags | null {
  if (bytes.length < 8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = little ?? bytes[0] === 0x49;
  const start = (at ?? view.getUint32(4, isLittle)) - base;
  if (start < 0 || start + 2 > bytes.length) return null;
  const count = view.getUint16(start, isLittle);
  const values = new Map<number, readonly number[]>();
  const locations = new Map<number, { at: number; length: number }>();
  for (let index = 0; index < Math.min(count, 500); index += 1) {
    const entry = start + 2 + index * 12;
    if (entry + 12 > bytes.length) break;
    const tag = view.getUint16(entry, isLittle);
    const type = view.getUint16(entry + 2, isLittle);
    const number = view.getUint32(entry + 4, isLittle);
    const length = number * (sizes[type] ?? 1);
    const offset = length <= 4 ? entry + 8 + base : view.getUint32(entry + 8, isLittle);
    locations.set(tag, { at: offset, length });
    values.set(tag, read(view, offset - base, type, Math.min(number, 8), isLittle));
  }
  const end = start + 2 + count * 12;
  const unit = values.get(296)?.[0] ?? 2;
  const resolution = values.get(282)?.[0] ?? 0;
  return {
    values,
    locations,
    orientation: values.get(274)?.[0] ?? 1,
    density: Math.round(unit === 3 ? resolution * 2.54 : unit === 2 ? resolution : 0),
    next: end + 4 <= bytes.length ? view.getUint32(end, isLittle) : 0,
  };
}

function read(view: DataView, at: number, type: number, count: number, little: boolean): number[] {
  const size = sizes[type] ?? 1;
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const position = at + index * size;
    if (position < 0 || position + size > view.byteLength) break;
    if (type === 3) found.push(view.getUint16(position, little));
    else if (type === 4) found.push(view.getUint32(position, little));
    else if (type === 5)
      found.push(view.getUint32(position, little) / (view.getUint32(position + 4, little) || 1));
    else found.push(view.getUint8(position));
  }
  return found;
}
