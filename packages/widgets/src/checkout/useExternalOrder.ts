import { useCallback, useEffect, useMemo, useState } from 'react';
import { externalOrderInterval } from '@trade-area/core/checkout';
import { ticket as ticketCall } from '@trade-area/core/contract';
import { createFrameHeight } from '@trade-area/core/kernel';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../kit/provider.tsx';

/**
 * The height of the frame inside an element: the one that its page tells, and each second that of a page of this origin,
 * which alone can be read (DIS-03, DIS-07). It ends with the widget.
 */
export function useFrameHeight(): {
  /** The ref of the element around the frame. */
  readonly hold: (element: HTMLElement | null) => void;
  /** Takes a height that the page has told. */
  readonly tell: (height: number) => void;
} {
  const { clock } = useSessionArea();
  const [holder, hold] = useState<HTMLElement | null>(null);
  const height = useMemo(
    () => createFrameHeight(clock, (next) => holder?.style.setProperty('--_external-height', `${next}px`)),
    [clock, holder],
  );
  useEffect(() => {
    let stop = () => {};
    const read = () => {
      height.tell(readableHeight(holder?.querySelector('iframe') ?? null));
      stop = clock.after(externalOrderInterval, read);
    };
    read();
    return () => {
      stop();
      height.close();
    };
  }, [clock, height, holder]);
  return { hold, tell: height.tell };
}

/** Height of the page's content in pixels; 0 for a page of another origin, and for one that is not there yet. */
function readableHeight(frame: HTMLIFrameElement | null): number {
  const page = frame?.contentDocument;
  return page && page.URL !== 'about:blank' ? (page.body?.getBoundingClientRect().height ?? 0) : 0;
}

/** A single-use code for the page of shipping addresses (DEC-01). */
export function useShippingTicket(): {
  /** null = not here yet. */
  readonly code: string | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
} {
  const { gateway } = useSessionArea().session;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ readonly code: string | null; readonly failure: Failure | null }>({
    code: null,
    failure: null,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const body = { purpose: 'shipping-address' } as const;
      const answer = await gateway.call(ticketCall, { body }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setState(
        answer.ok ? { code: answer.value.ticket, failure: null } : { code: null, failure: answer.failure },
      );
    };
    void ask();
    return () => leaving.abort();
  }, [gateway, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
