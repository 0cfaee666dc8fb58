import { createLanguageChoice } from './account/index.ts';
import type { LanguageChoice } from './account/index.ts';
import { createConsent } from './consent/index.ts';
import type { Consent } from './consent/index.ts';
import { createOrderActions } from './orders/index.ts';
import type { OrderActions } from './orders/index.ts';
import type { SessionArea } from './sessionArea.ts';

/** The area that lists and settings need: all features but the store. */
export interface OrdersArea extends SessionArea {
  readonly orders: OrderActions;
  readonly consent: Consent;
  readonly language: LanguageChoice;
}

/** Adds orders, consent and language to a session, so that a page that only lists orders loads no store. */
export function withOrders(area: SessionArea): OrdersArea {
  const { gateway, session, storage } = area;
  const signedIn = () => signedInOn(area);
  const consent = createConsent({
    gateway,
    storage,
    customer: signedIn,
    confirm: () => (session.store.getState().isChecking ? session.confirm() : null),
  });
  const stopWatching = session.store.subscribe((state, before) => {
    if (state.person?.code !== before.person?.code) consent.reset();
  });

  return {
    ...area,
    orders: createOrderActions(gateway),
    consent,
    language: createLanguageChoice({ gateway, storage, viewer: signedIn }),
    close() {
      stopWatching();
      area.close();
    },
  };
}

/** The code and the rights of the customer, for the features. */
export function signedInOn({ session }: SessionArea) {
  const { phase, person, inter } = session.store.getState();
  return phase === 'signedIn' && person ? { code: person.code, c: person.c, inter } : null;
}
