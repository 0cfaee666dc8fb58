import { useCallback, useRef } from 'react';
import { logVideoView } from '@trade-area/core/contract';
import type { VideoLink } from '@trade-area/core/contact';
import { lookUpAddress } from '../kit/lookUpAddress.ts';
import { useSessionArea } from '../kit/provider.tsx';

/**
 * Logs one view for each time that the page was loaded (VID-08), with the address that the lab's look-up service tells, if it
 * has one (VID-03, VID-06). The video waits for none of it, and a view that cannot be logged is not told.
 */
export function useViewLog({ path, c, a }: VideoLink): () => void {
  const { config, session } = useSessionArea();
  const isLogged = useRef(false);
  return useCallback(() => {
    if (isLogged.current) return;
    isLogged.current = true;
    const log = async () => {
      const ip = await lookUpAddress(config.links.addressLookup ?? '');
      await session.gateway.call(logVideoView, { body: { video_path: path, c, ip, a } });
    };
    void log();
  }, [a, c, config, path, session]);
}
