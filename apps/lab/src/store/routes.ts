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
import { customerRoute, shared } from '../base/route.ts';
import { listForCustomers, listForVisitors, visitorCacheKey } from './api.ts';
import { noteOf } from './fileNotes.ts';
import { everyPreset, presetsOfProduct } from './presets.ts';
import { informationOf } from './productInfo.ts';
import { projectsOfProduct } from './projects.ts';

/** Seconds that caches may keep the public catalogue. */
const publicSeconds = 60;

export const storeRoutes = [
  shared(publicStore, listForVisitors, { seconds: publicSeconds, key: visitorCacheKey }),
  customerRoute(customerStore, listForCustomers),
  customerRoute(productInfo, informationOf),
  customerRoute(productProjects, projectsOfProduct),
  customerRoute(allPresets, everyPreset),
  customerRoute(productPresets, presetsOfProduct),
  customerRoute(viewFile, noteOf(viewFile, 'view')),
  customerRoute(downloadFile, noteOf(downloadFile, 'download')),
];
