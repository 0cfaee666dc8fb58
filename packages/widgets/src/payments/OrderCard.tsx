import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { CardData } from '@trade-area/core/contract';
import { DataView } from '../kit/DataView.tsx';
import { useSessionState } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CardFrame } from './CardFrame.tsx';
import { paymentsTexts } from './strings.ts';
import { useOrderCard } from './useOrderCard.ts';
import type { OrderCardState } from './useOrderCard.ts';

export interface OrderCardProps {
  /** Order code: `commessa` of an `OrderDetail`. */
  readonly code: string;
  /** Address of the payments of an order (PAY-17); without it there is no such link. */
  readonly paymentsHref?: ((code: string) => string) | undefined;
}

/**
 * The card an order is charged to, and its change (PAY-13, PAY-14); hidden where the lab says so (PAY-24, PAY-27).
 *
 * @example
 * <OrderCard code="2600001" paymentsHref={(code) => `/payments?order=${code}`} />
 */
export const OrderCard = withBoundary(function OrderCard({
  code,
  paymentsHref,
}: OrderCardProps): ReactElement | null {
  const t = useText(paymentsTexts);
  const id = useId();
  const card = useOrderCard(code);
  const [choosing, setChoosing] = useState(false);
  const { remote } = card;
  const link = paymentsHref && (
    <a className="ta-link" href={paymentsHref(code)}>
      {t('allOfOrder')}
    </a>
  );
  if (remote.data && !remote.data.view_card && remote.data.error === '') return link ? <p>{link}</p> : null;
  return (
    <section className="ta-payments-ordercard" aria-labelledby={id} part="card">
      <h2 className="ta-heading" id={id}>
        {t('cardTitle')}
      </h2>
      <DataView remote={remote} waiting={<Skeleton count={2} />}>
        {(data) => <Shown data={data} card={card} onChange={() => setChoosing(true)} />}
      </DataView>
      <Outcome card={card} onChange={() => setChoosing(true)} />
      {link && <p>{link}</p>}
      {choosing && (
        <ChooseCard
          code={code}
          token={remote.data?.token ?? ''}
          onClose={() => setChoosing(false)}
          onCard={(chosen) => {
            setChoosing(false);
            void card.save(chosen);
          }}
        />
      )}
    </section>
  );
});

interface ShownProps {
  readonly data: CardData;
  readonly card: OrderCardState;
  readonly onChange: () => void;
}

function Shown({ data, card, onChange }: ShownProps): ReactElement {
  const t = useText(paymentsTexts);
  const authorises = useSessionState((state) => state.features.includes('cardAuthorisation'));
  if (data.error !== '') return <p>{data.error}</p>;
  const chosen = data.last4 !== '';
  return (
    <>
      {chosen ? (
        <dl className="ta-payments-facts">
          <div className="ta-payments-facts__fact">
            <dt>{data.cardType}</dt>
            <dd className="ta-figures">
              <span aria-hidden="true">{data.maskedNumber}</span>
              <span className="ta-hidden">{t('last4Spoken', { last4: data.last4 })}</span>
            </dd>
          </div>
          <div className="ta-payments-facts__fact">
            <dt>{t('cardHolder')}</dt>
            <dd>{data.cardholderName}</dd>
          </div>
          <div className="ta-payments-facts__fact">
            <dt>{t('cardExpires')}</dt>
            <dd className="ta-figures">{data.expirationDate}</dd>
          </div>
        </dl>
      ) : (
        <p className="ta-quiet">{t('cardNone')}</p>
      )}
      {authorises && chosen && !data.is_settled && <p>{t('authorisation')}</p>}
      <div className="ta-payments-ordercard__actions">
        {authorises && chosen && !data.is_settled && (
          <Button
            variant="primary"
            busy={card.working}
            // The second press of a double click finds it done.
            disabled={card.outcome === 'proceeded'}
            onClick={() => void card.save(null)}
          >
            {t('proceed')}
          </Button>
        )}
        {!data.is_settled && (
          <Button disabled={card.working} onClick={onChange}>
            {t(chosen ? 'changeCard' : 'chooseCard')}
          </Button>
        )}
      </div>
    </>
  );
}

/** How the last wish ended; a failed one can be sent again without being done twice (ERR-14). */
function Outcome({ card, onChange }: Omit<ShownProps, 'data'>): ReactElement | null {
  const t = useText(paymentsTexts);
  const kit = useText(kitTexts);
  const { outcome, dismiss } = card;
  const shared = { onDismiss: dismiss, dismissLabel: kit('close') };
  switch (outcome) {
    case 'none':
      return null;
    case 'saved':
    case 'proceeded':
      return (
        <Notice tone="success" announce="status" {...shared}>
          {t(outcome === 'saved' ? 'cardSaved' : 'proceedDone')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice
          tone="danger"
          title={t('cardSorry')}
          announce="alert"
          {...shared}
          actions={
            <Button variant="quiet" onClick={onChange}>
              {t('chooseCard')}
            </Button>
          }
        >
          {t('cardRefused')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={t('cardSorry')}
          announce="alert"
          {...shared}
          actions={
            <Button variant="quiet" busy={card.working} onClick={() => void card.again()}>
              {kit('retry')}
            </Button>
          }
        >
          {t('cardMaintenance')}
        </Notice>
      );
  }
}

interface ChooseCardProps {
  readonly code: string;
  readonly token: string;
  readonly onClose: () => void;
  readonly onCard: (card: Readonly<Record<string, string>>) => void;
}

function ChooseCard({ code, token, onClose, onCard }: ChooseCardProps): ReactElement {
  const t = useText(paymentsTexts);
  const kit = useText(kitTexts);
  return (
    <Dialog
      open
      size="large"
      title={t('chooseTitle', { code })}
      closeLabel={kit('close')}
      closeOnBackdrop={false}
      onClose={onClose}
    >
      <CardFrame mode="use" token={token} orderCode={code} onCard={onCard} />
    </Dialog>
  );
}
