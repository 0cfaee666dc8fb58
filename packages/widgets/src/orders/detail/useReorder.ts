import { useCallback, useState } from 'react';
import { reorder } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../../kit/provider.tsx';
import { useSubmission } from '../../kit/useSubmission.ts';

export interface Reorder {
  readonly asking: boolean;
  readonly working: boolean;
  /** Code of the order that was made. */
  readonly made: string | null;
  readonly failure: Failure | null;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => Promise<void>;
}

const idle = { asking: false, made: null, failure: null } as const;

/** Orders once for each confirmation, however often the answer is lost (T-E2). */
export function useReorder(code: string): Reorder {
  const { session } = useSessionArea();
  const [state, setState] = useState<Pick<Reorder, 'asking' | 'made' | 'failure'>>(idle);
  const { isRunning, submit, forget } = useSubmission();
  return {
    ...state,
    working: isRunning,
    ask: useCallback(() => {
      forget();
      setState({ ...idle, asking: true });
    }, [forget]),
    cancel: useCallback(() => setState((before) => ({ ...before, asking: false, failure: null })), []),
    confirm: useCallback(async () => {
      setState((before) => ({ ...before, failure: null }));
      const outcome = await submit(code, (key) =>
        session.gateway.call(reorder, { body: { cod_order: code } }, { key }),
      );
      if (!outcome) return;
      setState(
        outcome.ok
          ? { ...idle, made: outcome.value.cod_order }
          : { ...idle, asking: true, failure: outcome.failure },
      );
    }, [session, code, submit]),
  };
}
