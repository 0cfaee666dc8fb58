import { useRef } from 'react';
import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Shows a box as "some, not all": a state that HTML has no attribute for, and that every press takes away. */
export function useIndeterminate(partly: boolean): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = partly;
  });
  return ref;
}
