import { describe, expect, it } from 'vitest';
import { currentOf, hrefOf, menuPlaces, placeOf, titleOf } from './places.ts';

describe('side menu', () => {
  it('has every entry of the documents in their order (SHELL-01, SHELL-28)', () => {
    expect(menuPlaces.map(({ page }) => hrefOf(page))).toEqual([
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
  ] as const)('marks the entry of %s as current', (route, place, current) => {
    expect(placeOf(route)).toBe(place);
    expect(currentOf(place, route)).toBe(current);
    expect(menuPlaces.filter(({ id }) => currentOf(id, route) !== undefined)).toHaveLength(1);
  });

  it.each(['/nowhere', '/privacy', '/constructor', '/__proto__'])('marks nothing on %s', (route) => {
    expect(placeOf(route)).toBeNull();
  });
});

describe('page titles', () => {
  it.each([
    ['/', { key: 'dashboard' }],
    ['/orders-list', { key: 'orders' }],
    ['/order/AB%2012', { key: 'order', values: { code: 'AB 12' } }],
    ['/order/%E0%A4%A', { key: 'order', values: { code: '%E0%A4%A' } }],
    ['/order', { key: 'orders' }],
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
    ['/no/such/page', { key: 'welcomeHome' }],
    ['/constructor', { key: 'welcomeHome' }],
  ])('names %s (SHELL-23)', (route, title) => {
    expect(titleOf(route)).toEqual(title);
  });
});
