import { galleryPath, sharePath } from '@trade-area/core/sharing';

/** Addresses of the pages that photo sharing leads to (SHARE-04). */
export interface SharingHrefs {
  readonly share: string;
  readonly gallery: string;
  readonly store: string;
}

/** The pages of the portal. */
export const portalHrefs: SharingHrefs = {
  share: sharePath,
  gallery: galleryPath,
  store: '/ta/graphistore',
};
