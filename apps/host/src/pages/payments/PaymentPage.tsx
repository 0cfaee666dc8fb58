import './payments.css';
import { OrderCard, PaymentView, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { orderHref } from '../orders/orderHref.ts';
import { orderPageTexts } from '../orders/strings.ts';
import { paymentsOfHref } from './paymentHref.ts';

/** The payment of one order; an unknown one leads to the list (PAY-18). */
export function PaymentPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const onMissing = useCallback(() => void navigate('/payments-list', { replace: true }), [navigate]);
  return (
    <article className="ta-pages-payments">
      <PaymentView
        key={code}
        code={code}
        orderHref={orderHref}
        listHref={paymentsOfHref}
        onMissing={onMissing}
        back={<BackLink />}
        card={<OrderCard code={code} />}
      />
    </article>
  );
}

/** Leads back to the former page of the portal, else to the list. */
function BackLink() {
  const t = useText(orderPageTexts);
  const navigate = useNavigate();
  const cameFromPortal = useLocation().key !== 'default';
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!cameFromPortal || !plain) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p>
      <a className="ta-link" href={hrefOf('payments-list')} onClick={onClick}>
        <span aria-hidden="true">← </span>
        {t('back')}
      </a>
    </p>
  );
}
