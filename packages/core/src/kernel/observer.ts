import type { Fetch, Log } from './ports.ts';
import { pageName, scrub } from './scrub.ts';

/** What people did, by name (OBS2-06, OBS-01). */
export type EventName =
  | `store_${string}`
  | 'preset_start'
  | 'promo_open'
  | 'download'
  | 'csv_export'
  | 'catalogue_search';

/** Small facts about an event: which product, which format. Never a token, a name, an e-mail or message text. */
export type Facts = Readonly<Record<string, string | number>>;

/** Where observations go. '' = nowhere: unset means absent (decisions 13). */
export interface ObservationAddresses {
  readonly events: string;
  readonly errors: string;
}

export interface Observer {
  /** Tells that a person did something. */
  event(name: EventName, facts?: Facts): void;
  /** Tells that something broke: an error as it was thrown, or words; `place` says where it was caught. */
  error(problem: unknown, place: string): void;
}

export interface ObserverOptions {
  readonly addresses: ObservationAddresses;
  readonly fetch: Fetch;
  /** The customer on the screen; null while nobody is. */
  readonly customer: () => { readonly code: string; readonly inter: boolean } | null;
  /** The customer's choice; null while it is not known or was never made. */
  readonly consent: () => boolean | null;
  readonly pathname: () => string;
}

const errorsPerPage = 20;

/**
 * The one port for analytics and error reports. Nothing is sent without an address, without the customer's consent, for
 * staff who look on, or for customer 0 (OBS-01, OBS-05, OBS-06, OBS2-02); every session is reported (OBS-02). What is
 * sent is scrubbed; a report that does not arrive is forgotten.
 */
export function createObserver({ addresses, fetch, customer, consent, pathname }: ObserverOptions): Observer {
  const told = new Set<string>();

  const allowed = (address: string) => {
    const person = customer();
    return address !== '' && person !== null && !person.inter && person.code !== '0' && consent() === true;
  };
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
    error(problem, place) {
      if (!allowed(addresses.errors) || told.size >= errorsPerPage) return;
      const { name, message, stack } = describe(problem);
      const key = `${place} ${name} ${message}`;
      if (told.has(key)) return;
      told.add(key);
      send(addresses.errors, 'error', name, { place, message, ...(stack ? { stack } : {}) });
    },
  };
}

/** The log that also reports what it warns of: failed calls are logged and reported (OBS-03, OBS2-04). */
export function reportingLog(log: Log, observer: () => Observer | null): Log {
  return (level, message, fields) => {
    log(level, message, fields);
    if (level === 'info') return;
    const facts = Object.entries(fields ?? {}).map(([key, value]) => `${key} ${value}`);
    observer()?.error(facts.length > 0 ? `${message} (${facts.join(', ')})` : message, 'log');
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
    // The message stands in the first line of some engines' stacks.
    const lines = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
    return { name, message, stack: lines.slice(0, 5).join(' | ') };
  }
  return { name: 'message', message: String(problem) };
}
