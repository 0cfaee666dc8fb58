import {
  allPresets,
  customerStore,
  productInfo,
  productPresets,
  publicStore,
} from '@trade-area/core/contract';
import { customerRoute, sharedRoute } from '../base/route.ts';
import { listForCustomers, listForVisitors, visitorCacheKey } from './api.ts';
import { listAllPresets, listProductPresets } from './presets.ts';
import { getProductInformation } from './productInfo.ts';

/** Seconds that caches may keep the public catalogue. */
const publicSeconds = 60;

export const storeRoutes = [
  sharedRoute(publicStore, listForVisitors, { seconds: publicSeconds, key: visitorCacheKey }),
  customerRoute(customerStore, listForCustomers),
  customerRoute(productInfo, getProductInformation),
  customerRoute(allPresets, listAllPresets),
  customerRoute(productPresets, listProductPresets),
];
