import { useCallback, useRef, useState } from 'react';
import { cardData } from '@trade-area/core/contract';
import type { CardData } from '@trade-area/core/contract';
import type { Remote } from '../kit/useRemote.ts';
import { useRemote } from '../kit/useRemote.ts';
import { useSubmission } from '../kit/useSubmission.ts';
import { usePaymentActions } from './usePaymentFiles.ts';

export interface OrderCardState {
  readonly remote: Remote<CardData>;
  readonly working: boolean;
  /** How the last change ended. */
  readonly outcome: 'none' | 'saved' | 'proceeded' | 'refused' | 'failed';
  /** Keeps a chosen card, or with null keeps the present one; then the card is read again (PAY-14). */
  readonly save: (card: Readonly<Record<string, string>> | null) => Promise<void>;
  /** Sends the last change once more, under the same key. */
  readonly again: () => Promise<void>;
  readonly dismiss: () => void;
}

type Card = Readonly<Record<string, string>> | null;

/** The card of an order and its change. One change at a time: a second press while one is running does nothing. */
export function useOrderCard(code: string): OrderCardState {
  const actions = usePaymentActions();
  const remote = useRemote(cardData, { body: { cod_order: code } }, { keepPrevious: false });
  const [outcome, setOutcome] = useState<OrderCardState['outcome']>('none');
  const { isRunning, submit, forget } = useSubmission();
  const last = useRef<Card | undefined>(undefined);
  const { retry } = remote;

  const send = useCallback(
    async (card: Card) => {
      const answer = await submit(JSON.stringify(card), (key) => {
        last.current = card;
        setOutcome('none');
        return actions.setCard(code, card, key);
      });
      if (!answer) return;
      if (!answer.ok || answer.value.error > 1) return setOutcome('failed');
      if (answer.value.error === 1) return setOutcome('refused');
      setOutcome(card ? 'saved' : 'proceeded');
      retry();
    },
    [actions, code, retry, submit],
  );
  return {
    remote,
    working: isRunning,
    outcome,
    save(card) {
      if (!isRunning) forget();
      return send(card);
    },
    again: async () => {
      if (last.current !== undefined) await send(last.current);
    },
    dismiss: () => setOutcome('none'),
  };
}
