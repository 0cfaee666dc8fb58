import {
  acceptFindings,
  changeMethod,
  changePages,
  openUploader,
  pageChoices,
  placeUpload,
  readLedger,
  sendToLab,
  verifyUpload,
} from '@trade-area/core/contract';
import { byPass, customerRoute, publicRoute } from '../base/route.ts';
import { accept, ledger, openPass, assignSlot, verify } from './api.ts';
import { changeUploadMethod } from './method.ts';
import { changePageCount, listPageChoices } from './pages.ts';
import { submitFiles } from './send.ts';

export const uploadRoutes = [
  publicRoute(openUploader, openPass),
  byPass(customerRoute(readLedger, ledger)),
  byPass(customerRoute(verifyUpload, verify)),
  byPass(customerRoute(placeUpload, assignSlot)),
  byPass(customerRoute(acceptFindings, accept)),
  byPass(customerRoute(pageChoices, listPageChoices)),
  byPass(customerRoute(changePages, changePageCount)),
  byPass(customerRoute(sendToLab, submitFiles)),
  publicRoute(changeMethod, changeUploadMethod),
];
