import { OrdersDashboard } from '@trade-area/widgets';

const hrefs = { all: '/orders', production: '/orders?status=1', shipped: '/orders?status=3' };

export function Orders() {
  return <OrdersDashboard hrefs={hrefs} />;
}
