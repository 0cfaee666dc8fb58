import type { ServerDrawing } from '../first/server/order.ts';
import { definition } from './element.ts';

export const drawing: ServerDrawing = {
  definition,
  readAttributes(word) {
    const product = word('product');
    return /^[\w.-]{1,80}$/.test(product) ? { product } : null;
  },
};
