import './payments.css';
import { OrderCard, PaymentView } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { BackLink } from '../orders/BackLink.tsx';
import { orderHref } from '../orders/orderHref.ts';
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
        back={<BackLink fallback={hrefOf('payments-list')} />}
        card={<OrderCard code={code} />}
      />
    </article>
  );
}
