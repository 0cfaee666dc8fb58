import type { Hono } from 'hono';
import type { Lab } from '../../src/base/lab.ts';
import { addOutbox } from './outbox.ts';
import { addPickup } from './pickup.ts';
import { addShop } from './shop.ts';
import { addSitePages } from './sitePages.ts';

/** The pages that stand in for what a real lab has elsewhere: its site, its shop, its couriers, its mail. */
export function addDemonstrationPages(app: Hono, lab: Lab): void {
  addSitePages(app, lab);
  addOutbox(app, lab);
  addShop(app, lab);
  addPickup(app, lab);
}
