import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Lab } from '../base/lab.ts';
import { optionRows } from '../configurator/optionTable.ts';
import { noPicturePath } from '../configurator/picture.ts';
import { ofCatalogue, productsBySlug, readCatalogue } from '../store/catalogue.ts';
import { pictureSubject } from '../store/item.ts';
import { drawPoster, posterAddress } from '../store/posters.ts';
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
    const posters = await lab.posters.index();
    const layers = posters.layersOf(subject, option, value);
    if (layers.length === 0) return notFoundPage(context, lab);
    const swatch = layers.length > 1 ? (await swatchesOf(lab, subject)).get(`${option} ${value}`) : '';
    const address = swatch === undefined ? '' : posterAddress(posters, subject, { option, value, swatch });
    // A color that is no longer sold, of an old quote: the product's own picture stands for it.
    if (swatch === undefined || address === '') {
      const pictures = await lab.pictures.index();
      const [front = ''] = pictures.views(subject);
      return context.redirect(pictures.set(subject, front).src || noPicturePath, 302);
    }
    const bytes = drawn.get(address) ?? drawPoster(lab.posters, layers, swatch);
    drawn.set(address, bytes);
    bytes.catch(() => drawn.delete(address));
    const isCurrent = address.endsWith(`?v=${context.req.query('v') ?? ''}`);
    return sendBytes(context, await bytes, { type: 'image/webp', seconds: isCurrent ? null : hour });
  });
}

/** The colors of the choices of the products that these pictures show, by option and value. */
async function swatchesOf(lab: Lab, subject: string): Promise<ReadonlyMap<string, string>> {
  const catalogue = await readCatalogue(lab.prices, lab.database.queries);
  const pictures = await lab.pictures.index();
  return ofCatalogue(catalogue, `swatches ${subject}`, async () => {
    const products = [...(await productsBySlug(catalogue)).values()];
    const sets = products
      .filter((row) => pictureSubject(row, pictures) === subject)
      .flatMap(({ optionSets }) => optionSets);
    const { choices } = await optionRows(catalogue.queries, [...new Set(sets)], {
      currency: 'EUR',
      day: lab.prices.today(),
    });
    return new Map(choices.map(({ option, choice, swatch }) => [`${option} ${choice}`, swatch]));
  });
}
