import { LRUCache } from 'lru-cache';

/**
 * Keeps in memory what was computed from stored data, for as long as the data has the same version. The caller reads the
 * version from the database before each use, so a change by another process counts from its commit on.
 */
export interface VersionedCache {
  /**
   * `load` computes a value that is not kept at this version. Callers at the same moment each compute it: one of them may
   * be inside a transaction, for which another cannot wait.
   * @param version '' = unknown: the value is computed and not kept.
   */
  getOrLoad<Value>(key: string, version: string, load: () => Promise<Value>): Promise<Value>;
}

interface Entry {
  readonly version: string;
  readonly value: unknown;
}

export function createVersionedCache(max = 5_000): VersionedCache {
  const entries = new LRUCache<string, Entry>({ max });
  return {
    async getOrLoad<Value>(key: string, version: string, load: () => Promise<Value>) {
      const cached = entries.get(key);
      // Only the callers of the key write this entry, so the type of its value is known.
      if (cached && cached.version === version) return cached.value as Value;
      const value = await load();
      if (version !== '') entries.set(key, { version, value });
      return value;
    },
  };
}
