import './orders.css';
import { OrderList, useText } from '@trade-area/widgets';
import { ListPage } from '../../layout/ListPage.tsx';
import { layoutTexts } from '../../layout/strings.ts';
import { hrefOf } from '../../portal/addresses.ts';
import { orderHref } from './orderHref.ts';

/** The full list of orders (ORD-01, ORD-02). */
export function OrdersListPage() {
  const t = useText(layoutTexts);
  return (
    <ListPage page="orders-list" title={t('orders')} className="ta-pages-orders">
      {(address) => (
        <OrderList {...address} opensView orderHref={orderHref} storeHref={hrefOf('graphistore')} />
      )}
    </ListPage>
  );
}
