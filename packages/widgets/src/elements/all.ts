import { loadElements } from './first/start/loadElements.ts';

/** Names of the elements that load files, without `ta-`: the build replaces it by the list of their folders. */
declare const taElementNames: readonly string[];

/**
 * Defines every element, and resolves when that is done. Again with another prefix for a page whose tags begin
 * otherwise: `{ prefix: 'lab' }` gives `<lab-orders>` beside `<ta-orders>`.
 */
export function defineTradeArea({ prefix = 'ta' }: { readonly prefix?: string } = {}): Promise<void> {
  const tags = taElementNames.map((name) => `${prefix}-${name}`);
  return loadElements(tags, () =>
    import('./defineAll.ts').then(
      ({ defineAll }) =>
        () =>
          defineAll(prefix),
    ),
  );
}

void defineTradeArea();
