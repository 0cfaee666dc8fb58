import type { CustomerDetails } from '@trade-area/core/contract';
import type { Person } from '@trade-area/core/auth';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';

/** The signed-in customer, on two axes: is the data here, and is it being asked for. */
export interface CustomerView {
  /** From the sign-in, at once; null without a session. */
  readonly person: Person | null;
  /** From the details call; null until it answered. */
  readonly customer: CustomerDetails | null;
  /** Details are being asked for. */
  readonly asking: boolean;
  /** The last details call failed. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/**
 * The signed-in customer, as the session knows it (SES-08).
 *
 * @example
 * const { customer } = useCustomer();
 * <p>{customer?.company.name}</p>
 */
export function useCustomer(): CustomerView {
  const { session } = useSessionArea();
  const person = useSessionState((state) => state.person);
  const customer = useSessionState((state) => state.customer);
  const asking = useSessionState((state) => state.working === 'details');
  const failure = useSessionState((state) => state.detailsFailure);
  return { person, customer, asking, failure, retry: () => void session.refreshDetails() };
}
