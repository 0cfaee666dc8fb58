export { orderPrice } from './orderPrice.ts';
