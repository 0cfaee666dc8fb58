import { withOrders } from '@trade-area/core';
import type { OrdersArea, SessionArea } from '@trade-area/core';

const extended = new WeakMap<SessionArea, OrdersArea>();

/** The features of the lists on a page's session, wired once however many elements ask; the store stays out of their bytes. */
export function featuresOn(area: SessionArea): OrdersArea {
  const known = extended.get(area);
  if (known) return known;
  const made = withOrders(area);
  extended.set(area, made);
  return made;
}
