import { useCallback } from 'react';
import { useSessionArea } from '../provider.tsx';
import { loadTusTransport } from './loadTusTransport.ts';

/** Fetches a picture at an address of the lab with the session of the page; null when there is none. */
export function useLabFile(): (address: string) => Promise<Blob | null> {
  const { session, config } = useSessionArea();
  return useCallback(
    async (address) => {
      if (address === '') return null;
      const { fetchLabFile } = await loadTusTransport();
      const token = async () => session.store.getState().token;
      return fetchLabFile({ origin: config.labOrigin, token }, address);
    },
    [config.labOrigin, session],
  );
}
