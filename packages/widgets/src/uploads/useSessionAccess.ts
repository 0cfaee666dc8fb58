import { useEffect, useMemo } from 'react';
import { useSessionArea } from '../kit/provider.tsx';
import type { UploadAccess } from '../kit/upload/access.ts';
import { forgetAllFiles } from '../kit/upload/fileMemory.ts';

/** The right to send files by the session of the page, which is held as long as files may be on their way. */
export function useSessionAccess(): UploadAccess {
  const { session, config } = useSessionArea();
  const access = useMemo<UploadAccess>(() => {
    const token = () => session.store.getState().token;
    return {
      origin: config.labOrigin,
      gateway: session.gateway,
      token: async () => token(),
      signedInAgain: () =>
        new Promise((resolve) => {
          if (token() !== null) return resolve(true);
          const stop = session.store.subscribe((state) => {
            if (state.token === null && state.phase !== 'signedOut') return;
            stop();
            resolve(state.token !== null);
          });
        }),
    };
  }, [session, config.labOrigin]);
  useEffect(() => session.holdPage('upload'), [session]);
  // The next person at this computer finds nothing (T-D7).
  useEffect(
    () =>
      session.store.subscribe(({ phase }) => {
        if (phase === 'signedOut') void forgetAllFiles();
      }),
    [session],
  );
  return access;
}
