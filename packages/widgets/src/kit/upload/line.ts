import { createContext, useCallback, useContext } from 'react';
import type { SendingOrder } from '@trade-area/core/uploads';
import { useSessionArea } from '../provider.tsx';
import type { TusOptions } from './tusTransport.ts';

/** The way of one file to the lab, and the end of one that is given up. */
export interface UploadLine {
  send(order: SendingOrder): { stop(): void };
  discard(uploadId: string): Promise<boolean>;
}

const load = async (options: TusOptions): Promise<UploadLine> => {
  const { discardUpload, tusTransport } = await import('./tusTransport.ts');
  return { ...tusTransport(options), discard: (uploadId) => discardUpload(options, uploadId) };
};

/** Another way in tests; tus, fetched when it is first needed, everywhere else. */
export const UploadLineContext = createContext(load);

/** Fetches the way to the lab with the session of the page. */
export function useUploadLine(): () => Promise<UploadLine> {
  const { session, config } = useSessionArea();
  const fetchLine = useContext(UploadLineContext);
  return useCallback(
    () => fetchLine({ origin: config.labOrigin, token: async () => session.store.getState().token }),
    [fetchLine, config.labOrigin, session],
  );
}
