import { useCallback, useState } from 'react';
import { orderMessages, readMessage } from '@trade-area/core/contract';
import type { Message } from '@trade-area/core/contract';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** Seconds between two looks at an open conversation: an unchanged one answers with its tag alone. */
const liveSeconds = 5;

export interface Conversation extends Remote<readonly Message[]> {
  /** The answer of a sent message: it replaces what is shown (MSG-11). */
  readonly show: (messages: readonly Message[]) => void;
  /** The person opened a message: it is read from now on, unless staff looks on (MSG-07, MSG-08). */
  readonly open: (message: Message) => void;
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
  const [sent, setSent] = useState<{ readonly over: unknown; readonly messages: readonly Message[] }>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  const show = useCallback(
    (messages: readonly Message[]) => {
      setSent({ over: data, messages });
      retry();
    },
    [data, retry],
  );
  const open = useCallback(
    (message: Message) => {
      setOpened((before) => new Set(before).add(message.id));
      if (Number(inter) === 1) return;
      const body = { cod_order: code, id: message.id, inter: 0 };
      void session.gateway.call(readMessage, { body }).then((outcome) => outcome.ok && retry());
    },
    [session, inter, code, retry],
  );
  return { ...remote, data: sent && sent.over === data ? sent.messages : data, show, open, opened };
}
