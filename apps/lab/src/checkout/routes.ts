import { deleteOrder, orderAgain, quoteFromOrder, quoteOffer } from '@trade-area/core/contract';
import { customerRoute, fileRoute, publicRoute } from '../base/route.ts';
import { deleteBlockedOrder } from './cancelOrder.ts';
import { writeOffer } from './offer.ts';
import { compareAgain, createFromOrder } from './orderAgain.ts';

export const checkoutRoutes = [
  publicRoute(deleteOrder, deleteBlockedOrder),
  customerRoute(orderAgain, compareAgain),
  customerRoute(quoteFromOrder, createFromOrder),
  fileRoute(quoteOffer, writeOffer),
];
