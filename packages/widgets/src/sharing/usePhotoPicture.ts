import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { downloadSharedPhoto } from '@trade-area/core/contract';
import { useSessionArea } from '../kit/provider.tsx';
import { whenNear } from './whenNear.ts';

/**
 * Address of the small picture of a photo; '' while it is not here, null when it cannot be had. Pictures are behind the
 * session: they are fetched with its token once `ref` comes near, and shown through an object URL that is released
 * (GW2-41).
 * @param key of the photo's file; '' = the lab has no picture of it.
 */
export function usePhotoPicture(key: string, ref: RefObject<Element | null>): string | null {
  const { session } = useSessionArea();
  const [fetched, setFetched] = useState<{ readonly key: string; readonly src: string | null }>();
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const place = ref.current;
    if (isNear || !place) return;
    return whenNear(place, () => setIsNear(true));
  }, [isNear, ref]);

  useEffect(() => {
    if (!isNear || key === '') return;
    const stopping = new AbortController();
    let src: string | null = null;
    void session.gateway
      .call(
        downloadSharedPhoto,
        { path: { s3_key: key }, query: { format: 'small' } },
        { signal: stopping.signal },
      )
      .then((outcome) => {
        if (stopping.signal.aborted) return;
        src = outcome.ok ? URL.createObjectURL(new Blob([outcome.value], { type: 'image/webp' })) : null;
        setFetched({ key, src });
      });
    return () => {
      stopping.abort();
      if (src !== null) URL.revokeObjectURL(src);
      setFetched(undefined);
    };
  }, [isNear, key, session]);

  if (key === '') return null;
  return fetched?.key === key ? fetched.src : '';
}
