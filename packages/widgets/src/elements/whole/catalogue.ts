import { defineCatalogue } from '../catalogue.ts';
import { defineProvider } from '../provider.ts';

/** What follows the first drawing of `<ta-catalogue>`. */
export function define(): void {
  defineProvider();
  defineCatalogue();
}
