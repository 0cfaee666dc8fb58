import type { Hono } from 'hono';
import { securityHeaders } from '../http/security.ts';
import type { Lab } from '../lab.ts';
import { addCardPage } from './cardPage.ts';
import { addChangeMethodPage } from './changeMethod.ts';
import { addEmbeddedPages } from './embed.ts';
import { addFiles } from './files.ts';
import { openApi } from '../docs/openApi.ts';
import { addOutbox } from './outbox.ts';
import { addPickup } from './pickup.ts';
import { addPictures } from './pictures.ts';
import { addPlaces } from './places.ts';
import { addProductFiles } from './productFiles.ts';
import { addRecovery } from './recovery.ts';
import { addShop } from './shop.ts';
import { addStaff } from './staff/pages.ts';

/** Pages of the main site; the contract's calls come after them. */
export function addSite(app: Hono, lab: Lab): void {
  app.get('/health', (context) =>
    context.json({ status: 'ok', database: lab.database.kind }, 200, {
      ...securityHeaders(),
      'cache-control': 'no-store',
      // Says nothing of anybody: any page may ask whether the lab is there.
      'access-control-allow-origin': '*',
    }),
  );
  // A widget on a foreign page knows its lab alone; its links to the portal lead through here.
  app.get('/ta/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${lab.config.portal.portalOrigin}${pathname}${search}`, 302);
  });
  app.get('/openapi.json', (context) =>
    context.json(openApi(lab.config.portal.labOrigin), 200, {
      ...securityHeaders(),
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    }),
  );
  addPlaces(app, lab);
  addOutbox(app, lab);
  addRecovery(app, lab);
  addEmbeddedPages(app, lab);
  addChangeMethodPage(app, lab);
  addCardPage(app, lab);
  addPictures(app, lab);
  addProductFiles(app, lab);
  addShop(app, lab);
  addStaff(app, lab);
  addPickup(app, lab);
  addFiles(app, lab);
}
