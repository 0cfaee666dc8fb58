import { defineProductCard } from '../catalogue.ts';
import { defineProvider } from '../provider.ts';

/** What follows the first drawing of `<ta-product-card>`. */
export function define(): void {
  defineProvider();
  defineProductCard();
}
