import { useCallback, useEffect, useRef, useState } from 'react';
import { logVideoView } from '@trade-area/core/contract';
import type { VideoLink } from '@trade-area/core/contact';
import { lookUpAddress } from '../kit/lookUpAddress.ts';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';

/**
 * Logs one view of a video for each time that the page was loaded (VID-08), with the address that the lab's look-up service
 * tells, if it has one (VID-03, VID-06). The video waits for none of it, and a view that cannot be logged is not told. The
 * lab's own viewers log none: the view would count as one of the person of the link (OBS-01).
 *
 * @returns what the player calls once the video has arrived, also after a retry.
 */
export function useViewLog({ path, c, a }: VideoLink): () => void {
  const { config, session } = useSessionArea();
  const isKnown = useSessionState(({ phase, startFailure }) => phase !== 'starting' || startFailure !== null);
  const inter = useSessionState((state) => state.inter);
  const [arrived, setArrived] = useState('');
  const handled = useRef('');
  useEffect(() => {
    if (arrived === '' || arrived !== path || arrived === handled.current || !isKnown) return;
    handled.current = arrived;
    if (inter) return;
    const log = async () => {
      const ip = await lookUpAddress(config.links.addressLookup ?? '');
      await session.gateway.call(logVideoView, { body: { video_path: path, c, ip, a } });
    };
    void log();
  }, [a, arrived, c, config, inter, isKnown, path, session]);
  return useCallback(() => setArrived(path), [path]);
}
