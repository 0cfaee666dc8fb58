import type { Hono } from 'hono';
import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import type { Lab } from '../base/lab.ts';
import { noPicturePath } from '../configurator/picture.ts';
import { plainText, validityOf } from '../promotions/announcement.ts';
import { allSlides, promotionById } from '../promotions/table.ts';
import { noPictureSvg, posterSvg } from '../store/drawings.ts';
import type { Poster } from '../store/drawings.ts';
import { photoOf } from '../store/photo.ts';
import { sendBytes } from './sendBytes.ts';
import { notFoundPage } from './errorPage.tsx';

const types: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };
const hour = 3_600;
const svg = 'image/svg+xml';

/** Rendered pictures, and announcements drawn with them. */
export function addPictures(app: Hono, lab: Lab): void {
  app.get(noPicturePath, (context) =>
    sendBytes(context, Buffer.from(noPictureSvg), { type: svg, seconds: hour }),
  );

  app.get('/pictures/:name', async (context) => {
    const name = context.req.param('name');
    const bytes = await lab.pictures.read(name);
    if (!bytes) return notFoundPage(context, lab);
    const requestedVersion = context.req.query('v');
    const current =
      requestedVersion !== undefined && requestedVersion === (await lab.pictures.index()).hashOf(name);
    return sendBytes(context, bytes, {
      type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      seconds: current ? null : hour,
    });
  });

  app.get('/pictures/promotions/:file', async (context) => {
    const [id, language] = namesOf(context.req.param('file'));
    const found = language === undefined ? undefined : await promotionById(lab.database.queries, id);
    if (!found || language === undefined || found.picture === '') return notFoundPage(context, lab);
    const poster = await drawPoster(lab, found.picture, {
      width: 1200,
      height: 675,
      title: found.subjects[language],
      lead: firstSentence(plainText(found.html[language] || found.html.en)),
      small: validityOf(found, language, lab.clock.now()),
    });
    return sendBytes(context, poster, { type: svg, seconds: hour });
  });

  app.get('/pictures/slides/:file', async (context) => {
    const [id, language] = namesOf(context.req.param('file'));
    const rows = language === undefined ? [] : await allSlides(lab.database.queries);
    const found = rows.find((row) => row.id === id);
    if (!found || language === undefined) return notFoundPage(context, lab);
    const [title = '', lead = ''] = (found.names[language] || found.names.en).split(' · ');
    const poster = await drawPoster(lab, found.picture, {
      ...slideSize(found.type),
      title,
      lead,
      small: lab.config.portal.company.name,
    });
    return sendBytes(context, poster, { type: svg, seconds: hour });
  });
}

/** The first sentence only, because a poster is also shown small. A full stop within a number ends no sentence. */
const firstSentence = (text: string) => /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** `901-it.svg`. */
function namesOf(file: string): readonly [string, Language | undefined] {
  const [, id = '', short = ''] = /^([\w-]{1,40})-([a-z]{2})\.svg$/.exec(file) ?? [];
  return [id, languages.find((language) => language === short)];
}

/** Menu, side of the dashboard, carousel (DASH-28). */
function slideSize(type: number): { readonly width: number; readonly height: number } {
  return type === 1 || type === 2 ? { width: 640, height: 400 } : { width: 1600, height: 900 };
}

async function drawPoster(lab: Lab, slug: string, poster: Omit<Poster, 'photo'>): Promise<Buffer> {
  return Buffer.from(posterSvg({ ...poster, photo: await photoOf(lab, slug) }));
}
