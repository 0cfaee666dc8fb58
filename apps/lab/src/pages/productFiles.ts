import type { Hono } from 'hono';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import { knownCurrency } from '../store/priceList.ts';
import { fileKeysAt } from '../store/fileKeys.ts';
import { fileKind } from '../store/fileKinds.ts';
import { isPublic } from '../store/item.ts';
import { photoOf } from '../store/photo.ts';
import { fileById, listPriceOf, productBySlug } from '../store/table.ts';
import { visitorPrice } from '../store/visitorPrices.ts';
import { sendBytes } from './sendBytes.ts';
import { notFoundPage } from './errorPage.tsx';

/**
 * Files of product pages, generated on request. Addresses that a customer was given carry a key and show the trade
 * price; any other reader gets the files of public products, with the prices that visitors may see (DEC-23).
 */
export function addProductFiles(app: Hono, lab: Lab): void {
  app.get('/product-files/:id/:filename', async (context) => {
    const { queries } = lab.database;
    const row = await fileById(queries, context.req.param('id').slice(0, 100));
    const product = row ? await productBySlug(queries, row.slug) : undefined;
    const kind = row ? fileKind(row.kind) : undefined;
    if (!row || !product || !kind || row.filename !== context.req.param('filename'))
      return notFoundPage(context, lab);
    const currency = knownCurrency((context.req.query('currency') ?? 'EUR').slice(0, 8));
    const now = lab.clock.now();
    const keys = await fileKeysAt(queries, now);
    const isCustomer = keys.isValid((context.req.query('key') ?? '').slice(0, 100), row.id, currency);
    if (!isCustomer && !isPublic(product, lab.prices.today())) return notFoundPage(context, lab);
    const trade = await listPriceOf(queries, product.slug, currency, lab.prices.today());
    const { portalOrigin, company } = lab.config.portal;
    const bytes = kind.write({
      product,
      price: isCustomer ? trade : visitorPrice(lab.config.visitorPrices, product, trade),
      prices: await lab.prices.sizeLists(queries),
      currency,
      language: languageOf(context.req.query('lang')),
      labName: company.name,
      photo: await photoOf(lab, product.slug),
    });
    const save = context.req.query('download') === '1' || !row.viewable;
    return sendBytes(context, bytes, {
      type: kind.type,
      seconds: 60,
      isPrivate: isCustomer,
      // The browser's PDF viewer is a plug-in: a policy that forbids plug-ins would show an empty page.
      policy:
        kind.icon === 'pdf'
          ? `frame-ancestors 'self' ${[portalOrigin, ...lab.config.allowedOrigins].join(' ')}`
          : "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
      ...(save ? { saveAs: row.filename } : {}),
    });
  });
}
