import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../ui/useLatest.ts';

/**
 * Tells the other widgets of this page and the other tabs of its origin that something has changed, and hears of their
 * changes. The signal carries no data: each listener asks the lab again as its own customer. Browsers without
 * BroadcastChannel stay silent; what is shown there follows at its next refresh.
 * @param name of what changes, such as `cart`. @param onChange called for a change of another widget or tab.
 * @returns the function that tells them.
 */
export function useChangeSignal(name: string, onChange: () => void): () => void {
  const listener = useLatest(onChange);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(`trade-area-${name}`);
    opened.addEventListener('message', () => listener.current());
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [name, listener]);
  return useCallback(() => channel.current?.postMessage('changed'), []);
}
