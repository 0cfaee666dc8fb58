import { useCallback, useRef, useState } from 'react';
import { reorder } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../../kit/provider.tsx';
import { newIdempotencyKey } from '../../kit/newIdempotencyKey.ts';

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

const idle = { asking: false, working: false, made: null, failure: null } as const;

/** Orders once for each time the person says yes, however often the answer is lost (T-E2). */
export function useReorder(code: string): Reorder {
  const { session } = useSessionArea();
  const [state, setState] = useState<Pick<Reorder, 'asking' | 'working' | 'made' | 'failure'>>(idle);
  const key = useRef('');
  return {
    ...state,
    ask: useCallback(() => {
      key.current = newIdempotencyKey();
      setState({ ...idle, asking: true });
    }, []),
    cancel: useCallback(() => setState((before) => ({ ...before, asking: false, failure: null })), []),
    confirm: useCallback(async () => {
      setState((before) => ({ ...before, working: true, failure: null }));
      const outcome = await session.gateway.call(
        reorder,
        { body: { cod_order: code } },
        { key: key.current },
      );
      setState(
        outcome.ok
          ? { ...idle, made: outcome.value.cod_order }
          : { ...idle, asking: true, failure: outcome.failure },
      );
    }, [session, code]),
  };
}
