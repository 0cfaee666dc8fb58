/** The most pages or images that the calculator reads. */
export const mostLayoutCount = 9_999;

/** A typed count from 1 to {@link mostLayoutCount}; null for anything else. */
export function readLayoutCount(typed: string): number | null {
  const digits = typed.trim();
  if (!/^\d{1,4}$/.test(digits)) return null;
  const count = Number(digits);
  return count > 0 ? count : null;
}
