import { useEffect } from 'react';
import { createPrintSession } from '@trade-area/core/editor';
import { useSessionArea } from '../../kit/provider.tsx';

/**
 * Begins a visit of the portal's own editor at the lab, as one of another service has it. A customer's session that has
 * ended is noticed before photos are chosen (PRINT-02, PRINT-11); the editor needs no key and does not wait.
 */
export function usePrintVisit(): void {
  const { session } = useSessionArea();
  useEffect(() => void createPrintSession(session.gateway).refresh(), [session]);
}
