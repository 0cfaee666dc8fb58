import './orders.css';
import { listPathOf } from '@trade-area/core/orders';
import { OrderCard, OrderMessages, OrderView, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { orderHref } from './orderHref.ts';
import { orderPageTexts } from './strings.ts';
import type { MissingOrder } from './useMissingOrder.ts';

const sameOrigin = (path: string) => path;
const paymentsHref = (code: string) => `${hrefOf('payments-list')}?ref=${encodeURIComponent(code)}`;

/** One order; an unknown one leads home, where a notice says so (DET-01, DET-04). */
export function OrderPage() {
  const { code = '', action } = useParams();
  const t = useText(orderPageTexts);
  const navigate = useNavigate();
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
        portalHref={sameOrigin}
        renderCard={(order) => <OrderCard code={order.commessa} paymentsHref={paymentsHref} />}
        renderBack={(order) => <BackLink list={order ? listPathOf(order) : hrefOf('orders-list')} />}
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

/** Leads back to the former page of the portal, else to the list of that kind of order (DET-03, DET-14). */
function BackLink({ list }: { readonly list: string }) {
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
      <a className="ta-link" href={list} onClick={onClick}>
        <span aria-hidden="true">← </span>
        {t('back')}
      </a>
    </p>
  );
}
