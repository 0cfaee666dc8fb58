import { disconnected, tooLarge } from './errors.ts';

/**
 * The body of a request. Bytes are counted as they arrive, because a request may announce no length, or a wrong one.
 * @param limit bytes at most. @throws tooLarge past the limit, without reading the rest.
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw disconnected();
    });
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    parts.push(value);
  }
}
