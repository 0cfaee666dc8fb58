import { useCallback, useEffect, useState } from 'react';
import { ticket } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useTradeArea } from '../../kit/provider.tsx';

export interface FrameTicket {
  /** A single-use code for one order and purpose; null until it came. */
  readonly code: string | null;
  readonly failure: Failure | null;
  /** Asks for another one. */
  readonly retry: () => void;
  /** One more, for a page that is open already; null when there is none to be had. */
  readonly another: () => Promise<string | null>;
}

/** The ticket a window of the lab gets in place of the session's token (DEC-01). Also keeps the session while open. */
export function useFrameTicket(purpose: 'upload' | 'change-method', orderCode: string): FrameTicket {
  const { gateway, session } = useTradeArea();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<FrameTicket, 'code' | 'failure'>>({ code: null, failure: null });

  useEffect(() => session.holdPage(purpose), [session, purpose]);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const body = { purpose, order_code: orderCode };
      const ticketAnswer = await gateway.call(ticket, { body }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setState(
        ticketAnswer.ok
          ? { code: ticketAnswer.value.ticket, failure: null }
          : { code: null, failure: ticketAnswer.failure },
      );
    };
    void ask();
    return () => leaving.abort();
  }, [gateway, purpose, orderCode, attempt]);

  const retry = useCallback(() => {
    setState({ code: null, failure: null });
    setAttempt((count) => count + 1);
  }, []);
  const another = useCallback(async () => {
    const ticketAnswer = await gateway.call(ticket, { body: { purpose, order_code: orderCode } });
    return ticketAnswer.ok ? ticketAnswer.value.ticket : null;
  }, [gateway, purpose, orderCode]);
  return { ...state, retry, another };
}
