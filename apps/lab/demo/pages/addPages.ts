import type { Hono } from 'hono';
import type { Lab } from '../../src/base/lab.ts';
import { addOutbox } from './outbox.ts';
import { addPickup } from './pickup.ts';
import { addShop } from './shop.ts';
import { addSitePages } from './sitePages.ts';

/** Pages that replace the other sites of a real lab: main site, shop, couriers, mail. */
export function addDemonstrationPages(app: Hono, lab: Lab): void {
  addSitePages(app, lab);
  addOutbox(app, lab);
  addShop(app, lab);
  addPickup(app, lab);
}
