import { latestInProduction, latestShipped, orderBy } from '@trade-area/core/orders';
import type { OrderQuestion } from './useOrderAnswer.ts';

/** The requests of the home's tables (DASH-06, DASH-08, DASH-26, ORD-14). */
export const latestIncomplete: OrderQuestion = {
  list: 'last',
  request: { order_by: orderBy(null), query: {} },
};
export const latestProduction: OrderQuestion = { list: 'inprocess', request: latestInProduction };
export const latestShipments: OrderQuestion = { list: 'inprocess', request: latestShipped };
