import { useEffect } from 'react';

/** Calls back when the browser has a network again. Keep the identity of `callback` between renders. */
export function useWhenOnline(callback: () => void): void {
  useEffect(() => {
    globalThis.addEventListener('online', callback);
    return () => globalThis.removeEventListener('online', callback);
  }, [callback]);
}
