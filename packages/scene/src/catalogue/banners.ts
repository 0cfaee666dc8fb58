import type { Product, View } from '../product.ts';

/** A wide picture made from the same scene. */
export interface Banner {
  readonly name: string;
  readonly product: Product;
  readonly view: View;
}

/** Pictures of the collections and slides. */
export const banners: readonly Banner[] = [];
