import type { Hono } from 'hono';
import type { Lab } from '../../src/base/lab.ts';
import { addDocumentationAccount } from './documentation.ts';
import { addOutbox } from './outbox.tsx';
import { addPickup } from './pickup.tsx';
import { addShop } from './shop.tsx';
import { addSitePages } from './sitePages.tsx';

/** Pages that replace the other sites of a real lab: main site, shop, couriers, mail. */
export function addDemonstrationPages(app: Hono, lab: Lab): void {
  addSitePages(app, lab);
  addOutbox(app, lab);
  addShop(app, lab);
  addPickup(app, lab);
  addDocumentationAccount(app, lab);
}
