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
import { accept, ledger, openPass, place, verify } from './api.ts';
import { changeWay } from './method.ts';
import { change, choices } from './pages.ts';
import { send } from './send.ts';

export const uploadRoutes = [
  publicRoute(openUploader, openPass),
  byPass(customerRoute(readLedger, ledger)),
  byPass(customerRoute(verifyUpload, verify)),
  byPass(customerRoute(placeUpload, place)),
  byPass(customerRoute(acceptFindings, accept)),
  byPass(customerRoute(pageChoices, choices)),
  byPass(customerRoute(changePages, change)),
  byPass(customerRoute(sendToLab, send)),
  publicRoute(changeMethod, changeWay),
];
