import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { Notice } from '../ui/Notice.tsx';
import { messagesTexts } from './strings.ts';
import type { MessageDraft } from './useMessage.ts';

/** The outcome of a message: thanks (MSG-11), or the failure while its text stays (MSG-24). */
export function Outcome({ message }: { readonly message: MessageDraft }): ReactElement | null {
  const t = useText(messagesTexts);
  const failureText = useFailureText();
  if (message.failure)
    return (
      <Notice tone="danger" title={t('sorry')} announce="alert">
        {message.failure.kind === 'unavailable' ? t('unexpected') : failureText(message.failure)}
      </Notice>
    );
  return message.sent ? <Thanks onDismiss={message.dismiss} /> : null;
}

/** The lab has the message (MSG-11, ERR-16). */
export function Thanks({ onDismiss }: { readonly onDismiss: () => void }): ReactElement {
  const t = useText(messagesTexts);
  const kit = useText(kitTexts);
  return (
    <Notice
      tone="success"
      title={t('sentTitle')}
      announce="status"
      onDismiss={onDismiss}
      dismissLabel={kit('close')}
    >
      {t('sentText')}
    </Notice>
  );
}

/** The same on the page, after the dialog that sent it has closed: it is scrolled into view and takes the focus. */
export function ThanksAfterDialog({ onDismiss }: { readonly onDismiss: () => void }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="ta-messages-thanks">
      <Thanks onDismiss={onDismiss} />
    </div>
  );
}
