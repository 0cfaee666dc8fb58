import { createFileLoader } from '@trade-area/core/kernel';

/** The code of a page, or a style sheet of it, could not be loaded in time; `cause` is the browser's error. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';

  /** The bundler takes a style sheet that failed for loaded: only a new document asks for it again. */
  get needsReload(): boolean {
    return this.cause instanceof Error && this.cause.message.includes('Unable to preload CSS');
  }
}

const loads = new Map<() => Promise<unknown>, Promise<unknown>>();
const failed = new Set<() => Promise<unknown>>();

/** Loads code once: the same promise for every caller, also for those after a failure, until it is forgotten. */
export function loadOnce<T>(load: () => Promise<T>): Promise<T> {
  const known = loads.get(load);
  if (known) return known as Promise<T>;
  const loading = createFileLoader('of a page', load)().catch((cause: unknown) => {
    failed.add(load);
    throw new PageLoadError('ta: a file of the portal could not be loaded.', { cause });
  });
  loads.set(load, loading);
  return loading;
}

/** Lets the next call of `loadOnce` ask the network again for what could not be loaded. */
export function forgetFailedLoads(): void {
  for (const load of failed) loads.delete(load);
  failed.clear();
}
