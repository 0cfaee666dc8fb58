/** Messages between the tabs of one browser about the session. `customer` is a customer code, '' when unknown. */
export type ChannelMessage =
  | { readonly kind: 'signedOut'; readonly customer: string }
  | { readonly kind: 'signedIn'; readonly customer: string };

/** Words to the other tabs of this origin; a tab never hears itself. Never throws. */
export interface Channel {
  post(message: ChannelMessage): void;
  /** The answer ends it. */
  subscribe(listener: (message: ChannelMessage) => void): () => void;
}

/** Tabs in memory, for tests: each call of `join` is one tab. Messages arrive at once. */
export function memoryChannel(): { join(): Channel } {
  const tabs = new Map<object, Set<(message: ChannelMessage) => void>>();
  return {
    join() {
      const self = {};
      const listeners = new Set<(message: ChannelMessage) => void>();
      tabs.set(self, listeners);
      return {
        post(message) {
          for (const [tab, tabListeners] of tabs)
            if (tab !== self) for (const listener of [...tabListeners]) listener(message);
        },
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
    },
  };
}

/** A message of another tab, or null when it is not one of ours. */
export function readChannelMessage(data: unknown): ChannelMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, customer } = data as { kind?: unknown; customer?: unknown };
  if (typeof customer !== 'string') return null;
  return kind === 'signedOut' || kind === 'signedIn' ? { kind, customer } : null;
}
