import {
  changePermission,
  deletePhoto,
  downloadSharedPhoto,
  openSharing,
  registerPhotos,
  savePhotoTags,
  sharedPhotos,
  sharingTerms,
} from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import { acceptUploadPass, customerRoute, fileRoute, publicRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { accountOf } from '../identity/table.ts';
import { servePhoto } from './download.ts';
import { listPhotos } from './list.ts';
import { openSharingPass } from './pass.ts';
import { setPermission } from './permission.ts';
import { removePhoto } from './remove.ts';
import { saveTags } from './saveTags.ts';
import { registerSharedPhotos } from './send.ts';
import { termsIn } from './terms.ts';

async function showTerms({
  lab,
  session,
  query,
}: Call<typeof sharingTerms, Session>): Promise<AnswerInput<typeof sharingTerms>> {
  const { queries } = lab.database;
  const wished = query.lang ?? (await accountOf(queries, session.owner)).language;
  const { id, text, language } = await termsIn(queries, wished);
  return { id, testo: text, lingua: language };
}

export const sharingRoutes = [
  acceptUploadPass(customerRoute(sharedPhotos, listPhotos)),
  customerRoute(registerPhotos, registerSharedPhotos),
  customerRoute(savePhotoTags, saveTags),
  customerRoute(deletePhoto, removePhoto),
  customerRoute(changePermission, setPermission),
  fileRoute(downloadSharedPhoto, servePhoto),
  customerRoute(sharingTerms, showTerms),
  publicRoute(openSharing, openSharingPass),
];
