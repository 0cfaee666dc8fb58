import { createSessionArea } from '@trade-area/core';
import type { SessionArea } from '@trade-area/core';
import { portalConfigurationFor } from '@trade-area/core/kernel';
import { browserPorts } from '../../kit/browser.ts';
import type { SessionFunction } from './settings.ts';

/** One per gateway and way of signing in, for the life of the page: so that all widgets share one session. */
const byGateway = new Map<string, SessionArea>();
const bySession = new WeakMap<SessionFunction, Map<string, SessionArea>>();

/**
 * The session of a gateway. The token stays in memory (DEC-19); with a `session` function the page is asked
 * for the credential instead.
 */
export function sessionAreaFor(gateway: string, session: SessionFunction | null): SessionArea {
  const areas = session ? (bySession.get(session) ?? new Map<string, SessionArea>()) : byGateway;
  if (session) bySession.set(session, areas);
  const known = areas.get(gateway);
  if (known) return known;
  const area = createSessionArea({
    ...browserPorts(),
    config: portalConfigurationFor(gateway),
    keep: 'memory',
    ...(session ? { credential: async () => session() } : {}),
  });
  areas.set(gateway, area);
  void area.session.start();
  return area;
}
