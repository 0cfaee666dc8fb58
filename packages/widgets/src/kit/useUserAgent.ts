import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The words by which the browser names itself; '' on a server, and in its first rendering in a browser. */
export function useUserAgent(): string {
  return useSyncExternalStore(
    never,
    () => globalThis.navigator.userAgent,
    () => '',
  );
}
