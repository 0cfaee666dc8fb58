import './orders.css';
import { listPathOf } from '@trade-area/core/orders';
import { OrderCard, OrderMessages, OrderQuestion, OrderView, useRight, useText } from '@trade-area/widgets';
import { ProofBlock } from '@trade-area/widgets/portal';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { BackLink } from './BackLink.tsx';
import { orderHref } from './orderHref.ts';
import { orderPageTexts } from './strings.ts';
import type { MissingOrder } from './useMissingOrder.ts';

const sameOrigin = (path: string) => path;
const orderAgainHref = (code: string) => `${hrefOf('print-again')}?order=${encodeURIComponent(code)}`;
const paymentsHref = (code: string) => `${hrefOf('payments-list')}?ref=${encodeURIComponent(code)}`;

/** One order; an unknown one leads home, where a notice says so (DET-01, DET-04). */
export function OrderPage() {
  const { code = '', action } = useParams();
  const t = useText(orderPageTexts);
  const navigate = useNavigate();
  const mayPay = useRight('payments');
  const onMissing = useCallback(
    (missingOrder: string) =>
      void navigate('/', { replace: true, state: { missingOrder } satisfies MissingOrder }),
    [navigate],
  );
  return (
    <article className="ta-pages-orders">
      <OrderView
        key={code}
        code={code}
        onMissing={onMissing}
        orderHref={orderHref}
        orderAgainHref={orderAgainHref}
        portalHref={sameOrigin}
        renderQuestion={(order) => <OrderQuestion order={order} portalHref={sameOrigin} />}
        renderCard={
          mayPay ? (order) => <OrderCard code={order.commessa} paymentsHref={paymentsHref} /> : undefined
        }
        renderProof={(order) => <ProofBlock project={order.print_project} />}
        renderBack={(order) => <BackLink fallback={order ? listPathOf(order) : hrefOf('orders-list')} />}
      >
        {(order) => (
          <OrderMessages
            order={order}
            // Any second segment of the path opens the box (DET-02, DET-13).
            openBox={action !== undefined}
            portalHref={sameOrigin}
            end={
              <a className="ta-link" href={hrefOf('messages')}>
                {t('allMessages')}
              </a>
            }
          />
        )}
      </OrderView>
    </article>
  );
}
