import { useIsomorphicLayoutEffect } from '../ui/useIsomorphicLayoutEffect.ts';
import { useSessionArea } from './provider.tsx';

/**
 * While `dirty`, a session that ends asks to sign in over the page instead of leaving it (DEC-02).
 * @param reason for developers: what would be lost.
 */
export function useKeepSession(dirty: boolean, reason: string): void {
  const { session } = useSessionArea();
  // In the commit that shows the change: a session may end before the next paint.
  useIsomorphicLayoutEffect(() => (dirty ? session.holdPage(reason) : undefined), [dirty, reason, session]);
}
