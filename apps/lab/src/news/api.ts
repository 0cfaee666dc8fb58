import { newsImage, newsList, newsPerPage } from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import { customerRoute, fileRoute } from '../base/route.ts';
import type { AnswerInput, Call, FileAnswer } from '../base/route.ts';
import { countNews, newsById, newsPage } from './table.ts';

const maxPageSize = 100;

/** One page of the news (GW2-03). An invalid number counts as absent; a page past the last is the last (NEWS-11). */
async function listNewsPage({
  lab,
  query,
}: Call<typeof newsList, Session>): Promise<AnswerInput<typeof newsList>> {
  const { queries } = lab.database;
  const [total, pictures] = await Promise.all([countNews(queries), lab.pictures.index()]);
  const pageSize = Math.min(parsePageNumber(query.num_show, newsPerPage), maxPageSize);
  const page = Math.min(parsePageNumber(query.paging, 1), Math.max(1, Math.ceil(total / pageSize)));
  const rows = await newsPage(queries, pageSize, (page - 1) * pageSize);
  const image = ({ id, picture }: { readonly id: number; readonly picture: string }) =>
    pictures.views(picture).length > 0 ? `${lab.config.portal.labOrigin}/news-images/${id}?format=big` : '';
  return {
    total,
    page,
    result: rows.map((row) => ({
      id: String(row.id),
      data_evento: row.day,
      titolo_en: row.titles.en,
      titolo_it: row.titles.it,
      titolo_es: row.titles.es,
      titolo_fr: row.titles.fr,
      titolo_de: row.titles.de,
      news_en: row.texts.en,
      news_it: row.texts.it,
      news_es: row.texts.es,
      news_fr: row.texts.fr,
      news_de: row.texts.de,
      image: image(row),
    })),
  };
}

/** The picture of one item, for the customer who is signed in (GW2-41): `big` is 960 pixels wide, any other 480. */
async function readNewsImage({ lab, path, query }: Call<typeof newsImage, Session>): Promise<FileAnswer> {
  const id = path['id'] ?? '';
  const found = /^\d{1,9}$/.test(id) ? await newsById(lab.database.queries, Number(id)) : undefined;
  const pictures = await lab.pictures.index();
  const width = query.format === 'big' ? 960 : 480;
  const name = found ? pictures.file(found.picture, pictures.views(found.picture)[0] ?? '', width) : '';
  const body = name === '' ? null : await lab.pictures.read(name);
  if (!body) throw notFound();
  return { type: 'image/webp', name, body };
}

const parsePageNumber = (text: string | undefined, otherwise: number) =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise;

export const newsRoutes = [customerRoute(newsList, listNewsPage), fileRoute(newsImage, readNewsImage)];
