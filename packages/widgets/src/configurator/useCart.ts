import { useState } from 'react';
import { addToCart, changeCart, readCart } from '@trade-area/core/contract';
import type { Cart } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';
import { useSubmission } from '../kit/useSubmission.ts';

/** The customer's cart and its changes, one at a time. */
export interface CartActions {
  readonly remote: Remote<Cart>;
  /** Id of the quote that is being added or changed; '' = none. */
  readonly working: string;
  /** Why the last change did not work. */
  readonly failure: Failure | null;
  /** Adds a piece of a quote; answers whether it is in the cart. */
  readonly add: (id: string) => Promise<boolean>;
  /** Sets the pieces of a quote; 0 removes it. */
  readonly set: (id: string, quantity: number) => Promise<void>;
}

/** Reads the cart, and again each minute: it is the same on every device. */
export function useCart(): CartActions {
  const { session } = useSessionArea();
  const remote = useRemote(readCart, {}, { refreshSeconds: 60 });
  const { submit, forget } = useSubmission();
  const [working, setWorking] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);

  const run = async (id: string, send: () => ReturnType<typeof session.gateway.call>) => {
    if (working !== '') return false;
    setWorking(id);
    setFailure(null);
    const answer = await send();
    if (!answer.ok) setFailure(answer.failure);
    setWorking('');
    remote.retry();
    return answer.ok;
  };
  return {
    remote,
    working,
    failure,
    add: (id) =>
      run(id, async () => {
        const body = { id, quantity: 1 };
        const answer = await submit(id, (key) => session.gateway.call(addToCart, { body }, { key }));
        // The same quote can be added again; a repetition after a lost answer keeps its key.
        if (answer?.ok) forget();
        return answer ?? session.gateway.call(readCart, {});
      }),
    set: async (id, quantity) => {
      await run(id, () => session.gateway.call(changeCart, { body: { id, quantity } }));
    },
  };
}
