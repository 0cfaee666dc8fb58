import type { StorageKey } from './keys.ts';
import type { KeyValue } from '../ports.ts';

/**
 * A stored value as `read` understands it; null when there is none. Damaged JSON and what `read` refuses with null
 * count as absent, and the key is removed, so that it cannot harm the next page either (STATE-10).
 */
export function readStoredJson<T>(
  storage: KeyValue,
  key: StorageKey,
  read: (value: unknown) => T | null,
): T | null {
  const text = storage.get(key);
  if (text === null) return null;
  let value: T | null = null;
  try {
    value = read(JSON.parse(text));
  } catch {
    // Absent, as below.
  }
  if (value === null) storage.remove(key);
  return value;
}
