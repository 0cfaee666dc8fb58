import { isObservationAllowed } from './isObservationAllowed.ts';
import type { ObservedCustomer } from './isObservationAllowed.ts';
import type { Fetch } from '../ports.ts';
import { pageName, scrub } from './scrub.ts';

/** Small facts about an event: which product, which format. Never a token, a name, an e-mail or message text. */
export type Facts = Readonly<Record<string, string | number>>;

/** Where observations go. '' = nowhere: unset means absent (DEC-13). */
export interface ObservationAddresses {
  readonly events: string;
  readonly errors: string;
}

export interface Observer {
  /** Tells what a person did, by a name such as `store_create` (OBS2-06). */
  event(name: string, facts?: Facts): void;
  /** Tells that something broke: an error as it was thrown, or words; `place` says where it was caught. */
  error(problem: unknown, origin: string): void;
}

export interface ObserverOptions {
  readonly addresses: ObservationAddresses;
  readonly fetch: Fetch;
  /** The customer on the screen; null when signed out. */
  readonly customer: () => ObservedCustomer | null;
  /** The customer's choice; null while it is not known or was never made. */
  readonly consent: () => boolean | null;
  readonly pathname: () => string;
}

const errorsPerPage = 20;

/**
 * Sends to the lab's services what `isObservationAllowed` allows; every session is reported (OBS-02, OBS-05). What is sent is
 * scrubbed; a report that does not arrive is forgotten.
 */
export function createObserver({ addresses, fetch, customer, consent, pathname }: ObserverOptions): Observer {
  const reportedKeys = new Set<string>();

  const allowed = (address: string) => address !== '' && isObservationAllowed(customer(), consent());
  const send = (address: string, kind: 'event' | 'error', name: string, facts: Facts) => {
    const body = JSON.stringify({ kind, name, page: pageName(pathname()), facts: scrubbed(facts) });
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };

  return {
    event(name, facts = {}) {
      if (allowed(addresses.events)) send(addresses.events, 'event', name, facts);
    },
    error(problem, origin) {
      if (!allowed(addresses.errors) || reportedKeys.size >= errorsPerPage) return;
      const { name, message, stack } = describe(problem);
      const key = `${origin} ${name} ${message}`;
      if (reportedKeys.has(key)) return;
      reportedKeys.add(key);
      send(addresses.errors, 'error', name, { place: origin, message, ...(stack ? { stack } : {}) });
    },
  };
}

function scrubbed(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === 'string' ? scrub(value) : value]),
  );
}

function describe(problem: unknown): { name: string; message: string; stack?: string } {
  if (problem instanceof Error) {
    const { name, message, stack = '' } = problem;
    // Some engines repeat the message in the first line of the stack.
    const lines = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
    return { name, message, stack: lines.slice(0, 5).join(' | ') };
  }
  return { name: 'message', message: String(problem) };
}
