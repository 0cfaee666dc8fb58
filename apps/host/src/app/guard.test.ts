import { describe, expect, it } from 'vitest';
import { decideAccess } from './guard.ts';
import type { SessionFacts } from './guard.ts';
import { routeTable } from './routes.ts';

const signedIn: SessionFacts = {
  phase: 'signedIn',
  ended: null,
  mustChangePassword: false,
  hasFailed: false,
};
const signedOut: SessionFacts = { ...signedIn, phase: 'signedOut' };
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

/** An address for every page inside the portal's layout. */
const routes = routeTable.routes
  .filter(({ isStandalone }) => !isStandalone)
  .map(
    ({ path }) =>
      `/${path
        .replace(/\/\*$/, '')
        .replace('*', 'no-such-page')
        .replace(/:\w+\??/g, '7')}`,
  );
const open = ['/privacy', '/graphistore-public', '/contact', '/showVideo'];
const closed = routes.filter((route) => !open.includes(route));

describe('a visitor without a session', () => {
  it('ROUTE-01, ROLE-01: reads the pages for visitors and no other', () => {
    expect(routes.filter((route) => decideAccess(signedOut, at(route)) === 'public').toSorted()).toEqual(
      open.toSorted(),
    );
  });

  it.each(closed)('ROUTE-02, ROUTE-26, ROLE2-07: %s is the login that leads back to it', (route) => {
    const back = route === '/' ? '' : `?redirect=${encodeURIComponent(`/ta${route}`)}`;
    expect(decideAccess(signedOut, at(route))).toEqual({ to: `/login${back}` });
  });

  it.each([
    ['ROUTE-26', '?status=3&page=2', '#row', '?status=3&page=2#row'],
    ['ROUTE-27', '?ta_token=secretsecret&status=3', '', '?status=3'],
    ['ROUTE-27', '?ta_token=secretsecret', '#row', '#row'],
  ])('%s: with %s%s it leads back to %s', (_row, search, hash, kept) => {
    const redirect = encodeURIComponent(`/ta/orders-list${kept}`);
    expect(decideAccess(signedOut, at('/orders-list', search, hash))).toEqual({
      to: `/login?redirect=${redirect}`,
    });
  });

  it.each([
    ['ROUTE-23', 'expired', '/login?redirect=%2Fta%2Fnews'],
    ['ROUTE-23', 'elsewhere', '/login?redirect=%2Fta%2Fnews'],
    ['SES-21', 'loggedOut', '/login'],
  ] as const)('%s: a session that ended as %s leads to %s', (_row, ended, to) => {
    expect(decideAccess({ ...signedOut, ended }, at('/news'))).toEqual({ to });
  });
});

it.each(open)('ERR2-15: a session that ended keeps %s on the screen', (route) => {
  expect(decideAccess({ ...signedOut, ended: 'expired' }, at(route))).toBe('public');
});

describe('a customer', () => {
  it.each(routes)('ROLE-02, ROLE2-02: %s is drawn', (route) =>
    expect(decideAccess(signedIn, at(route))).toBe('portal'),
  );

  it.each([
    [
      at('/orders-list', '?status=3'),
      { to: '/account?page=changePassword&redirect=%2Fta%2Forders-list%3Fstatus%3D3' },
    ],
    [at('/account', '?page=changePassword&redirect=%2Fta%2F'), 'standalone'],
    [at('/account', '?page=changePassword'), 'standalone'],
  ])('SES-34: with a temporary password %j is %j', (location, access) =>
    expect(decideAccess({ ...signedIn, mustChangePassword: true }, location)).toEqual(access),
  );
});

describe('while the session is starting', () => {
  const starting: SessionFacts = { ...signedIn, phase: 'starting' };

  it.each(routes)('ROUTE-26: %s is not drawn and leads nowhere else', (route) => {
    expect(decideAccess(starting, at(route))).toBe('loading');
    // Without the lab a page for visitors can still be read (DEC-03).
    expect(decideAccess({ ...starting, hasFailed: true }, at(route))).toBe(
      open.includes(route) ? 'public' : 'failed',
    );
  });
});
