import { createContext, useContext, useEffect } from 'react';
import type { Failure } from '@trade-area/core/kernel';

/** Told of every failure that a widget shows: an element dispatches `ta-error`, a React page calls `onFailure`. */
export const FailureListener = createContext<((failure: Failure) => void) | null>(null);

/** Told of every error that stopped a widget, with the widget's name. */
export const ErrorListener = createContext<((error: unknown, widget: string) => void) | null>(null);

/** Tells the listener once per failure. */
export function useReportedFailure(failure: Failure | undefined): void {
  const tell = useContext(FailureListener);
  useEffect(() => {
    if (failure && failure.kind !== 'aborted') tell?.(failure);
  }, [failure, tell]);
}
