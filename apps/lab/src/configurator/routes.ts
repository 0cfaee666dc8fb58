import {
  configuratorPrice,
  configuratorProduct,
  deleteQuote,
  duplicateQuote,
  quoteList,
  renameQuote,
  restoreQuote,
  saveQuotePicture,
  shareQuote,
  unshareQuote,
} from '@trade-area/core/contract';
import { customerRoute, publicRoute } from '../base/route.ts';
import { priceConfiguration } from './priceApi.ts';
import { storeQuotePicture } from './pictureApi.ts';
import { describeProduct } from './productApi.ts';
import { copyQuote, nameQuote, recoverQuote, removeQuote } from './quoteActions.ts';
import { listQuotes } from './quoteList.ts';
import { endSharing, share } from './quoteSharing.ts';
import { quoteRoutes } from './quotes.ts';

export const configuratorRoutes = [
  publicRoute(configuratorProduct, describeProduct),
  publicRoute(configuratorPrice, priceConfiguration),
  ...quoteRoutes,
  customerRoute(quoteList, listQuotes),
  customerRoute(renameQuote, nameQuote),
  customerRoute(duplicateQuote, copyQuote),
  customerRoute(deleteQuote, removeQuote),
  customerRoute(restoreQuote, recoverQuote),
  customerRoute(saveQuotePicture, storeQuotePicture),
  customerRoute(shareQuote, share),
  customerRoute(unshareQuote, endSharing),
];
