import { useCallback, useRef, useState } from 'react';
import { cardData } from '@trade-area/core/contract';
import type { CardData } from '@trade-area/core/contract';
import { newIdempotencyKey } from '../kit/newIdempotencyKey.ts';
import type { Remote } from '../kit/useRemote.ts';
import { useRemote } from '../kit/useRemote.ts';
import { usePaymentActions } from './usePaymentFiles.ts';

export interface OrderCardState {
  readonly remote: Remote<CardData>;
  readonly working: boolean;
  /** How the last wish ended. */
  readonly outcome: 'none' | 'saved' | 'proceeded' | 'refused' | 'failed';
  /** Keeps a chosen card, or with null goes on with the one that stands; then the card is read again (PAY-14). */
  readonly save: (card: Readonly<Record<string, string>> | null) => Promise<void>;
  /** The same wish once more. */
  readonly again: () => Promise<void>;
  readonly dismiss: () => void;
}

interface Wish {
  readonly card: Readonly<Record<string, string>> | null;
  /** Kept while its outcome is not known: a lost answer is asked for again, not done again (T-E2). */
  readonly key: string;
}

/** The card of an order and its change. One wish at a time: a second press while one is under way does nothing. */
export function useOrderCard(code: string): OrderCardState {
  const actions = usePaymentActions();
  const remote = useRemote(cardData, { body: { cod_order: code } }, { keepPrevious: false });
  const [state, setState] = useState<Pick<OrderCardState, 'working' | 'outcome'>>({
    working: false,
    outcome: 'none',
  });
  const wish = useRef<Wish | null>(null);
  const running = useRef(false);
  const { retry } = remote;

  const send = useCallback(
    async (wanted: Wish) => {
      if (running.current) return;
      running.current = true;
      wish.current = wanted;
      setState({ working: true, outcome: 'none' });
      const answer = await actions.setCard(code, wanted.card, wanted.key);
      running.current = false;
      if (!answer.ok || answer.value.error > 1) return setState({ working: false, outcome: 'failed' });
      if (answer.value.error === 1) return setState({ working: false, outcome: 'refused' });
      setState({ working: false, outcome: wanted.card ? 'saved' : 'proceeded' });
      retry();
    },
    [actions, code, retry],
  );
  return {
    remote,
    ...state,
    save: (card) => send({ card, key: newIdempotencyKey() }),
    again: async () => {
      if (wish.current) await send(wish.current);
    },
    dismiss: () => setState({ working: false, outcome: 'none' }),
  };
}
