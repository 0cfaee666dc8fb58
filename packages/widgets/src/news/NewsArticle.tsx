import { useId } from 'react';
import type { ReactElement } from 'react';
import type { NewsItem } from '@trade-area/core/contract';
import { newsDate, newsText } from '@trade-area/core/news';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { NewsPicture } from './NewsPicture.tsx';

/** One piece of news: picture, date, title, text; what is not in the reader's language says so (NEWS-04 to NEWS-11). */
export function NewsArticle({ item }: { readonly item: NewsItem }): ReactElement {
  const id = useId();
  const language = useLanguage();
  const { title, html, titleLanguage, textLanguage } = newsText(item, language);
  const date = newsDate(item.data_evento);
  const other = (spoken: string) => (spoken === language ? undefined : spoken);
  return (
    <article className="ta-news__item" aria-labelledby={title === '' ? undefined : id}>
      <NewsPicture item={item} />
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
