import { describe, expect, it } from 'vitest';
import { destinationAfterSignIn, safeRedirect } from './redirect.ts';

const origin = 'https://portal.example';

describe('safeRedirect', () => {
  it.each([
    ['SES-13', '/ta/orders-list?status=3&page=2', '/ta/orders-list?status=3&page=2'],
    ['SES-27', '/ta/order/A-100/message#last', '/ta/order/A-100/message#last'],
    ['SES-27', '/ta/', '/ta/'],
    ['SES-27', '/ta', '/ta/'],
    ['SES-27', '/ta?x=1', '/ta/?x=1'],
    [
      'SES-27 text of the world',
      '/ta/orders-list?search=Zoë+%26+Noël',
      '/ta/orders-list?search=Zo%C3%AB+%26+No%C3%ABl',
    ],
    [
      'SES-27 encoded slashes in a value',
      '/ta/orders-list?search=a%2F%2Fb',
      '/ta/orders-list?search=a%2F%2Fb',
    ],
    ['T-A6', '/ta/orders-list?ta_token=SECRET&status=1', '/ta/orders-list?status=1'],
    ['T-A6', '/ta/account?ta_token=SECRET', '/ta/account'],
  ])('%s: %s', (_id, value, expected) => {
    expect(safeRedirect(value, origin)).toBe(expected);
  });

  it.each([
    ['SES-27', '/ta/login'],
    ['SES-27', '/ta/login?redirect=/ta/'],
    ['SES-27', '/ta/LOGIN/'],
    ['SES-27', '/ta/%6Cogin'],
    ['SES-27', '/ta/%256Cogin'],
    ['T-A6', '/ta/signup'],
    ['T-A6', '/ta/recovery-password'],
    ['T-A6', '/ta/orders-list/../login'],
    ['DEC-05, ROUTE-31', '/'],
    ['DEC-05', '/other/'],
    ['DEC-05', '/tampered/'],
    ['DEC-05', 'ta/orders-list'],
    ['SES-27, ROUTE-31 full URLs', 'https://portal.example/ta/orders-list'],
    ['absent', ''],
    ['absent', null],
    ['absent', undefined],
  ])('%s: %j leads home', (_id, value) => {
    expect(safeRedirect(value, origin)).toBe('/ta/');
  });
});

it('a redirect too long to be ours leads home', () => {
  expect(safeRedirect(`/ta/${'a'.repeat(2_001)}`, origin)).toBe('/ta/');
});

/** Ways out of an origin, as lists of open redirects have them: every host form × every prefix, suffix and escape. */
function hostile(): string[] {
  const hosts = [
    'evil.example',
    'evil.example/ta/',
    'evil.example%2fta%2f',
    'evil。example',
    '3232235777',
    '0x7f.1',
    '[::1]',
    'portal.example@evil.example',
    'portal.example.evil.example',
    'evil.example#portal.example',
    'evil.example?x=/ta/',
  ];
  const prefixes = [
    '//',
    '///',
    '////',
    '/\\',
    '\\\\',
    '\\/',
    '/\t/',
    '/\n/',
    '/\r\n/',
    '\t//',
    ' //',
    '\u00a0//',
    '\u2028//',
    '/ta//',
    '/ta/..//',
    '/ta/../..//',
    '/ta/\\',
    '/ta\\\\',
    '/ta/%2f%2f',
    '/ta/%5c',
    '/ta/%2e%2e//',
    '/ta/%2e%2e/%2f',
    '/ta/.//',
    '/ta/;//',
    '/ta/%09//',
    '/ta/%0d%0a//',
    '/ta/%00//',
    '/ta/\u202e//',
    'http://',
    'https://',
    'HtTpS://',
    'https:',
    'https:/',
    'https:///',
    'https:\\\\',
    'http:ta@',
    'ftp://',
    'file:///',
    'ws://',
    '//portal.example@',
    'https://portal.example@',
    'https://portal.example:x@',
    'https://portal.example\\@',
    'https://portal.example.',
    '/%2f',
    '/%5c',
    '%2f%2f',
    '%5c%5c',
    '/.//',
    '/..//',
    './/',
    '../..//',
    '?//',
    '#//',
    ';//',
    '.',
    '@',
    ':',
    '://',
    '\u0000//',
  ];
  const scripts = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://portal.example/%0aalert(1)',
    'javascript:/ta/',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'view-source:https://evil.example',
    'about:blank',
    'jar:https://evil.example!/',
  ];
  const combined = prefixes.flatMap((prefix) => hosts.map((host) => `${prefix}${host}`));
  const heads = ['/ta/', '/ta', '/'];
  const nested = heads.flatMap((head) =>
    scripts.map((script) => `${head}${head === '/' ? '/' : '\\'}${script}`),
  );
  const climbing = [
    '/ta/..',
    '/ta/../',
    '/ta/../admin',
    '/ta/%2e%2e/admin',
    '/ta/.%2e/admin',
    '/ta/%252e%252e/admin',
    '/ta/a/../../admin',
    '/ta/..%2fadmin',
    '/ta/..%5cadmin',
    '/ta/..%252fadmin',
    '/ta/..;/../admin',
  ];
  return [...new Set([...combined, ...scripts, ...nested, ...climbing])];
}

describe('hostile redirects (T-A6, ROUTE-31)', () => {
  const raw = hostile();
  const corpus = [
    ...raw,
    ...raw.map(encodeURIComponent),
    ...raw.map((value) => encodeURIComponent(encodeURIComponent(value))),
    ...raw.map(decodeOnce),
  ];

  it('has at least 900 strings', () => {
    expect(new Set(corpus).size).toBeGreaterThanOrEqual(900);
  });

  it('none leaves the origin, the portal, or runs as a script, even decoded again or re-used as a string', () => {
    const escaped = corpus.filter((value) => {
      const path = safeRedirect(value, origin);
      const forms = [path, decodeOnce(path), decodeOnce(decodeOnce(path))];
      return forms.some((form) => {
        const url = new URL(form, origin);
        return (
          url.origin !== origin ||
          !url.pathname.startsWith('/ta/') ||
          url.pathname.includes('//') ||
          !form.startsWith('/ta/')
        );
      });
    });
    expect(escaped).toEqual([]);
  });

  it('as redirect_to, none leads elsewhere than to the configured origins', () => {
    const allowed = { portalOrigin: origin, elsewhere: ['https://old.example/area/', ''] };
    const escaped = corpus.filter((redirectTo) => {
      const { kind, address } = destinationAfterSignIn({ redirectTo }, allowed);
      return kind === 'elsewhere'
        ? new URL(address).origin !== 'https://old.example'
        : !address.startsWith('/ta/');
    });
    expect(escaped).toEqual([]);
  });

  it('goes red for the usual guard', () => {
    const usual = (value: string) => (value.startsWith('/') && !value.startsWith('//') ? value : '/ta/');
    const out = corpus.filter((value) => {
      const url = URL.canParse(usual(value), origin) ? new URL(usual(value), origin) : new URL(origin);
      return url.origin !== origin;
    });
    expect(out.length).toBeGreaterThan(20);
  });
});

function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

describe('destinationAfterSignIn (SES-28)', () => {
  const allowed = { portalOrigin: origin, elsewhere: ['https://old.example/area/'] };
  it.each([
    ['the server first', { redirectTo: '/ta/account', redirect: '/ta/orders-list' }, 'portal', '/ta/account'],
    ['then the address', { redirectTo: '', redirect: '/ta/orders-list' }, 'portal', '/ta/orders-list'],
    ['then home', {}, 'portal', '/ta/'],
    ['home by the server', { redirectTo: '/ta/', redirect: '/ta/orders-list' }, 'portal', '/ta/'],
    [
      'the old area',
      { redirectTo: 'https://old.example/area/x?y=1' },
      'elsewhere',
      'https://old.example/area/x?y=1',
    ],
    ['an unknown place', { redirectTo: 'https://evil.example/', redirect: '/ta/faq' }, 'portal', '/ta/faq'],
    ['a name in front', { redirectTo: 'https://a@old.example/', redirect: '/ta/faq' }, 'portal', '/ta/faq'],
    ['a script', { redirectTo: 'javascript:alert(1)' }, 'portal', '/ta/'],
    ['DEC-05: redirect never leaves', { redirect: 'https://old.example/area/' }, 'portal', '/ta/'],
  ])('%s', (_name, wishes, kind, address) => {
    expect(destinationAfterSignIn(wishes, allowed)).toEqual({ kind, address });
  });
});
