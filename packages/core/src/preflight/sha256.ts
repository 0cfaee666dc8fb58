/** SHA-256 by pieces: the browser's own takes only whole files, and pages without https do not have it. */
export interface Hasher {
  update(bytes: Uint8Array): void;
  /** Lower-case hex. */
  digest(): string;
}

const constants = new Int32Array(64);
const initial = new Int32Array(8);
for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
    if (candidate % divisor === 0) prime = false;
  if (!prime) continue;
  const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
  if (found < 8) initial[found] = fraction(Math.sqrt(candidate));
  constants[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

export function createSha256(): Hasher {
  const state = initial.slice();
  const words = new Int32Array(64);
  const block = new Uint8Array(64);
  let filled = 0;
  let length = 0;

  const compress = (bytes: Uint8Array, at: number) => {
    for (let i = 0; i < 16; i += 1) {
      const j = at + i * 4;
      words[i] =
        ((bytes[j] ?? 0) << 24) |
        ((bytes[j + 1] ?? 0) << 16) |
        ((bytes[j + 2] ?? 0) << 8) |
        (bytes[j + 3] ?? 0);
    }
    for (let i = 16; i < 64; i += 1) {
      const x = words[i - 15] ?? 0;
      const y = words[i - 2] ?? 0;
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      words[i] = ((words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1) | 0;
    }
    let a = state[0] ?? 0;
    let b = state[1] ?? 0;
    let c = state[2] ?? 0;
    let d = state[3] ?? 0;
    let e = state[4] ?? 0;
    let f = state[5] ?? 0;
    let g = state[6] ?? 0;
    let h = state[7] ?? 0;
    for (let i = 0; i < 64; i += 1) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    // Assigning to the typed array drops what is beyond 32 bits.
    state[0] = (state[0] ?? 0) + a;
    state[1] = (state[1] ?? 0) + b;
    state[2] = (state[2] ?? 0) + c;
    state[3] = (state[3] ?? 0) + d;
    state[4] = (state[4] ?? 0) + e;
    state[5] = (state[5] ?? 0) + f;
    state[6] = (state[6] ?? 0) + g;
    state[7] = (state[7] ?? 0) + h;
  };

  return {
    update(bytes) {
      length += bytes.length;
      let at = 0;
      if (filled > 0) {
        const copied = Math.min(64 - filled, bytes.length);
        block.set(bytes.subarray(0, copied), filled);
        filled += copied;
        at = copied;
        if (filled < 64) return;
        compress(block, 0);
        filled = 0;
      }
      for (; at + 64 <= bytes.length; at += 64) compress(bytes, at);
      block.set(bytes.subarray(at));
      filled = bytes.length - at;
    },
    digest() {
      const end = new Uint8Array(filled < 56 ? 64 : 128);
      end.set(block.subarray(0, filled));
      end[filled] = 0x80;
      new DataView(end.buffer).setBigUint64(end.length - 8, BigInt(length) * 8n);
      for (let at = 0; at < end.length; at += 64) compress(end, at);
      return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    },
  };
}
