import {
  addToCart,
  cancelOrder,
  changeCart,
  deleteOrder,
  orderAgain,
  printForCheckout,
  printPrice,
  quoteFromOrder,
  quoteOffer,
  readCancellation,
  readCart,
} from '@trade-area/core/contract';
import { customerRoute, fileRoute, publicRoute } from '../base/route.ts';
import { putIntoCart, setPieces, showCart } from './cart.ts';
import { deleteBlockedOrder } from './cancelOrder.ts';
import { writeOffer } from './offer.ts';
import { compareAgain, createFromOrder } from './orderAgain.ts';
import { cancelOwnOrder, showCancellation } from './ownCancellation.ts';
import { priceProject, takeToCheckout } from './printProject.ts';

export const checkoutRoutes = [
  publicRoute(deleteOrder, deleteBlockedOrder),
  customerRoute(readCancellation, showCancellation),
  customerRoute(cancelOrder, cancelOwnOrder),
  customerRoute(orderAgain, compareAgain),
  customerRoute(quoteFromOrder, createFromOrder),
  fileRoute(quoteOffer, writeOffer),
  customerRoute(readCart, showCart),
  customerRoute(addToCart, putIntoCart),
  customerRoute(changeCart, setPieces),
  customerRoute(printForCheckout, takeToCheckout),
  customerRoute(printPrice, priceProject),
];
