// Each in a file of its own: a page that only signs in loads no orders, one that lists orders no store.
export { createSessionArea } from './sessionArea.ts';
export type { SessionArea, TradeAreaOptions } from './sessionArea.ts';
export { withOrders } from './ordersArea.ts';
export type { OrdersArea } from './ordersArea.ts';
export { createTradeArea, withFeatures } from './tradeArea.ts';
export type { TradeArea } from './tradeArea.ts';
