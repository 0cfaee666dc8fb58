/** A part of a file: from a byte, to before the last. */
export interface ByteRange {
  readonly from: number;
  readonly end: number;
}

/**
 * The part that a `Range` header asks for (RFC 9110): one range of bytes. null = the whole file, also for several ranges
 * and other units, which a server may ignore.
 */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const read = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [, first = '', last = ''] = read ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, end: size };
  }
  const from = Number(first);
  if (from >= size) return 'unsatisfiable';
  if (last === '') return { from, end: size };
  return Number(last) < from ? null : { from, end: Math.min(Number(last) + 1, size) };
}
