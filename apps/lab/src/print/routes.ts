import {
  createPrintProject,
  createProof,
  printPhotos,
  printProducts,
  printSession,
  printVersions,
  readPrintProject,
  readPrintVersion,
  readProof,
  restorePrintVersion,
  revokeProof,
  savePrintProject,
  settleProofComment,
  updateProof,
} from '@trade-area/core/contract';
import { customerRoute } from '../base/route.ts';
import { listPhotos } from './photos.ts';
import { getProject, listProducts, makeProject, saveProject, startSession } from './projects.ts';
import { endProof, getProof, settle, shareProof, showNewest } from './proofing/proofs.ts';
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
  customerRoute(readProof, getProof),
  customerRoute(createProof, shareProof),
  customerRoute(updateProof, showNewest),
  customerRoute(revokeProof, endProof),
  customerRoute(settleProofComment, settle),
];
