import {
  addToCart,
  changeCart,
  deleteOrder,
  orderAgain,
  printForCheckout,
  printPrice,
  quoteFromOrder,
  quoteOffer,
  readCart,
} from '@trade-area/core/contract';
import { customerRoute, fileRoute, publicRoute } from '../base/route.ts';
import { putIntoCart, setPieces, showCart } from './cart.ts';
import { deleteBlockedOrder } from './cancelOrder.ts';
import { writeOffer } from './offer.ts';
import { compareAgain, createFromOrder } from './orderAgain.ts';
import { priceProject, takeToCheckout } from './printProject.ts';

export const checkoutRoutes = [
  publicRoute(deleteOrder, deleteBlockedOrder),
  customerRoute(orderAgain, compareAgain),
  customerRoute(quoteFromOrder, createFromOrder),
  fileRoute(quoteOffer, writeOffer),
  customerRoute(readCart, showCart),
  customerRoute(addToCart, putIntoCart),
  customerRoute(changeCart, setPieces),
  customerRoute(printForCheckout, takeToCheckout),
  customerRoute(printPrice, priceProject),
];
