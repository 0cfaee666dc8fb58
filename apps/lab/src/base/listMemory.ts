import { LRUCache } from 'lru-cache';

/**
 * Remembers the state of a customer's list at one version of their data (`versions.ts`): read once, and again when the
 * version has changed.
 */
export interface ListMemory {
  /** `key` names list and customer; `read` finds out what is not remembered. A failure is not remembered. */
  of<State extends object>(key: string, version: number, read: () => Promise<State>): Promise<State>;
}

interface Entry {
  readonly version: number;
  readonly state: Promise<object>;
}

export function createListMemory(max = 500): ListMemory {
  const entries = new LRUCache<string, Entry>({ max });
  return {
    of<State extends object>(key: string, version: number, read: () => Promise<State>) {
      const known = entries.get(key);
      // Only the list named by the key writes this entry, so its state is of the list's own kind.
      if (known?.version === version) return known.state as Promise<State>;
      const state = read();
      entries.set(key, { version, state });
      state.catch(() => {
        if (entries.peek(key)?.state === state) entries.delete(key);
      });
      return state;
    },
  };
}
