import { createAnalytics } from './consent/index.ts';
import type { Analytics } from './kernel/index.ts';
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
  /** Something the person did, for the lab's analytics where there are any and they may know (OBS2-02, OBS2-06). */
  readonly tell: Analytics;
}

/** Adds the features to a session; once per session area. `analytics`: default none. */
export function withFeatures(area: SessionArea, analytics?: Analytics): TradeArea {
  const { gateway, session, storage } = area;
  const whole = withOrders(area);
  const customerStore = createCustomerStore({ gateway, storage, customer: () => signedInOn(area) });
  const stopWatching = session.store.subscribe((state, before) => {
    if (state.person?.code !== before.person?.code) customerStore.reset();
  });
  // ACC-32: the check of the code says it too, and the latest answer wins. One that was asked for before something
  // was saved says nothing new, however late it comes.
  let notesAtAsking = session.notes();
  const stopNoting = customerStore.store.subscribe(({ context }, before) => {
    if (context === before.context) return;
    if (context.working) notesAtAsking = session.notes();
    const { data } = context;
    if (data === null || data === before.context.data || notesAtAsking !== session.notes()) return;
    const { check_brexit, eori } = data;
    session.noteDetails((customer) =>
      customer.check_brexit === check_brexit && customer.eori === eori
        ? customer
        : { ...customer, check_brexit, eori },
    );
  });
  return {
    ...whole,
    customerStore,
    tell: createAnalytics({
      analytics,
      customer: () => signedInOn(area),
      consented: () => whole.consent.store.getState().value === true,
    }),
    close() {
      stopNoting();
      stopWatching();
      whole.close();
    },
  };
}

/**
 * Session and features, wired here and nowhere else. Starts nothing: call `session.start()` or `session.openLogin()`.
 *
 * @example
 * const ports = { fetch, clock: systemClock, storage: memoryStore(), log: silentLog };
 * const area = createTradeArea({ ...ports, config, keep: 'memory' });
 * await area.session.start();
 * await area.session.signIn({ email: 'studio@example.com', password });
 */
export function createTradeArea(options: TradeAreaOptions): TradeArea {
  return withFeatures(createSessionArea(options), options.analytics);
}
