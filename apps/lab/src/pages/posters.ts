import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Lab } from '../base/lab.ts';
import { noPicturePath } from '../configurator/picture.ts';
import { posterOf } from '../configurator/poster.ts';
import { notFoundPage } from './errorPage.tsx';
import { sendBytes } from './sendBytes.ts';

/** Posters that stay in memory: those that people on slow devices look at now. */
const mostDrawn = 60;
const hour = 3_600;

/** Pictures of products in a chosen material and color, for devices without WebGL (P-SCENE). */
export function addPosters(app: Hono, lab: Lab): void {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: mostDrawn });

  app.get('/pictures/posters/:subject/:option/:file', async (context) => {
    const { subject, option, file } = context.req.param();
    const value = /^(.{1,100})\.webp$/.exec(file)?.[1] ?? '';
    const poster = await posterOf(lab, subject, { option, value });
    if (!poster) return notFoundPage(context, lab);
    // A color that is no longer sold, of an old quote: the product's own picture stands for it.
    if (poster === 'gone') {
      const pictures = await lab.pictures.index();
      const [front = ''] = pictures.views(subject);
      return context.redirect(pictures.set(subject, front).src || noPicturePath, 302);
    }
    const { address } = poster;
    const bytes = drawn.get(address) ?? poster.draw();
    drawn.set(address, bytes);
    bytes.catch(() => drawn.delete(address));
    const isCurrent = address.endsWith(`?v=${context.req.query('v') ?? ''}`);
    return sendBytes(context, await bytes, { type: 'image/webp', seconds: isCurrent ? null : hour });
  });
}
