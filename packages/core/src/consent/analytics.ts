import { mayObserve } from '../kernel/observations/mayObserve.ts';
import type { Observed } from '../kernel/observations/mayObserve.ts';
import type { Analytics } from '../kernel/ports.ts';

/** Forwards an event to the page's analytics if `mayObserve` allows it for the current customer; drops it otherwise. */
export function createAnalytics(ports: {
  /** Undefined if no service is configured: nothing is sent. */
  readonly analytics: Analytics | undefined;
  readonly customer: () => Observed | null;
  readonly consented: () => boolean;
}): Analytics {
  return (name, data) => {
    if (mayObserve(ports.customer(), ports.consented())) ports.analytics?.(name, data);
  };
}
