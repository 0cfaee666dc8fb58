/** The outside world, given by argument: every port has a memory version, so tests patch no globals and never sleep. */

export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  /** Asked for files only. */
  arrayBuffer?(): Promise<ArrayBuffer>;
  /** The body in parts, of a file whose progress is shown. */
  readonly body?: {
    getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> };
  } | null;
}
export interface FetchRequest {
  method: string;
  headers: Record<string, string>;
  /** Text, or a file as browsers have it (a `Blob`). */
  body?: string | { readonly size: number; readonly type: string };
  signal?: AbortSignal;
  /** Cookies go along only with a sign-in, whose device the lab recognises by one. */
  credentials?: 'omit' | 'include';
  cache?: 'no-store';
  /** The request outlives the page, as a log-out on leaving must. */
  keepalive?: boolean;
}
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>;

/** Strings by key. Never throws: a store that refuses keeps the value in memory for the life of the page. */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface Clock {
  now(): Date;
  /** Calls back once after so many milliseconds; the answer cancels. */
  after(milliseconds: number, callback: () => void): () => void;
}

export type LogLevel = 'info' | 'warn' | 'error';
/** `fields` never holds a token, a name, an e-mail or message text (DEC-13). */
export type Log = (
  level: LogLevel,
  message: string,
  fields?: Readonly<Record<string, string | number>>,
) => void;

/**
 * Told that a person did something, for the lab's own analytics service. `data` never holds a token, a name, an e-mail
 * or message text (DEC-13, OBS2-06).
 */
export type Analytics = (name: string, data: Readonly<Record<string, string | number>>) => void;

/** Storage in memory: for tests, and where the browser refuses its own. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): KeyValue {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * The first of the given stores that takes a probe, else memory. The getters run inside a try, because in a
 * cross-site frame even naming `localStorage` throws; and at the first use, because opening a store costs a page
 * milliseconds. A write that fails later (quota) stays in memory.
 */
export function firstWorkingStore(...candidates: readonly (() => StorageLike | undefined)[]): KeyValue {
  const memory = memoryStore();
  let found: { readonly store: StorageLike | undefined } | undefined;
  const opened = () => {
    found ??= { store: candidates.map(open).find((store) => store !== undefined) };
    return found.store;
  };
  return {
    get(key) {
      const remembered = memory.get(key);
      if (remembered !== null) return remembered;
      try {
        return opened()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, value) {
      const store = opened();
      if (!store) return memory.set(key, value);
      try {
        store.setItem(key, value);
        memory.remove(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.remove(key);
      try {
        opened()?.removeItem(key);
      } catch {
        // Refused reads and writes alike: nothing of ours is in there.
      }
    },
  };
}

function open(candidate: () => StorageLike | undefined): StorageLike | undefined {
  const probe = 'ta-probe';
  try {
    const store = candidate();
    store?.setItem(probe, probe);
    store?.removeItem(probe);
    return store;
  } catch {
    return undefined;
  }
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(milliseconds, callback) {
    const handle = setTimeout(callback, milliseconds);
    return () => clearTimeout(handle);
  },
};

/** A clock that stands still until it is told: `advance(ms)` moves it and runs what became due. */
export function manualClock(start: string): Clock & { advance(milliseconds: number): void } {
  let time = new Date(start).getTime();
  let waiting: { at: number; callback: () => void }[] = [];
  return {
    now: () => new Date(time),
    after(milliseconds, callback) {
      const entry = { at: time + milliseconds, callback };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const next = waiting.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        waiting = waiting.filter((entry) => entry !== next);
        time = next.at;
        next.callback();
      }
      time = end;
    },
  };
}

export const silentLog: Log = () => undefined;
