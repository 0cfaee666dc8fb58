/**
 * The few names of the web platform that core may use. They exist in every browser, worker and Node;
 * anything else of the DOM does not compile here.
 */
declare class URL {
  constructor(url: string, base?: string);
  href: string;
  readonly origin: string;
  protocol: string;
  host: string;
  pathname: string;
  search: string;
  hash: string;
  readonly searchParams: URLSearchParams;
  toString(): string;
}
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(init?: string | Record<string, string> | Iterable<readonly [string, string]>);
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  entries(): IterableIterator<[string, string]>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  toString(): string;
}
interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}
declare function setTimeout(handler: () => void, milliseconds?: number): unknown;
declare function clearTimeout(handle: unknown): void;
declare class DecompressionStream {
  constructor(format: 'deflate');
  readonly readable: {
    getReader(): {
      read(): Promise<
        | { readonly done: false; readonly value: Uint8Array }
        | { readonly done: true; readonly value?: undefined }
      >;
      cancel(): Promise<void>;
    };
  };
  readonly writable: { getWriter(): { write(chunk: Uint8Array): Promise<void>; close(): Promise<void> } };
}
