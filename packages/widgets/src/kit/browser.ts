import { firstWorkingStore, readChannelMessage, systemClock } from '@trade-area/core/kernel';
import type { Channel, Clock, Fetch, KeyValue, Log } from '@trade-area/core/kernel';

/** The browser as core's ports. The one place where widgets name `window`, `fetch` and the storages. */
export interface BrowserPorts {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Local storage, else session storage, else memory: a cross-site frame is refused both. */
  readonly storage: KeyValue;
  readonly channel: Channel;
  readonly log: Log;
}

/** Importable on a server: nothing of the browser is touched until this is called. */
export function browserPorts(): BrowserPorts {
  return {
    fetch: (url, request) => globalThis.fetch(url, request as RequestInit),
    clock: systemClock,
    storage: firstWorkingStore(
      () => globalThis.localStorage,
      () => globalThis.sessionStorage,
    ),
    channel: broadcastChannel('trade-area'),
    log: consoleLog,
  };
}

/**
 * Other tabs of the origin; silent where BroadcastChannel is missing, and on a server, which has no other tabs and whose
 * process an open channel would keep alive.
 */
export function broadcastChannel(name: string): Channel {
  const isBrowser = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
  const channel = isBrowser ? new BroadcastChannel(name) : null;
  return {
    post: (message) => channel?.postMessage(message),
    subscribe(listener) {
      const hear = (event: MessageEvent) => {
        const message = readChannelMessage(event.data);
        if (message) listener(message);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

const consoleLog: Log = (level, message, fields) => {
  const write = { info: console.info, warn: console.warn, error: console.warn }[level];
  write(message, fields ?? '');
};
