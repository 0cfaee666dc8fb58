import type { Gateway } from '../gateway/index.ts';
import type { Channel } from '../kernel/storage/channel.ts';
import type { PortalConfiguration } from '../kernel/config.ts';
import type { KeyValue, Log } from '../kernel/ports.ts';

export interface SessionPorts {
  /** The bare client; features speak through `session.gateway`. */
  readonly gateway: Gateway;
  /** The browser's store. Used only with `keep: 'legacy'`. */
  readonly storage: KeyValue;
  readonly log: Log;
  /** Other tabs; without it they learn on their next focus. */
  readonly channel?: Channel;
  readonly config: Pick<PortalConfiguration, 'links'>;
  /** `legacy`: the documented storage keys, for the portal. `memory`: nothing is written (DEC-19). */
  readonly keep: 'legacy' | 'memory';
  /** The embedding page's `session` function: a short-lived credential, null when no customer is signed in there. */
  readonly credential?: () => Promise<string | null>;
  /** 0 to 1, makes the visitor id. Default Math.random. */
  readonly random?: () => number;
}
