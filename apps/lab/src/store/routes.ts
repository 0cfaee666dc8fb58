import {
  allPresets,
  customerStore,
  downloadFile,
  productInfo,
  productPresets,
  publicStore,
  viewFile,
} from '@trade-area/core/contract';
import { customerRoute, sharedRoute } from '../base/route.ts';
import { listForCustomers, listForVisitors, visitorCacheKey } from './api.ts';
import { createFileNoteHandler } from './fileNotes.ts';
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
  customerRoute(viewFile, createFileNoteHandler(viewFile, 'view')),
  customerRoute(downloadFile, createFileNoteHandler(downloadFile, 'download')),
];
