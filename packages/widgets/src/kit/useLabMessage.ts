import { useEffect } from 'react';
import { acceptMessage, sharedPhotosDelay } from '@trade-area/core/kernel';
import type { FrameMessageName } from '@trade-area/core/kernel';
import { useSessionArea } from './provider.tsx';
import { useLatest } from '../ui/useLatest.ts';

/**
 * Calls back 2000 ms after the lab's main site has posted a message of this name to the page (SHARE-16). Those of any
 * other origin are ignored (SHARE-27).
 */
export function useLabMessage(name: FrameMessageName, callback: () => void): void {
  const { config, clock } = useSessionArea();
  const { labOrigin } = config;
  const newest = useLatest(callback);
  useEffect(() => {
    let stop: () => void = () => undefined;
    const hear = (event: MessageEvent) => {
      // Strangers may post thousands a second: they are refused before anything is read.
      if (event.origin !== labOrigin || event.source === null) return;
      if (acceptMessage(event, { origin: labOrigin, source: event.source })?.name !== name) return;
      stop();
      stop = clock.after(sharedPhotosDelay, () => newest.current());
    };
    globalThis.addEventListener('message', hear);
    return () => {
      stop();
      globalThis.removeEventListener('message', hear);
    };
  }, [name, labOrigin, clock, newest]);
}
