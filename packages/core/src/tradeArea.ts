import { createSessionArea } from './sessionArea.ts';
import type { SessionArea, TradeAreaOptions } from './sessionArea.ts';
import { createCustomerStore } from './store/index.ts';
import type { CustomerStore } from './store/index.ts';
import { signedInOn, withOrders } from './ordersArea.ts';
import type { OrdersArea } from './ordersArea.ts';

/** The trade area without a screen: everything the widgets speak to. */
export interface TradeArea extends OrdersArea {
  /** Items, running promotions and context of the signed-in customer. */
  readonly customerStore: CustomerStore;
}

/** Adds the features to a session; once per session area. */
export function withFeatures(area: SessionArea): TradeArea {
  const { gateway, session, storage } = area;
  const whole = withOrders(area);
  const customerStore = createCustomerStore({ gateway, storage, customer: () => signedInOn(area) });
  const stopWatching = session.store.subscribe((state, before) => {
    if (state.person?.code !== before.person?.code) customerStore.reset();
  });
  return {
    ...whole,
    customerStore,
    close() {
      stopWatching();
      whole.close();
    },
  };
}

/** Session and features, wired here and nowhere else. Starts nothing: call `session.start()` or `session.openLogin()`. */
export function createTradeArea(options: TradeAreaOptions): TradeArea {
  return withFeatures(createSessionArea(options));
}
