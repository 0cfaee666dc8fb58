import { createLanguageChoice } from './account/index.ts';
import type { LanguageChoice } from './account/index.ts';
import { createConsent } from './consent/index.ts';
import type { Consent } from './consent/index.ts';
import { createDeleteFlow, createOrderActions } from './orders/index.ts';
import type { DeleteFlow, OpenFrame, OrderActions } from './orders/index.ts';
import { createCustomerStore } from './store/index.ts';
import type { CustomerStore } from './store/index.ts';
import { createSessionArea } from './sessionArea.ts';
import type { SessionArea, TradeAreaOptions } from './sessionArea.ts';

export { createSessionArea };
export type { SessionArea, TradeAreaOptions };

/** What lists and settings need: all features but the store. */
export interface OrdersArea extends SessionArea {
  readonly orders: OrderActions;
  /** One flow per table on screen. */
  deleteFlow(openFrame: OpenFrame): DeleteFlow;
  readonly consent: Consent;
  readonly language: LanguageChoice;
}

/** The trade area without a screen: everything the widgets speak to. */
export interface TradeArea extends OrdersArea {
  /** Items, running promotions and context of the signed-in customer. */
  readonly customerStore: CustomerStore;
}

/** Adds orders, consent and language to a session, so that a page that only lists orders loads no store. */
export function withOrders(area: SessionArea): OrdersArea {
  const { clock, config, gateway, session, storage } = area;
  const signedIn = () => signedInOn(area);
  const consent = createConsent({ gateway, storage, customer: signedIn });
  const stopWatching = session.store.subscribe((state, before) => {
    if (state.person?.code !== before.person?.code) consent.reset();
  });

  return {
    ...area,
    orders: createOrderActions(gateway),
    deleteFlow: (openFrame) =>
      createDeleteFlow({
        gateway,
        clock,
        openFrame,
        labOrigin: config.labOrigin,
        customerCode: () => signedIn()?.code ?? null,
      }),
    consent,
    language: createLanguageChoice({ gateway, storage, viewer: signedIn }),
    close() {
      stopWatching();
      area.close();
    },
  };
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

function signedInOn({ session }: SessionArea) {
  const { phase, person, inter } = session.store.getState();
  return phase === 'signedIn' && person ? { code: person.code, c: person.c, inter } : null;
}

/** Session and features, wired here and nowhere else. Starts nothing: call `session.start()` or `session.openLogin()`. */
export function createTradeArea(options: TradeAreaOptions): TradeArea {
  return withFeatures(createSessionArea(options));
}
