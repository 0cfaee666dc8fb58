import { describe, expect, it } from 'vitest';
import {
  changePasswordRoute,
  isPublicPage,
  loginAddress,
  pageOf,
  passwordChangeOf,
  routeOf,
} from './addresses.ts';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('addresses of the portal', () => {
  it.each([
    ['/ta/', ''],
    ['/ta/login', 'login'],
    ['/ta/Login/', 'login'],
    ['/ta/order/2600001/', 'order/2600001'],
    ['/elsewhere', ''],
  ])('SES-01: %s is the page %j', (pathname, page) => expect(pageOf(pathname)).toBe(page));

  it.each([
    ['/ta/login', true],
    ['/ta/signup', true],
    ['/ta/recovery-password/', true],
    ['/ta/privacy', true],
    ['/ta/graphistore-public', true],
    ['/ta/contact', true],
    ['/ta/showVideo', true],
    ['/ta/graphistore', false],
    ['/ta/', false],
    ['/ta/orders-list', false],
    ['/ta/login/x', false],
    ['/ta/privacyx', false],
    ['/ta//login', false],
  ])('SES-18, PRIV-10: %s is public: %s', (pathname, yes) => expect(isPublicPage(pathname)).toBe(yes));

  it.each([
    [place('/ta/'), '/ta/login'],
    [
      place('/ta/orders-list', '?status=3&page=2', '#row'),
      '/ta/login?redirect=%2Fta%2Forders-list%3Fstatus%3D3%26page%3D2%23row',
    ],
    [place('/ta/faq', '?ta_token=secretsecret'), '/ta/login?redirect=%2Fta%2Ffaq'],
    [place('/ta/login', '?redirect=/ta/login'), '/ta/login'],
    [place('/ta//evil.example/'), '/ta/login'],
    [null, '/ta/login'],
  ])('SES-20, SES-25, SES-27: from %j to %s', (from, address) => expect(loginAddress(from)).toBe(address));

  it.each([
    ['/ta/', '/'],
    ['/ta', '/'],
    ['/ta/faq?x=1#h', '/faq?x=1#h'],
  ])('%s is the route %s', (address, route) => expect(routeOf(address)).toBe(route));

  it.each([
    [
      place('/orders-list', '?status=3'),
      '/account?page=changePassword&redirect=%2Fta%2Forders-list%3Fstatus%3D3',
    ],
    [place('/'), '/account?page=changePassword&redirect=%2Fta%2F'],
  ])('SES-34: on the way to %j', (from, route) => expect(changePasswordRoute(from)).toBe(route));

  it.each([
    ['/account', '?page=changePassword', 'own'],
    ['/account/', '?page=changePassword&redirect=%2Fta%2F', 'onTheWay'],
    ['/account', '', null],
    ['/account', '?page=managePayments', null],
    ['/faq', '?page=changePassword', null],
  ])('SES-34: %s%s asks for the change %j', (pathname, search, change) =>
    expect(passwordChangeOf({ pathname, search })).toBe(change),
  );
});
