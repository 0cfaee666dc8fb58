import { describe, expect, it } from 'vitest';
import { changePasswordRoute, hrefOf, loginAddress, passwordChangeOf, routeOf } from './addresses.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('addresses of the portal', () => {
  it.each([
    ['', '/ta/'],
    ['orders-list', '/ta/orders-list'],
    ['order/AB%2012', '/ta/order/AB%2012'],
  ])('SES-01: the page %j is at %s', (page, address) => expect(hrefOf(page)).toBe(address));

  it.each([
    [at('/ta/'), '/ta/login'],
    [
      at('/ta/orders-list', '?status=3&page=2', '#row'),
      '/ta/login?redirect=%2Fta%2Forders-list%3Fstatus%3D3%26page%3D2%23row',
    ],
    [at('/ta/faq', '?ta_token=secretsecret'), '/ta/login?redirect=%2Fta%2Ffaq'],
    [at('/ta/login', '?redirect=/ta/login'), '/ta/login'],
    [at('/ta//evil.example/'), '/ta/login'],
    [null, '/ta/login'],
  ])('SES-20, SES-25, SES-27: from %j to %s', (from, address) => expect(loginAddress(from)).toBe(address));

  it.each([
    ['/ta/', '/'],
    ['/ta', '/'],
    ['/ta/faq?x=1#h', '/faq?x=1#h'],
  ])('%s is the route %s', (address, route) => expect(routeOf(address)).toBe(route));

  it.each([
    [
      at('/orders-list', '?status=3'),
      '/account?page=changePassword&redirect=%2Fta%2Forders-list%3Fstatus%3D3',
    ],
    [at('/'), '/account?page=changePassword&redirect=%2Fta%2F'],
  ])('SES-34: on the way to %j', (from, route) => expect(changePasswordRoute(from)).toBe(route));

  it.each([
    ['/account', '?page=changePassword', 'withoutRedirect'],
    ['/account/', '?page=changePassword&redirect=%2Fta%2F', 'withRedirect'],
    ['/account', '', null],
    ['/account', '?page=managePayments', null],
    ['/faq', '?page=changePassword', null],
  ])('SES-34: %s%s asks for the change %j', (pathname, search, change) =>
    expect(passwordChangeOf({ pathname, search })).toBe(change),
  );
});
