import './orders.css';
import { OrderList, useText } from '@trade-area/widgets';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefOf } from '../../portal/addresses.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { orderHref } from './orderHref.ts';

const withQuery = (address: string, search: string) => (search === '' ? address : `${address}?${search}`);
const hrefFor = (search: string) => withQuery(hrefOf('orders-list'), search);

/** The full list: its filters, sorts and pages live in the address (ORD-01, ORD-02). */
export function OrdersListPage() {
  const t = useText(layoutTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  const onSearchChange = useCallback(
    (next: string, { replace }: { readonly replace: boolean }) =>
      void navigate({ search: next }, { replace, preventScrollReset: true }),
    [navigate],
  );
  return (
    <article className="ta-pages-orders">
      <h1 className="ta-title">{t('orders')}</h1>
      <OrderList
        search={search}
        onSearchChange={onSearchChange}
        hrefFor={hrefFor}
        orderHref={orderHref}
        storeHref={hrefOf('graphistore')}
      />
    </article>
  );
}
