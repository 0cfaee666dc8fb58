import { useCallback, useState } from 'react';
import { addMessage } from '@trade-area/core/contract';
import type { BodyOf, Message } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { maySend, textToSend } from '@trade-area/core/messages';
import { useSessionArea } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useDraft } from '../kit/useDraft.ts';
import { useSubmission } from '../kit/useSubmission.ts';
import { useFiles } from './useFiles.ts';
import type { Files } from './useFiles.ts';

type Body = BodyOf<typeof addMessage>;

export interface MessageDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly files: Files;
  readonly maySend: boolean;
  /** Its files are under way or interrupted: nothing is typed until they have arrived or were removed (MSG-28). */
  readonly waits: 'uploading' | 'interrupted' | null;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  readonly sent: boolean;
  readonly dismiss: () => void;
  readonly send: (more?: Partial<Body>, words?: string) => Promise<boolean>;
}

export interface MessageTarget {
  readonly code: string;
  readonly orderStatus: number;
  /**
   * The kind of message: `message`, `ticket`, `reply-77`. Names the draft and the files: both are there again when the person
   * comes back.
   */
  readonly purpose: string;
  /** All messages of the order, with this one. */
  readonly onSent: (messages: readonly Message[]) => void;
}

/**
 * A message from the first letter to its arrival. What is typed is kept for this customer and order; the same message
 * is sent under the same key until it has arrived or was changed, so that it arrives once (T-E2).
 */
export function useMessage({ code, orderStatus, purpose, onSent }: MessageTarget): MessageDraft {
  const { session } = useSessionArea();
  const language = useLanguage();
  const [text, setText] = useDraft(`${purpose} ${code}`);
  const files = useFiles(code, purpose);
  const [state, setState] = useState({ failure: null as Failure | null, sent: false });
  const { isRunning, submit, forget } = useSubmission();

  const send = useCallback(
    async (more: Partial<Body> = {}, words = text) => {
      const body: Body = {
        cod_order: code,
        txt_public: textToSend(words),
        order_status: orderStatus,
        lin: language,
        ...(files.here > 0 ? { upload_folder: files.folder } : {}),
        ...more,
      };
      setState({ failure: null, sent: false });
      const outcome = await submit(JSON.stringify(body), (key) =>
        session.gateway.call(addMessage, { body }, { key }),
      );
      if (!outcome?.ok) {
        if (outcome) setState({ failure: outcome.failure, sent: false });
        return false;
      }
      forget();
      setText('');
      files.clear();
      setState({ failure: null, sent: true });
      onSent(outcome.value);
      return true;
    },
    [code, files, forget, language, onSent, orderStatus, session, setText, submit, text],
  );
  return {
    text,
    setText,
    files,
    waits: files.interrupted.length > 0 ? 'interrupted' : files.coming > 0 ? 'uploading' : null,
    maySend: maySend(text, files.here) && files.coming === 0,
    ...state,
    isSending: isRunning,
    dismiss: useCallback(() => setState({ failure: null, sent: false }), []),
    send,
  };
}
