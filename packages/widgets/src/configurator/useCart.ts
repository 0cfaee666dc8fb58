import { useRef, useState } from 'react';
import { addToCart, changeCart, readCart } from '@trade-area/core/contract';
import type { Cart } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionArea } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
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
  /** Puts pieces of a quote, one by default, into the cart, which may hold it already; null = it could not. */
  readonly put: (id: string, quantity?: number) => Promise<'added' | 'there' | null>;
  /** Sets the pieces of a quote; 0 removes it. */
  readonly set: (id: string, quantity: number) => Promise<void>;
}

/**
 * Reads the cart, and again each minute and after each change: it is the same in every tab and on every device.
 * @param isRead false asks nothing: there is nobody whose cart it would be.
 */
export function useCart(isRead = true): CartActions {
  const { session } = useSessionArea();
  const lang = useLanguage();
  const remote = useRemote(readCart, isRead ? { query: { lang } } : null, { refreshSeconds: 60 });
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
  const send = async (id: string, quantity: number) => {
    const body = { id, quantity };
    const answer = await submit(`${id} ${quantity}`, (key) =>
      session.gateway.call(addToCart, { body }, { key }),
    );
    // The same quote can be added again; a repetition after a lost answer keeps its key.
    if (answer?.ok) forget();
    return answer ?? session.gateway.call(readCart, {});
  };
  return {
    remote,
    working,
    failure,
    add: (id, quantity = 1) => run(id, () => send(id, quantity)),
    put: async (id, quantity = 1) => {
      let isThere = false;
      const isDone = await run(id, async () => {
        // The cart on the page may be old, or not there yet.
        const answer = await session.gateway.call(readCart, {});
        isThere = answer.ok && answer.value.lines.some((line) => line.id === id);
        return answer.ok && !isThere ? send(id, quantity) : answer;
      });
      if (!isDone) return null;
      return isThere ? 'there' : 'added';
    },
    set: async (id, quantity) => {
      await run(id, () => session.gateway.call(changeCart, { body: { id, quantity } }));
    },
  };
}
