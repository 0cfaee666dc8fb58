import { useRef } from 'react';
import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** The newest value for handlers that are registered once; read it in events and effects, never while drawing. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useIsomorphicLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
