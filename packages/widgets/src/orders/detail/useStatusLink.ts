import { useCallback, useState } from 'react';
import { createStatusLink, revokeStatusLink } from '@trade-area/core/contract';
import type { OrderDetail } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { copyText } from '../../kit/clipboard.ts';
import { useSessionArea } from '../../kit/provider.tsx';

export interface StatusLink {
  /** The link; the lab tells it once, when it is created. '' = it is not known here. */
  readonly link: string;
  /** ISO time of its end; '' = there is none. */
  readonly ends: string;
  readonly working: boolean;
  readonly told: 'copied' | 'copyFailed' | 'created' | 'revoked' | null;
  readonly failure: Failure | null;
  readonly create: () => Promise<void>;
  readonly copy: () => Promise<void>;
  readonly revoke: () => Promise<void>;
}

type State = Pick<StatusLink, 'link' | 'ends' | 'working' | 'told' | 'failure'>;

/** The couple's link of an order: created, copied, revoked. */
export function useStatusLink(order: OrderDetail): StatusLink {
  const { session } = useSessionArea();
  const code = order.commessa;
  const [state, setState] = useState<State>({
    link: '',
    ends: order.status_link_ends,
    working: false,
    told: null,
    failure: null,
  });
  const begin = useCallback(
    () => setState((before) => ({ ...before, working: true, told: null, failure: null })),
    [],
  );
  const fail = useCallback(
    (failure: Failure) => setState((before) => ({ ...before, working: false, failure })),
    [],
  );
  const { link } = state;
  return {
    ...state,
    create: useCallback(async () => {
      begin();
      const answer = await session.gateway.call(createStatusLink, { body: { cod_order: code } });
      if (!answer.ok) return fail(answer.failure);
      setState({ ...answer.value, working: false, told: 'created', failure: null });
    }, [session, code, begin, fail]),
    copy: useCallback(async () => {
      const told = (await copyText(link)) ? 'copied' : 'copyFailed';
      setState((before) => ({ ...before, told }));
    }, [link]),
    revoke: useCallback(async () => {
      begin();
      const answer = await session.gateway.call(revokeStatusLink, { body: { cod_order: code } });
      if (!answer.ok) return fail(answer.failure);
      setState({ link: '', ends: '', working: false, told: 'revoked', failure: null });
    }, [session, code, begin, fail]),
  };
}
