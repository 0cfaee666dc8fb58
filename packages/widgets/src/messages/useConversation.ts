import { useCallback, useState } from 'react';
import { orderMessages, readMessage } from '@trade-area/core/contract';
import type { Message } from '@trade-area/core/contract';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** Seconds between two requests for an open conversation; one that has not changed answers 304, without a body. */
const liveSeconds = 5;

export interface Conversation extends Remote<readonly Message[]> {
  /** Shows the messages that the lab returned for a sent one, until the next list arrives (MSG-11). */
  readonly show: (messages: readonly Message[]) => void;
  /** The person opened a message: it is read from now on, but not when staff is signed in as the customer (MSG-07, MSG-08). */
  readonly markAsRead: (message: Message) => void;
  /** Ids the person opened here, before the lab has said so too. */
  readonly opened: ReadonlySet<string>;
}

/** The messages of one order, kept live. */
export function useConversation(code: string): Conversation {
  const { session, config } = useSessionArea();
  const inter = useSessionState((state) => state.inter);
  const seconds = config.refreshSeconds === 0 ? 0 : Math.min(liveSeconds, config.refreshSeconds);
  const remote = useRemote(
    orderMessages,
    { path: { id: code } },
    { refreshSeconds: seconds, keepPrevious: false },
  );
  const { data, retry } = remote;
  const [sent, setSent] = useState<{
    readonly replacedData: unknown;
    readonly messages: readonly Message[];
  }>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  const show = useCallback(
    (messages: readonly Message[]) => {
      setSent({ replacedData: data, messages });
      retry();
    },
    [data, retry],
  );
  const markAsRead = useCallback(
    (message: Message) => {
      setOpened((before) => new Set(before).add(message.id));
      if (Number(inter) === 1) return;
      const body = { cod_order: code, id: message.id, inter: 0 };
      void session.gateway.call(readMessage, { body }).then((outcome) => outcome.ok && retry());
    },
    [session, inter, code, retry],
  );
  return {
    ...remote,
    data: sent && sent.replacedData === data ? sent.messages : data,
    show,
    markAsRead,
    opened,
  };
}
