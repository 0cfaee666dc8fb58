import type { ReactElement } from 'react';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { Notice } from '../ui/Notice.tsx';
import { storeTexts } from './strings.ts';
import type { TicketLinkOpener } from './useTicketLinks.ts';

/** A link that could not be opened, because its ticket did not come. */
export function TicketNotice({ ticket }: { readonly ticket: TicketLinkOpener }): ReactElement | null {
  const t = useText(storeTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  if (!ticket.failure) return null;
  return (
    <Notice
      tone="danger"
      title={t('notOpened')}
      announce="alert"
      onDismiss={ticket.dismiss}
      dismissLabel={kit('close')}
    >
      {failureText(ticket.failure)}
    </Notice>
  );
}
