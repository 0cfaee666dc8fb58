const broken = (cause?: unknown) => new Error('ta: compressed data is broken', { cause });

/**
 * Decodes all of zlib data (RFC 1950) by the platform's decoder. Rejects when it is broken, or would be longer than
 * `most` bytes: gigabytes that are packed into a kilobyte never fill the memory.
 */
export async function inflate(data: Uint8Array, most: number): Promise<Uint8Array> {
  try {
    return await decode(data, most);
  } catch (error) {
    // Some writers count the line's end behind the data as part of it; browsers refuse bytes behind the data.
    const end = data.findLastIndex((byte) => byte !== 10 && byte !== 13) + 1;
    if (end === data.length) throw broken(error);
    return decode(data.subarray(0, end), most).catch((cause: unknown) => Promise.reject(broken(cause)));
  }
}

async function decode(data: Uint8Array, most: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  // The reader gets the error in the data as well.
  const ignored = () => undefined;
  writer.write(data.slice()).catch(ignored);
  writer.close().catch(ignored);
  const reader = readable.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel().catch(ignored);
      throw broken();
    }
    pieces.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
