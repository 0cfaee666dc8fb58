import { useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderDetail } from '@trade-area/core/contract';
import { ticketWindow } from '@trade-area/core/messages';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ThanksAfterDialog } from './Outcome.tsx';
import { messagesTexts } from './strings.ts';
import { TicketDialog } from './TicketDialog.tsx';
import type { MessageTarget } from './useMessage.ts';

export interface TroubleTicketProps {
  readonly order: OrderDetail;
  readonly target: Omit<MessageTarget, 'purpose'>;
}

/** Delivered orders only (MSG-17): what a claim needs and until when, and the form. */
export function TroubleTicket({ order, target }: TroubleTicketProps): ReactElement | null {
  const t = useText(messagesTexts);
  const language = useLanguage();
  const { today } = useSessionArea();
  const { longDate } = useFormats();
  const mail = useSessionState((state) => state.customer?.gestore?.email ?? '');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const window = ticketWindow(order, today());
  if (!window) return null;
  return (
    <section className="ta-messages-ticket" aria-label={t('ticketTitle')}>
      <h3 className="ta-messages-ticket__title">{t('ticketTitle')}</h3>
      <p>
        {t('ticketTime')} {t('ticketPhotos')}
      </p>
      {window.over ? (
        <Notice tone="warning">{t('ticketOver', { date: longDate(window.until) })}</Notice>
      ) : (
        <p>
          {window.until === '' ? t('ticketClaimsLater') : t('ticketClaims', { date: longDate(window.until) })}
        </p>
      )}
      <div className="ta-messages-ticket__end">
        <Button
          onClick={() => {
            setOpen(true);
            setSent(false);
          }}
        >
          {t('ticketOpen')}
        </Button>
        {/* Ticket or e-mail to the sales representative in every language but English (MSG-18). */}
        {language !== 'en' && mail !== '' && (
          <a className="ta-link" href={`mailto:${mail}`}>
            {t('ticketMail', { mail })}
          </a>
        )}
      </div>
      {open && (
        <TicketDialog
          order={order}
          target={target}
          onClose={(sent) => {
            setOpen(false);
            setSent(sent);
          }}
        />
      )}
      {sent && <ThanksAfterDialog onDismiss={() => setSent(false)} />}
    </section>
  );
}
