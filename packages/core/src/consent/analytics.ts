import { mayObserve } from '../kernel/observations/mayObserve.ts';
import type { Observed } from '../kernel/observations/mayObserve.ts';
import type { Analytics } from '../kernel/ports.ts';

/** The page's analytics, told only of whom `mayObserve` allows. */
export function createAnalytics(ports: {
  /** Absent: no service is configured, so that nothing is sent. */
  readonly analytics: Analytics | undefined;
  readonly customer: () => Observed | null;
  readonly consented: () => boolean;
}): Analytics {
  return (name, data) => {
    if (mayObserve(ports.customer(), ports.consented())) ports.analytics?.(name, data);
  };
}
