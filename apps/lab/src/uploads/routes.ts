import {
  acceptFindings,
  announceFiles,
  changeMethod,
  changePages,
  createImageProject,
  exchangeUploadTicket,
  readPageChoices,
  assignUpload,
  projectImages,
  readLedger,
  removeUpload,
  restoreUpload,
  submitUploads,
  verifyUpload,
} from '@trade-area/core/contract';
import { acceptUploadPass, customerRoute, publicRoute } from '../base/route.ts';
import { announceChosenFiles } from './announce.ts';
import { listUploads, openPass } from './api.ts';
import { assignSlot } from './assign.ts';
import { recordAcceptance, verifyUploadChecksum } from './checked.ts';
import { listImages, startProject } from './designer/projects.ts';
import { changeUploadMethod } from './method.ts';
import { changePageCount, listPageChoices } from './pages.ts';
import { removeFile, restoreFile } from './remove.ts';
import { submitFiles } from './send.ts';

export const uploadRoutes = [
  publicRoute(exchangeUploadTicket, openPass),
  acceptUploadPass(customerRoute(readLedger, listUploads)),
  acceptUploadPass(customerRoute(announceFiles, announceChosenFiles)),
  acceptUploadPass(customerRoute(verifyUpload, verifyUploadChecksum)),
  acceptUploadPass(customerRoute(assignUpload, assignSlot)),
  acceptUploadPass(customerRoute(removeUpload, removeFile)),
  acceptUploadPass(customerRoute(restoreUpload, restoreFile)),
  acceptUploadPass(customerRoute(acceptFindings, recordAcceptance)),
  acceptUploadPass(customerRoute(readPageChoices, listPageChoices)),
  acceptUploadPass(customerRoute(changePages, changePageCount)),
  acceptUploadPass(customerRoute(submitUploads, submitFiles)),
  customerRoute(createImageProject, startProject),
  customerRoute(projectImages, listImages),
  publicRoute(changeMethod, changeUploadMethod),
];
