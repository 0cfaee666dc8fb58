import {
  createPrintProject,
  printPhotos,
  printProducts,
  printSession,
  printVersions,
  readPrintProject,
  readPrintVersion,
  restorePrintVersion,
  savePrintProject,
} from '@trade-area/core/contract';
import { customerRoute } from '../base/route.ts';
import { listPhotos } from './photos.ts';
import { getProject, listProducts, makeProject, saveProject, startSession } from './projects.ts';
import { getVersion, listVersions, restoreVersion } from './versions.ts';

export const printRoutes = [
  customerRoute(printSession, startSession),
  customerRoute(printProducts, listProducts),
  customerRoute(createPrintProject, makeProject),
  customerRoute(readPrintProject, getProject),
  customerRoute(savePrintProject, saveProject),
  customerRoute(printVersions, listVersions),
  customerRoute(readPrintVersion, getVersion),
  customerRoute(restorePrintVersion, restoreVersion),
  customerRoute(printPhotos, listPhotos),
];
