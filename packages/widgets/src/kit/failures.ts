import { createContext, useContext, useEffect } from 'react';
import type { Failure } from '@trade-area/core/kernel';

/** Told of every failure a widget shows: an element makes it `ta-error`, a React page what it likes. */
export const FailureListener = createContext<((failure: Failure) => void) | null>(null);

/** Tells the listener once per failure. */
export function useReportedFailure(failure: Failure | undefined): void {
  const tell = useContext(FailureListener);
  useEffect(() => {
    if (failure && failure.kind !== 'aborted') tell?.(failure);
  }, [failure, tell]);
}
