import type { Analytics } from '../kernel/ports.ts';

/** Who acts, as far as it decides whether anybody is told. */
export interface AnalyticsViewer {
  readonly code: string;
  /** A viewer of the lab acts as the customer. */
  readonly inter: boolean;
}

/**
 * The lab's analytics behind what the documents and the person allow: nothing without a customer, for the internal
 * account and its viewers (OBS-01, OBS-06, OBS2-02, ROLE2-09), nor before analytics are consented to (decisions 13).
 */
export function createAnalytics(ports: {
  /** Absent: no service is configured, so that nothing is sent. */
  readonly analytics: Analytics | undefined;
  readonly customer: () => AnalyticsViewer | null;
  readonly consented: () => boolean;
}): Analytics {
  return (name, data) => {
    const customer = ports.customer();
    if (!ports.analytics || customer === null || !ports.consented()) return;
    if (customer.inter || customer.code.trim() === '0' || customer.code.trim() === '') return;
    ports.analytics(name, data);
  };
}
