import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { topicOf } from '../pages/comingSoon/topics.ts';
import { hrefOf } from '../portal/addresses.ts';
import { routeTable } from './routes.ts';

const titleOf = (pathname: string) => routeTable.pageAt(pathname).title;

describe('side menu', () => {
  it('has every entry of the documents in their order (SHELL-01, SHELL-28)', () => {
    expect(routeTable.menu.map(({ page }) => hrefOf(page))).toEqual([
      '/ta/',
      '/ta/graphistore',
      '/ta/orders-list',
      '/ta/projects',
      '/ta/promotions',
      '/ta/payments-list',
      '/ta/documents',
      '/ta/marketing-materials',
      '/ta/video-tutorials',
      '/ta/faq',
      '/ta/account',
    ]);
  });

  it('has exactly one entry for every name that a page refers to (SHELL-01)', () => {
    const named = new Set(routeTable.routes.flatMap(({ menu }) => menu ?? []));
    expect(routeTable.menu.map(({ title }) => title)).toEqual([...named]);
  });

  it.each([
    ['/', 'dashboard', 'page'],
    ['/orders-list', 'orders', 'page'],
    ['/Orders-List/', 'orders', 'page'],
    ['/order/4711', 'orders', 'true'],
    ['/order/4711/message', 'orders', 'true'],
    ['/payment/4711', 'payments', 'true'],
    ['/graphistore/album', 'store', 'true'],
    ['/video-tutorials/graphisoftware', 'videos', 'true'],
    ['/tecnical-info', 'documents', 'true'],
    ['/account/fatturazione-elettronica/7', 'account', 'true'],
  ] as const)('marks the entry of %s as current', (pathname, title, current) => {
    const page = routeTable.pageAt(pathname);
    expect(page.entry?.title).toBe(title);
    expect(page.current).toBe(current);
  });

  it.each(['/nowhere', '/privacy', '/constructor', '/__proto__', '/order'])(
    'marks nothing on %s',
    (pathname) => {
      expect(routeTable.pageAt(pathname).entry).toBeNull();
    },
  );
});

describe('page titles', () => {
  it.each([
    ['/', { key: 'dashboard' }],
    ['/orders-list', { key: 'orders' }],
    ['/order/AB%2012', { key: 'order', values: { code: 'AB 12' } }],
    ['/order/%E0%A4%A', { key: 'order', values: { code: '%E0%A4%A' } }],
    ['/payment/12', { key: 'payment', values: { code: '12' } }],
    ['/account', { key: 'account' }],
    ['/account/fatturazione-elettronica', { key: 'invoicing' }],
    ['/privacy', { key: 'privacy' }],
    ['/login', { key: 'signIn' }],
    ['/presets', { key: 'presets' }],
    ['/product/gobook', { key: 'store' }],
    ['/disney', { key: 'partner' }],
    ['/graphistore/disney', { key: 'partner' }],
    ['/config-print/70/path/275', { key: 'designing' }],
    ['/config-product/17/product-config/4', { key: 'configuring' }],
    ['/no/such/page', { key: 'notFound' }],
    ['/constructor', { key: 'notFound' }],
    ['/order', { key: 'notFound' }],
  ])('names %s (SHELL-23)', (pathname, title) => {
    expect(titleOf(pathname)).toEqual(title);
  });
});

describe('pages for visitors', () => {
  it.each([
    ['/login', true],
    ['/signup', true],
    ['/recovery-password/', true],
    ['/Login/', true],
    ['/privacy', true],
    ['/graphistore-public', true],
    ['/contact', true],
    ['/showVideo', true],
    ['/graphistore', false],
    ['/', false],
    ['/orders-list', false],
    ['/login/x', false],
    ['/privacyx', false],
    ['//login', false],
    ['/contact/x', false],
  ])('SES-18, PRIV-10: %s is isPublic: %s', (pathname, isPublic) =>
    expect(routeTable.pageAt(pathname).route.isPublic ?? false).toBe(isPublic),
  );

  it('PUB-05, I18N2-02: only the public store is in English alone', () => {
    const pages = routeTable.routes.filter(({ isEnglishOnly }) => isEnglishOnly).map(({ path }) => path);
    expect(pages).toEqual(['graphistore-public']);
  });
});

describe('pages for the internal account (ROUTE-20)', () => {
  it.each([
    ['/config-product-dev/17', true],
    ['/config-product-test/17/product-config/4', true],
    ['/config-product/17', false],
    ['/', false],
  ])('%s is one: %s', (pathname, isInternalOnly) => {
    const own = routeTable.pageAt(pathname, { isInternal: true });
    expect(own.route.isInternalOnly ?? false).toBe(isInternalOnly);
    const seen = routeTable.pageAt(pathname);
    expect(seen.title).toEqual(isInternalOnly ? { key: 'notFound' } : own.title);
  });
});

describe('documents and libraries', () => {
  it.each([
    ['/documents', 'documents'],
    ['/download', 'library'],
    ['/tecnical-info', 'technical'],
    ['/marketing-materials', 'marketing'],
    ['/marketing-materials/anything', 'marketing'],
    ['/video-tutorials', 'videos'],
    ['/video-tutorials/graphisoftware', 'softwareVideos'],
  ])('ROUTE-08: %s has the title %s, and is announced no more', (pathname, key) => {
    expect(titleOf(pathname).key).toBe(key);
    expect(topicOf(titleOf(pathname))).toBeNull();
  });
});

describe('pages that are announced', () => {
  it.each([['/config-print/70/path/275/3', 'designing']])('%s announces %s', (pathname, topic) => {
    expect(topicOf(titleOf(pathname))).toBe(topic);
  });

  it.each([
    '/',
    '/orders-list',
    '/order/4711',
    '/fedex/1/2',
    '/payments-list',
    '/payment/4711',
    '/graphistore',
    '/graphistore/album',
    '/projects',
    '/promotions',
    '/news',
    '/account',
    '/account/fatturazione-elettronica/4711',
    '/faq',
    '/create-layout',
    '/no/such/page',
    '/constructor',
  ])('%s has no announcement', (pathname) => {
    expect(topicOf(titleOf(pathname))).toBeNull();
  });

  it('leaves no menu entry without a page (SHELL-01)', () => {
    const built = routeTable.menu.filter(({ page }) => topicOf(titleOf(`/${page}`)) === null);
    expect(built.map(({ title }) => title)).toEqual([
      'dashboard',
      'store',
      'orders',
      'projects',
      'promotions',
      'payments',
      'documents',
      'marketing',
      'videos',
      'help',
      'account',
    ]);
  });

  it('belong to the print editor, for the families that it does not make yet, and no other page is announced', async () => {
    for (const { load, title } of routeTable.routes)
      expect((await load()).name === 'PrintEditorPage').toBe(topicOf({ key: title }) !== null);
  }, 60_000);
});

/** The page's component by name, and the parameters it reads from the path. */
async function shownAt(pathname: string) {
  const { load, path } = routeTable.pageAt(pathname).route;
  const { '*': _rest, ...read } = matchPath(`/${path}`, pathname)?.params ?? {};
  return { page: (await load()).name, read };
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
    ['ROUTE-05', '/disney', 'ExternalOrderPage', {}],
    ['ROUTE-05', '/graphistore/disney', 'ExternalOrderPage', {}],
    ['ROUTE-06', '/orders-list', 'OrdersListPage', {}],
    ['ROUTE-06', '/payments-list', 'PaymentsListPage', {}],
    ['ROUTE-07', '/order/2600001', 'OrderPage', { code: '2600001' }],
    ['ROUTE-07', '/order/2600001/message', 'OrderPage', { code: '2600001', action: 'message' }],
    ['ROUTE-07', '/payment/2600001', 'PaymentPage', { code: '2600001' }],
    ['ROUTE-10', '/create-layout', 'LayoutHelpPage', {}],
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
    ['CHECK-08', '/cart', 'CartPage', {}],
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
  ])('ROUTE-21: %s is the fallback page with a link to the store', async (route) => {
    expect((await shownAt(route)).page).toBe('HomePage');
  });

  it.each(['/admin', '/staff', '/staff/orders/2600001', '/back-office', '/configuration', '/users'])(
    'ROLE-10: %s is no page of the portal, because the staff desk is a page of the lab',
    async (route) => expect((await shownAt(route)).page).toBe('HomePage'),
  );
});
