import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { placeAt } from './places.ts';

/** What the portal's own route table shows at a route: the name of the page's component, and what it reads there. */
async function shownAt(route: string) {
  const place = placeAt(route);
  const page = (await place?.load()) as { readonly name: string } | undefined;
  const { '*': _rest, ...read } = matchPath(`/${place?.path}`, route)?.params ?? {};
  return { page: page?.name, read };
}

// The first page brings the whole library with it.
describe('the route table', { timeout: 60_000 }, () => {
  it.each([
    ['ROUTE-01', '/login', 'LoginPage', {}],
    ['ROUTE-01', '/signup', 'SignUpPage', {}],
    ['ROUTE-01', '/recovery-password', 'RecoveryPage', {}],
    ['ROUTE-01', '/graphistore-public', 'PublicStorePage', {}],
    ['ROUTE-03', '/', 'DashboardPage', {}],
    ['ROUTE-04', '/graphistore', 'StorePage', {}],
    ['ROUTE-04', '/graphistore/', 'StorePage', {}],
    ['ROUTE-04', '/graphistore/album', 'StorePage', { filter: 'album' }],
    ['ROUTE-06', '/orders-list', 'OrdersListPage', {}],
    ['ROUTE-06', '/payments-list', 'PaymentsListPage', {}],
    ['ROUTE-07', '/order/2600001', 'OrderPage', { code: '2600001' }],
    ['ROUTE-07', '/order/2600001/message', 'OrderPage', { code: '2600001', action: 'message' }],
    ['ROUTE-07', '/payment/2600001', 'PaymentPage', { code: '2600001' }],
    ['ROUTE-09', '/account', 'AccountRoute', {}],
    ['ROUTE-09', '/account/fatturazione-elettronica', 'InvoicingPage', {}],
    ['ROUTE-09', '/account/fatturazione-elettronica/7', 'InvoicingPage', { id: '7' }],
    ['ROUTE-11', '/promotions', 'PromotionsPage', {}],
    ['ROUTE-12', '/fedex/7/9', 'PickupPage', { codice: '7', contact_id: '9' }],
    ['ROUTE-15', '/product/weddingbook', 'ProductPage', { product: 'weddingbook' }],
    ['PRIV-10', '/privacy', 'PrivacyPage', {}],
    ['ROUTE-14', '/news', 'NewsPage', {}],
    ['ROUTE-16', '/presets', 'PresetsPage', {}],
    ['ours', '/messages', 'MessagesPage', {}],
  ] as const)('%s: %s is %s', async (_row, route, page, read) => {
    expect(await shownAt(route)).toEqual({ page, read });
  });

  it.each([
    '/nowhere',
    '/no/such/page',
    '/orders-listen',
    '/orders-list/2',
    '/order',
    '/payment',
    '/fedex/7',
    '/product',
    '/graphistore/album/more',
    '/__proto__',
  ])('ROUTE-21: %s is the page that leads into the store', async (route) => {
    expect((await shownAt(route)).page).toBe('HomePage');
  });

  it.each(['/admin', '/staff', '/staff/orders/2600001', '/back-office', '/configuration', '/users'])(
    'ROLE-10: %s is no page of the portal, the lab works elsewhere',
    async (route) => expect((await shownAt(route)).page).toBe('HomePage'),
  );
});
