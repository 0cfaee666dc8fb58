import './orders.css';
import {
  kitTexts,
  Notice,
  OrdersDashboard,
  StoreBanner,
  useHomeRedirect,
  useText,
} from '@trade-area/widgets';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { routeOf } from '../../app/addresses.ts';
import { hrefOf } from '../../layout/places.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { orderHref } from './orderHref.ts';
import { orderPageTexts } from './strings.ts';
import { useMissingOrder } from './useMissingOrder.ts';

const hrefs = {
  all: hrefOf('orders-list'),
  production: `${hrefOf('orders-list')}?status=1`,
  shipped: `${hrefOf('orders-list')}?status=3`,
};

/** The home: the store's banner and the short tables (DASH-01); it may lead on to the store once (DASH-14). */
export function DashboardPage() {
  const layout = useText(layoutTexts);
  const navigate = useNavigate();
  const [missing, dismiss] = useMissingOrder();
  useHomeRedirect(
    missing !== null,
    useCallback((path: string) => void navigate(routeOf(path)), [navigate]),
  );
  return (
    <article className="ta-pages-orders">
      <h1 className="ta-hidden">{layout('dashboard')}</h1>
      {missing !== null && <NotFound code={missing} onDismiss={dismiss} />}
      <StoreBanner href={hrefOf('graphistore')} />
      <OrdersDashboard hrefs={hrefs} orderHref={orderHref} />
    </article>
  );
}

function NotFound({ code, onDismiss }: { readonly code: string; readonly onDismiss: () => void }) {
  const t = useText(orderPageTexts);
  const layout = useText(layoutTexts);
  const common = useText(kitTexts);
  return (
    <Notice
      tone="warning"
      title={t('notFound', { code })}
      announce="status"
      onDismiss={onDismiss}
      dismissLabel={common('close')}
      actions={
        <a className="ta-link" href={hrefs.all}>
          {layout('orders')}
        </a>
      }
    >
      {t('notFoundHint')}
    </Notice>
  );
}
