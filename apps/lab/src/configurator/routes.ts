import { configuratorPrice, configuratorProduct, quoteList } from '@trade-area/core/contract';
import { customerRoute, publicRoute } from '../base/route.ts';
import { priceConfiguration } from './priceApi.ts';
import { describeProduct } from './productApi.ts';
import { listQuotes, quoteRoutes } from './quotes.ts';

export const configuratorRoutes = [
  publicRoute(configuratorProduct, describeProduct),
  publicRoute(configuratorPrice, priceConfiguration),
  ...quoteRoutes,
  customerRoute(quoteList, listQuotes),
];
