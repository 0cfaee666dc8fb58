import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { NewsItem } from '@trade-area/core/contract';
import { useNewsPicture } from './useNewsPicture.ts';

/** The picture of one item. None, and a dead one, take no room (NEWS-11). */
export function NewsPicture({ item }: { readonly item: NewsItem }): ReactElement | null {
  const ref = useRef<HTMLSpanElement>(null);
  const [dead, setDead] = useState<string>();
  const src = useNewsPicture(item, ref);
  if (src === null || (src !== '' && src === dead)) return null;
  if (src === '') return <span className="ta-news__picture" ref={ref} />;
  return (
    <img
      className="ta-news__picture"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setDead(src)}
    />
  );
}
