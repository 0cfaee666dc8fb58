import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { NewsItem } from '@trade-area/core/contract';
import { readLink } from '@trade-area/core/kernel';
import { newsDate, newsText } from '@trade-area/core/news';
import { useTradeArea } from '../kit/provider.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useLanguage } from '../kit/text/engine.tsx';

/** One piece of news: picture, date, title, text; what is not in the reader's language says so (NEWS-04 to NEWS-11). */
export function NewsArticle({ item }: { readonly item: NewsItem }): ReactElement {
  const id = useId();
  const language = useLanguage();
  const { title, html, titleLanguage, textLanguage } = newsText(item, language);
  const date = newsDate(item.data_evento);
  const other = (spoken: string) => (spoken === language ? undefined : spoken);
  return (
    <article className="ta-news__item" aria-labelledby={title === '' ? undefined : id}>
      <NewsPicture address={item.image} />
      <div className="ta-news__text">
        {date !== '' && (
          <time className="ta-news__date ta-figures" dateTime={item.data_evento.slice(0, 10)}>
            {date}
          </time>
        )}
        {title !== '' && (
          <h2 className="ta-news__title" id={id} lang={other(titleLanguage)}>
            {title}
          </h2>
        )}
        <SafeHtml html={html} lang={other(textLanguage)} />
      </div>
    </article>
  );
}

/** A dead picture takes no room (NEWS-11). */
function NewsPicture({ address }: { readonly address: string }): ReactElement | null {
  const { labOrigin } = useTradeArea().config;
  const [dead, setDead] = useState<string>();
  const src = readLink(address, { portalOrigin: labOrigin, website: labOrigin })?.href;
  if (src === undefined || src === dead) return null;
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
