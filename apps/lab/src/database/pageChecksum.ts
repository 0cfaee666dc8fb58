/** Bytes of a page of PostgreSQL. */
export const pageSize = 8192;

const lanes = 32;
const prime = 16_777_619;
/** `checksumBaseOffsets` of PostgreSQL's `storage/checksum_impl.h`. */
const offsets = Int32Array.from([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c, 0xf8d4474f,
  0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb, 0xe58f764b, 0x187636bc,
  0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4, 0x783125bb, 0x6ca8eaa2, 0xe407eac6,
  0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
]);
const sums = new Int32Array(lanes);

/**
 * Whether a page holds the checksum that PostgreSQL gave it: 32 lanes of FNV-1a over the page without its checksum, with
 * the number of the block in its relation. A page that was never used (`pd_upper` is 0) has none.
 */
export function isPageIntact(page: Uint8Array, block: number): boolean {
  const view = new DataView(page.buffer, page.byteOffset, pageSize);
  if (view.getUint16(14, true) === 0) return true;
  sums.set(offsets);
  for (let at = 0; at < pageSize; at += 4 * lanes)
    for (let lane = 0; lane < lanes; lane += 1) {
      const position = at + lane * 4;
      // Bytes 8 and 9 are the checksum itself.
      const value = position === 8 ? view.getInt32(8, true) & ~0xffff : view.getInt32(position, true);
      mix(lane, value);
    }
  for (let round = 0; round < 2; round += 1) for (let lane = 0; lane < lanes; lane += 1) mix(lane, 0);
  const sum = sums.reduce((all, each) => all ^ each, 0) ^ block;
  return ((sum >>> 0) % 65_535) + 1 === view.getUint16(8, true);
}

function mix(lane: number, value: number): void {
  const mixed = (sums[lane] ?? 0) ^ value;
  sums[lane] = Math.imul(mixed, prime) ^ (mixed >>> 17);
}
