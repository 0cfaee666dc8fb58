/** A word that names one wish of the person: random, so that no two are the same (`Idempotency-Key`). */
export function newIdempotencyKey(): string {
  // Not `randomUUID`: a page without https has none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
