import { createLanguageChoice } from './account/index.ts';
import type { LanguageChoice } from './account/index.ts';
import { createSession } from './auth/index.ts';
import type { Session } from './auth/index.ts';
import { createConsent } from './consent/index.ts';
import type { Consent } from './consent/index.ts';
import { createGateway } from './gateway/index.ts';
import type { Gateway } from './gateway/index.ts';
import { memoryStore, todayIn } from './kernel/index.ts';
import type { Channel, Clock, Fetch, IsoDate, KeyValue, Log, PortalConfiguration } from './kernel/index.ts';
import { createDeleteFlow, createOrderActions } from './orders/index.ts';
import type { DeleteFlow, OpenFrame, OrderActions } from './orders/index.ts';

export interface TradeAreaOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** The browser's store; only read and written with `keep: 'legacy'`. */
  readonly storage: KeyValue;
  readonly log: Log;
  /** Other tabs. */
  readonly channel?: Channel;
  readonly config: PortalConfiguration;
  /** `legacy` for the portal, `memory` for widgets on other pages (decisions 19). */
  readonly keep: 'legacy' | 'memory';
  /** The embedding page's `session` function (embedding.md, Sign-in). */
  readonly credential?: () => Promise<string | null>;
  /** IANA name; decides what "today" is. Default UTC. */
  readonly timeZone?: string;
  /** 0 to 1. Default Math.random. */
  readonly random?: () => number;
  /** Milliseconds until a call counts as lost. Default 15,000. */
  readonly timeout?: number;
}

/** Who is signed in and how the lab is asked: all that signing in needs, without a feature. */
export interface SessionArea {
  readonly config: PortalConfiguration;
  readonly clock: Clock;
  readonly log: Log;
  /** Where features keep their markers: the browser's store, or memory for widgets on other pages. */
  readonly storage: KeyValue;
  readonly session: Session;
  /** The session's gateway, for calls that have no action yet. */
  readonly gateway: Gateway;
  /** Today's date where the customer is. */
  today(): IsoDate;
  /** Stops listening to other tabs. */
  close(): void;
}

/** The trade area without a screen: everything the widgets speak to. */
export interface TradeArea extends SessionArea {
  readonly orders: OrderActions;
  /** One flow per table on screen. */
  deleteFlow(openFrame: OpenFrame): DeleteFlow;
  readonly consent: Consent;
  readonly language: LanguageChoice;
}

/** Signing in alone; `withFeatures` makes it whole, so that a page that only signs in loads no more. */
export function createSessionArea(options: TradeAreaOptions): SessionArea {
  const { clock, log, config, random, timeout } = options;
  const storage = options.keep === 'legacy' ? options.storage : memoryStore();
  const bare = createGateway({
    origin: config.labOrigin,
    fetch: options.fetch,
    clock,
    log,
    // The session names the token of every call itself.
    token: () => null,
    ...(timeout === undefined ? {} : { timeout }),
    ...(random ? { random } : {}),
  });
  const session = createSession({
    gateway: bare,
    storage,
    log,
    config,
    keep: options.keep,
    ...(options.channel ? { channel: options.channel } : {}),
    ...(options.credential ? { credential: options.credential } : {}),
    ...(random ? { random } : {}),
  });
  return {
    config,
    clock,
    log,
    storage,
    session,
    gateway: session.gateway,
    today: () => todayIn(clock.now(), options.timeZone),
    close: session.close,
  };
}

/** Adds the features to a session; once per session area. */
export function withFeatures(area: SessionArea): TradeArea {
  const { clock, config, gateway, session, storage } = area;
  const signedIn = () => {
    const { phase, person, inter } = session.store.getState();
    return phase === 'signedIn' && person ? { code: person.code, inter } : null;
  };
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

/** Session and features, wired here and nowhere else. Starts nothing: call `session.start()` or `session.openLogin()`. */
export function createTradeArea(options: TradeAreaOptions): TradeArea {
  return withFeatures(createSessionArea(options));
}
