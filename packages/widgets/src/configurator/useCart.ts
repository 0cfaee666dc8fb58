import { useRef, useState } from 'react';
import { addToCart, changeCart, readCart } from '@trade-area/core/contract';
import type { Cart } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../kit/provider.tsx';
import { useChangeSignal } from '../kit/useChangeSignal.ts';
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
  /** Adds pieces of a quote, one by default; answers whether it is in the cart. */
  readonly add: (id: string, quantity?: number) => Promise<boolean>;
  /** Sets the pieces of a quote; 0 removes it. */
  readonly set: (id: string, quantity: number) => Promise<void>;
}

/**
 * Reads the cart, and again each minute and after each change: it is the same in every tab and on every device.
 * @param isRead false asks nothing: there is nobody whose cart it would be.
 */
export function useCart(isRead = true): CartActions {
  const { session } = useSessionArea();
  const remote = useRemote(readCart, isRead ? {} : null, { refreshSeconds: 60 });
  const { submit, forget } = useSubmission();
  const [working, setWorking] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRunning = useRef(false);
  const signal = useChangeSignal('cart', remote.retry);
  const tell = () => {
    remote.retry();
    signal();
  };

  const run = async (id: string, send: () => ReturnType<typeof session.gateway.call>) => {
    // Two presses can come before the first is drawn.
    if (isRunning.current) return false;
    isRunning.current = true;
    setWorking(id);
    setFailure(null);
    const answer = await send();
    if (!answer.ok) setFailure(answer.failure);
    isRunning.current = false;
    setWorking('');
    tell();
    return answer.ok;
  };
  return {
    remote,
    working,
    failure,
    add: (id, quantity = 1) =>
      run(id, async () => {
        const body = { id, quantity };
        const answer = await submit(`${id} ${quantity}`, (key) =>
          session.gateway.call(addToCart, { body }, { key }),
        );
        // The same quote can be added again; a repetition after a lost answer keeps its key.
        if (answer?.ok) forget();
        return answer ?? session.gateway.call(readCart, {});
      }),
    set: async (id, quantity) => {
      await run(id, () => session.gateway.call(changeCart, { body: { id, quantity } }));
    },
  };
}
