import { latestIncomplete, latestInProduction, latestShipped } from '@trade-area/core/orders';
import type { OrderQuestion } from './useOrderAnswer.ts';

/** The requests of the home's tables (DASH-06, DASH-08, DASH-26, ORD-14). */
export const incompleteOnHome: OrderQuestion = { list: 'last', request: latestIncomplete };
export const latestProduction: OrderQuestion = { list: 'inprocess', request: latestInProduction };
export const latestShipments: OrderQuestion = { list: 'inprocess', request: latestShipped };
