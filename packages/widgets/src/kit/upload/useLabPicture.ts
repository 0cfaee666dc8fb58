import { useCallback } from 'react';
import { useSessionArea } from '../provider.tsx';
import { loadTusTransport } from './loadTusTransport.ts';

/** Fetches the lab's small picture of a file with the session of the page; null when there is none. */
export function useLabPicture(): (uploadId: string) => Promise<Blob | null> {
  const { session, config } = useSessionArea();
  return useCallback(
    async (uploadId) => {
      const { fetchThumbnail } = await loadTusTransport();
      const token = async () => session.store.getState().token;
      return fetchThumbnail({ origin: config.labOrigin, token }, uploadId);
    },
    [config.labOrigin, session],
  );
}
