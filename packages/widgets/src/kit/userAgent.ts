/** The browser’s own name of itself and its system; '' on a server. */
export function userAgent(): string {
  return globalThis.navigator?.userAgent ?? '';
}
