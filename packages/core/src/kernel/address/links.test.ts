import { describe, expect, it } from 'vitest';
import { originOf, readLink } from './links.ts';

const linkBases = { portalOrigin: 'https://portal.example', website: 'https://lab.example/' };

describe('readLink', () => {
  it.each([
    ['STORE-60', '/tramontina-collection/', 'https://lab.example/tramontina-collection/', null],
    [
      'STORE-25',
      '/ta/config-product/10',
      'https://portal.example/ta/config-product/10',
      '/ta/config-product/10',
    ],
    [
      'STORE-25',
      '/ta/config-product/10?samples=1#x',
      'https://portal.example/ta/config-product/10?samples=1#x',
      '/ta/config-product/10?samples=1#x',
    ],
    ['STORE-25', 'https://portal.example/ta/news', 'https://portal.example/ta/news', '/ta/news'],
    ['STORE-25', 'https://portal.example/tax', 'https://portal.example/tax', null],
    ['STORE-25', '/ta', 'https://portal.example/ta/', '/ta/'],
    ['STORE-25', ' https://shop.example/x?a=1 ', 'https://shop.example/x?a=1', null],
    ['DEC-01', '/ta/news?ta_token=STOLEN&page=2', 'https://portal.example/ta/news?page=2', '/ta/news?page=2'],
    ['STORE-60', '/table', 'https://lab.example/table', null],
  ])('%s: %s', (_row, given, href, path) => expect(readLink(given, linkBases)).toEqual({ href, path }));

  it.each([
    '',
    ' ',
    'none',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://portal.example/1',
    'mailto:a@b.example',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://portal.example@evil.example/',
    'https://user:pass@evil.example/',
    'https://',
    'http://[',
    '/ta/../../evil',
    '/ta/%2e%2e/evil',
    '/ta/%252e%252e/evil',
    '/ta//evil.example',
    '/ta/%5cevil',
    '/ta/\u202Egnp.exe',
    `/ta/${'x'.repeat(2_000)}`,
  ])('T-C3: %j is no link', (given) => expect(readLink(given, linkBases)).toBeNull());

  it('DEC-13: without a website its relative addresses are absent', () => {
    expect(readLink('/info/en/x/', { ...linkBases, website: '' })).toBeNull();
  });
});

it.each([
  ['https://a.example/x', 'https://a.example'],
  ['javascript:1', ''],
  ['x', ''],
])('originOf %s', (address, origin) => expect(originOf(address)).toBe(origin));
