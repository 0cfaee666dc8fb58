import { writeQuery } from '../kernel/address/query.ts';

/** Pixels of the frame of the upload area (SHARE-06). */
export const uploadFrameHeight = 380;

/** The upload area as a page of the lab: a ticket in place of the session's token (DEC-01), and the key of the visit. */
export function shareUploadAddress(
  labOrigin: string,
  visit: { readonly session: string; readonly ticket: string; readonly language: string },
): string {
  const query = writeQuery({
    session_key: visit.session,
    ta_token: visit.ticket,
    lang: visit.language,
  });
  return `${labOrigin}/embed/share-upload?${query}`;
}
