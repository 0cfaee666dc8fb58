import { createTradeArea as wireTradeArea } from '@trade-area/core';
import type { TradeArea } from '@trade-area/core';
import { originOf, portalConfigurationFor } from '@trade-area/core/kernel';
import type { Analytics, Fetch } from '@trade-area/core/kernel';
import { browserPorts } from './browser.ts';

/** Options of {@link createTradeArea}. */
export interface TradeAreaSettings {
  /** Origin of the lab, such as `https://lab.example`: scheme and host, no path. */
  readonly gateway: string;
  /**
   * Returns a short-lived credential of the person, null without a session; asked again when it has expired.
   * Default: people sign in by `LoginForm`.
   */
  readonly session?: () => Promise<string | null> | string | null;
  /** IANA name of the time zone that decides which day is today. Default UTC. */
  readonly timeZone?: string;
  /** Told what the person did, for the page's own analytics: never a name, an address or a price. Default: nothing. */
  readonly analytics?: Analytics;
  /** Default: the browser's. */
  readonly fetch?: Fetch;
}

/**
 * Connects a page to a lab. Make one for each page and give it to `TradeAreaProvider`, which starts the session. The
 * sign-in stays in memory, so nothing is kept in the storage of the page. It may be made on a server and asks nothing
 * there.
 *
 * @throws Error for the developer when `gateway` is no origin.
 * @example
 * const tradeArea = createTradeArea({ gateway: 'https://lab.example' });
 */
export function createTradeArea(settings: TradeAreaSettings): TradeArea {
  const { gateway, session, fetch, timeZone, analytics } = settings;
  const origin = originOf(gateway);
  if (origin === '' || new URL(gateway).href !== `${origin}/`) {
    throw new Error(
      `ta: gateway ${JSON.stringify(gateway)} is not an origin, so the lab cannot be asked. Give its scheme and host alone, such as "https://lab.example".`,
    );
  }
  return wireTradeArea({
    ...browserPorts(),
    config: portalConfigurationFor(origin),
    keep: 'memory',
    ...(fetch ? { fetch } : {}),
    ...(session ? { credential: async () => session() } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(analytics ? { analytics } : {}),
  });
}
