import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, fileBytes, rowsOf, text } from './wire.ts';

const newsItem = v.object({
  id: text,
  /** ISO date. */
  data_evento: text,
  titolo_en: text,
  titolo_it: text,
  titolo_es: text,
  titolo_fr: text,
  titolo_de: text,
  /** HTML of the lab: sanitised where it is shown. */
  news_en: text,
  news_it: text,
  news_es: text,
  news_fr: text,
  news_de: text,
  /** Address of the picture, '' for none (NEWS-08). */
  image: text,
});
export type NewsItem = v.InferOutput<typeof newsItem>;

export const newsPerPage = 30;
export const newsList = endpoint({
  id: 'news.list',
  method: 'GET',
  path: '/news-list',
  summary: 'News, newest first. A page number beyond the end answers the last page.',
  cites: ['GW2-03', 'NEWS-03', 'NEWS-07'],
  query: v.object({ paging: v.optional(v.string()), num_show: v.optional(v.string()) }),
  answer: v.object({ result: rowsOf(newsItem), total: count, page: count }),
});

export const newsImage = endpoint({
  id: 'news.image',
  method: 'GET',
  path: '/news-images/{id}',
  answerType: 'file',
  summary: 'The picture of one news item as WebP. `format` big is the large one, any other the small one.',
  cites: ['GW2-33', 'GW2-41', 'NEWS-08'],
  query: v.object({ format: v.optional(v.string()) }),
  answer: fileBytes,
});
