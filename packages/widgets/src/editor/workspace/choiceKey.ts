import type { PrintChoice } from '@trade-area/core/editor';

/** Names a size of a product in a list of choices. */
export const choiceKey = ({ product_code, size }: Pick<PrintChoice, 'product_code' | 'size'>): string =>
  `${product_code} ${size}`;
