import { LRUCache } from 'lru-cache';

/**
 * Caches the state of a customer's list at one version of their data (`versions.ts`): it is read once, and again when
 * the version has changed.
 */
export interface ListStateCache {
  /** `key` names list and customer; `read` loads a state that is not cached. A failure is not cached. */
  getOrLoad<State extends object>(key: string, version: number, read: () => Promise<State>): Promise<State>;
}

interface Entry {
  readonly version: number;
  readonly state: Promise<object>;
}

export function createListStateCache(max = 500): ListStateCache {
  const entries = new LRUCache<string, Entry>({ max });
  return {
    getOrLoad<State extends object>(key: string, version: number, read: () => Promise<State>) {
      const cached = entries.get(key);
      // Only the list named by the key writes this entry, so the type of its state is known.
      if (cached?.version === version) return cached.state as Promise<State>;
      const state = read();
      entries.set(key, { version, state });
      state.catch(() => {
        if (entries.peek(key)?.state === state) entries.delete(key);
      });
      return state;
    },
  };
}
