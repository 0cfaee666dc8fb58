import type { SessionArea } from '@trade-area/core';
import { loadTusTransport } from './loadTusTransport.ts';

/** Fetches the lab's small picture of a file with the session of the page; null when there is none. */
export async function fetchLabPicture(
  { session, config }: SessionArea,
  uploadId: string,
): Promise<Blob | null> {
  const { fetchThumbnail } = await loadTusTransport();
  const token = async () => session.store.getState().token;
  return fetchThumbnail({ origin: config.labOrigin, token }, uploadId);
}
