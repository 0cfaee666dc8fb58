import { hasRight } from '@trade-area/core/contract';
import type { NeededRight } from '@trade-area/core/contract';
import { useSessionState } from './provider.tsx';

/**
 * Whether the signed-in person may do what needs this right. The lab decides at every call; this only leaves out what it
 * would refuse.
 *
 * @example
 * const mayPay = useRight('payments');
 */
export function useRight(needed: NeededRight): boolean {
  return useSessionState(({ rights }) => hasRight(rights, needed));
}
