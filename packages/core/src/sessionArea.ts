import { createSession } from './auth/index.ts';
import type { Session } from './auth/index.ts';
import { createGateway } from './gateway/index.ts';
import type { Gateway } from './gateway/index.ts';
import { memoryStore, todayIn, withServerTime } from './kernel/index.ts';
import type {
  Analytics,
  Channel,
  Clock,
  Fetch,
  IsoDate,
  KeyValue,
  Log,
  PortalConfiguration,
} from './kernel/index.ts';

export interface TradeAreaOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** The browser's store; only read and written with `keep: 'legacy'`. */
  readonly storage: KeyValue;
  readonly log: Log;
  /** Other tabs. */
  readonly channel?: Channel;
  readonly config: PortalConfiguration;
  /** `legacy` for the portal, `memory` for widgets on other pages (DEC-19). */
  readonly keep: 'legacy' | 'memory';
  /** The embedding page's `session` function (docs/embedding.md, Signing in). */
  readonly credential?: () => Promise<string | null>;
  /** IANA name; decides what "today" is. Default UTC. */
  readonly timeZone?: string;
  /** 0 to 1. Default Math.random. */
  readonly random?: () => number;
  /** Milliseconds until a call counts as lost. Default 15,000. */
  readonly timeout?: number;
  /** The lab's own analytics service; default none. It is told only what may be told (OBS2-06). */
  readonly analytics?: Analytics;
}

/** The session and the gateway: all that signing in needs, without a feature. */
export interface SessionArea {
  readonly config: PortalConfiguration;
  /** Set by the lab's answers where the device's is wrong (T-E6). */
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

/**
 * Signing in alone; `withFeatures` makes it whole, so that a page that only signs in loads no more.
 *
 * @example
 * const ports = { fetch, clock: systemClock, storage: memoryStore(), log: silentLog };
 * const area = createSessionArea({ ...ports, config, keep: 'memory' });
 * await area.session.start();
 * area.session.store.getState().phase; // 'signedOut'
 */
export function createSessionArea(options: TradeAreaOptions): SessionArea {
  const { log, config, random, timeout } = options;
  const storage = options.keep === 'legacy' ? options.storage : memoryStore();
  const { fetch, clock } = withServerTime(options.fetch, options.clock, storage);
  const bare = createGateway({
    origin: config.labOrigin,
    fetch,
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
