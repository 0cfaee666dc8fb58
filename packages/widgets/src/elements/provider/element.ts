import { defineProvider } from '../runtime/defineProvider.ts';

/** Defines `<ta-provider>`. */
export function define(prefix?: string): void {
  defineProvider(prefix);
}
