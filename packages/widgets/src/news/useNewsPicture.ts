import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { newsImage } from '@trade-area/core/contract';
import type { NewsItem } from '@trade-area/core/contract';
import { readLink } from '@trade-area/core/kernel';
import { useTradeArea } from '../kit/provider.tsx';

/** Distance from the visible part of the page at which a picture is fetched. */
const rootMargin = '600px';

/**
 * Address of an item's picture: null for none, '' while it is not here. The lab's own pictures are behind the session:
 * they are fetched with its token once `ref` comes near, and shown through an object URL that is released (GW2-41).
 */
export function useNewsPicture(
  { id, image }: Pick<NewsItem, 'id' | 'image'>,
  ref: RefObject<Element | null>,
): string | null {
  const { config, session } = useTradeArea();
  const { labOrigin } = config;
  const link = readLink(image, { portalOrigin: labOrigin, website: labOrigin });
  const href = link?.href ?? null;
  const isOwn = href !== null && new URL(href, labOrigin).origin === labOrigin;
  const [fetched, setFetched] = useState<{ readonly href: string; readonly src: string | null }>();
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const place = ref.current;
    if (!isOwn || isNear || !place) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isOwn, isNear, ref]);

  useEffect(() => {
    if (!isOwn || !isNear || href === null) return;
    const stopping = new AbortController();
    let src: string | null = null;
    void session.gateway
      .call(newsImage, { path: { id }, query: { format: 'big' } }, { signal: stopping.signal })
      .then((outcome) => {
        if (stopping.signal.aborted) return;
        src = outcome.ok ? URL.createObjectURL(new Blob([outcome.value])) : null;
        setFetched({ href, src });
      });
    return () => {
      stopping.abort();
      if (src !== null) URL.revokeObjectURL(src);
      setFetched(undefined);
    };
  }, [isOwn, isNear, href, id, session]);

  if (!isOwn) return href;
  return fetched?.href === href ? fetched.src : '';
}
