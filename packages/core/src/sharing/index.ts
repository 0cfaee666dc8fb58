export { formatGalleryAddress, galleryPath, parseGalleryAddress, sharePath } from './address.ts';
export type { GalleryAddress } from './address.ts';
export { createPhotoSender } from './createPhotoSender.ts';
export type { PhotoSender, PhotoSenderPorts } from './createPhotoSender.ts';
export type { PhotoQueue, QueuedPhoto } from './photoQueue.ts';
export { shareUploadAddress, uploadFrameHeight } from './frameAddress.ts';
export {
  actionsOf,
  carriesAll,
  changedTags,
  groupTags,
  isAccepted,
  isOwn,
  isSameTag,
  isShown,
  ordersOf,
  photoProblem,
  tagKey,
  tagState,
  toggleTag,
  withPermission,
} from './photos.ts';
export type { PhotoActions, PhotoProblem, TagGroup, TagState } from './photos.ts';
export { linkOrders, savePhotos, sharePhotos } from './sharePhotos.ts';
export type { SharingOutcome } from './sharePhotos.ts';
