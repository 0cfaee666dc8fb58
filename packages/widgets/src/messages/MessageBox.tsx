import { useRef } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { longestMessage } from '@trade-area/core/contract';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { useIsomorphicLayoutEffect } from '../ui/useIsomorphicLayoutEffect.ts';
import { FilePicker } from './FilePicker.tsx';
import { MessageField } from './MessageField.tsx';
import { Outcome } from './Outcome.tsx';
import { messagesTexts } from './strings.ts';
import { useMessage } from './useMessage.ts';
import type { MessageTarget } from './useMessage.ts';

export interface MessageBoxProps {
  readonly target: MessageTarget;
  /** The page was opened to write: scrolls here and takes the focus (DET-02). Default false. */
  readonly defaultOpen?: boolean | undefined;
}

/** Where the customer writes (MSG-10, MSG-26). */
export function MessageBox({ target, defaultOpen = false }: MessageBoxProps): ReactElement {
  const t = useText(messagesTexts);
  const message = useMessage(target);
  const area = useRef<HTMLTextAreaElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (!defaultOpen) return;
    area.current?.scrollIntoView({ block: 'center' });
    area.current?.focus({ preventScroll: true });
  }, [defaultOpen]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.maySend && !message.isSending) void message.send();
  };
  return (
    <form className="ta-messages-box" onSubmit={submit} part="form">
      <Outcome message={message} />
      <MessageField label={t('boxLabel')} message={message} maxLength={longestMessage} controlRef={area} />
      <FilePicker files={message.files} />
      <div className="ta-messages-box__end">
        <Button type="submit" variant="primary" busy={message.isSending} disabled={!message.maySend}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
