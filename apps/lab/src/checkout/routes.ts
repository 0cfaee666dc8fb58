import { deleteOrder, orderAgain, quoteFromOrder } from '@trade-area/core/contract';
import { customerRoute, publicRoute } from '../base/route.ts';
import { deleteBlockedOrder } from './cancelOrder.ts';
import { compareAgain, createFromOrder } from './orderAgain.ts';

export const checkoutRoutes = [
  publicRoute(deleteOrder, deleteBlockedOrder),
  customerRoute(orderAgain, compareAgain),
  customerRoute(quoteFromOrder, createFromOrder),
];
