import {
  allPresets,
  customerStore,
  downloadFile,
  productInfo,
  productPresets,
  productProjects,
  publicStore,
  viewFile,
} from '@trade-area/core/contract';
import { customerRoute, sharedRoute } from '../base/route.ts';
import { listForCustomers, listForVisitors, visitorCacheKey } from './api.ts';
import { createFileNoteHandler } from './fileNotes.ts';
import { listAllPresets, listProductPresets } from './presets.ts';
import { getProductInformation } from './productInfo.ts';
import { listProductProjects } from './projects.ts';

/** Seconds that caches may keep the public catalogue. */
const publicSeconds = 60;

export const storeRoutes = [
  sharedRoute(publicStore, listForVisitors, { seconds: publicSeconds, key: visitorCacheKey }),
  customerRoute(customerStore, listForCustomers),
  customerRoute(productInfo, getProductInformation),
  customerRoute(productProjects, listProductProjects),
  customerRoute(allPresets, listAllPresets),
  customerRoute(productPresets, listProductPresets),
  customerRoute(viewFile, createFileNoteHandler(viewFile, 'view')),
  customerRoute(downloadFile, createFileNoteHandler(downloadFile, 'download')),
];
