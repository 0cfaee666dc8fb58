import type { ReactElement } from 'react';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { Notice } from '../ui/Notice.tsx';
import { messagesTexts } from './strings.ts';
import type { MessageInWork } from './useMessage.ts';

/** The outcome of a message: thanks (MSG-11), or the failure while its text stays (MSG-24). */
export function Outcome({ message }: { readonly message: MessageInWork }): ReactElement | null {
  const t = useText(messagesTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  if (message.failure)
    return (
      <Notice tone="danger" title={t('sorry')} announce="alert">
        {message.failure.kind === 'unavailable' ? t('unexpected') : failureText(message.failure)}
      </Notice>
    );
  if (!message.sent) return null;
  return (
    <Notice
      tone="success"
      title={t('sentTitle')}
      announce="status"
      onDismiss={message.dismiss}
      dismissLabel={kit('close')}
    >
      {t('sentText')}
    </Notice>
  );
}
