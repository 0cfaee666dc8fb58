import { isObservationAllowed } from '../kernel/observations/isObservationAllowed.ts';
import type { ObservedCustomer } from '../kernel/observations/isObservationAllowed.ts';
import type { Analytics } from '../kernel/ports.ts';

/** Forwards an event to the page's analytics if `isObservationAllowed` allows it for the current customer; drops it otherwise. */
export function createAnalytics(ports: {
  /** Undefined if no service is configured: nothing is sent. */
  readonly analytics: Analytics | undefined;
  readonly customer: () => ObservedCustomer | null;
  readonly consented: () => boolean;
}): Analytics {
  return (name, data) => {
    if (isObservationAllowed(ports.customer(), ports.consented())) ports.analytics?.(name, data);
  };
}
