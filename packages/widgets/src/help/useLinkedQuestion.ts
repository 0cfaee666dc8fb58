import { useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { SlotsAreNative } from '../kit/Slot.tsx';

/**
 * A ref for the question that a link opens: it is scrolled to and gets the focus. In an element it only opens: how far a
 * foreign page is scrolled is its own business.
 */
export function useLinkedQuestion(question: string): RefObject<HTMLDivElement | null> {
  const inElement = useContext(SlotsAreNative);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question === '' || inElement) return;
    container.current?.scrollIntoView({ block: 'start' });
    container.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [question, inElement]);
  return container;
}
