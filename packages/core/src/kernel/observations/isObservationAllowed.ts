/** The person who acts, as far as it decides whether events are sent. */
export interface ObservedCustomer {
  readonly code: string;
  /** A viewer of the lab acts as the customer. */
  readonly inter: boolean;
}

/**
 * No event is sent without a customer, before analytics are consented to (DEC-13), as the internal account or
 * a viewer of the lab (OBS-01, OBS-06, OBS2-02, ROLE2-09).
 */
export function isObservationAllowed(customer: ObservedCustomer | null, consent: boolean | null): boolean {
  if (customer === null || consent !== true || customer.inter) return false;
  return !['', '0'].includes(customer.code.trim());
}
