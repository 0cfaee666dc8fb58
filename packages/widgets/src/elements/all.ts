import { define as defineProvider } from './provider/element.ts';

type Define = (prefix?: string) => void;

const defineAll = Object.values(
  import.meta.glob<Define>('./*/element.ts', { eager: true, import: 'define' }),
);

/**
 * Defines every element. Again with another prefix for a page whose tags begin otherwise: `{ prefix: 'lab' }` gives
 * `<lab-orders>` beside `<ta-orders>`.
 */
export function defineTradeArea({ prefix = 'ta' }: { readonly prefix?: string } = {}): void {
  // First, so that the others find their settings when they are upgraded.
  defineProvider(prefix);
  for (const define of defineAll) define(prefix);
}

defineTradeArea();
