import { createContext, useCallback, useContext } from 'react';
import type { FileLine } from '@trade-area/core/kernel';
import { useSessionArea } from '../provider.tsx';
import { loadTusTransport } from './loadTusTransport.ts';
import type { TusOptions } from './tusTransport.ts';

const load = async (options: TusOptions): Promise<FileLine> => {
  const { discardUpload, tusTransport } = await loadTusTransport();
  return { ...tusTransport(options), discard: (uploadId) => discardUpload(options, uploadId) };
};

/** Another way in tests; tus, fetched when it is first needed, everywhere else. */
export const UploadLineContext = createContext(load);

/** Fetches the way to the lab with the session of the page. */
export function useUploadLine(): () => Promise<FileLine> {
  const { session, config } = useSessionArea();
  const fetchLine = useContext(UploadLineContext);
  return useCallback(
    () => fetchLine({ origin: config.labOrigin, token: async () => session.store.getState().token }),
    [fetchLine, config.labOrigin, session],
  );
}
