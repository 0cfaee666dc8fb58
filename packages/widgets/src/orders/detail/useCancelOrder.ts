import { useCallback, useState } from 'react';
import { cancelOrder, readCancellation } from '@trade-area/core/contract';
import type { OrderCancellation } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../../kit/provider.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { Remote } from '../../kit/useRemote.ts';
import { useSubmission } from '../../kit/useSubmission.ts';

export interface CancellingOrder {
  /** The money that moves, or the obstacle. */
  readonly plan: Remote<OrderCancellation>;
  readonly working: boolean;
  readonly failure: Failure | null;
  readonly confirm: () => Promise<void>;
}

/**
 * The cancellation of an order as it is confirmed: with the money that was shown. Where other money would move by now, the
 * plan is read again.
 * @param onDone the order is gone.
 */
export function useCancelOrder(code: string, onDone: () => void): CancellingOrder {
  const { session } = useSessionArea();
  const plan = useRemote(readCancellation, { body: { cod_order: code } }, { keepPrevious: false });
  const { isRunning, submit } = useSubmission();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { data, retry } = plan;
  return {
    plan,
    working: isRunning,
    failure,
    confirm: useCallback(async () => {
      if (!data) return;
      setFailure(null);
      const body = { cod_order: code, seen: data.seen };
      const outcome = await submit(JSON.stringify(body), (key) =>
        session.gateway.call(cancelOrder, { body }, { key }),
      );
      if (!outcome) return;
      if (outcome.ok) return onDone();
      setFailure(outcome.failure);
      if (outcome.failure.kind === 'conflict') retry();
    }, [session, code, data, submit, retry, onDone]),
  };
}
