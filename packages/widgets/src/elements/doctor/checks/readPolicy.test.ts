import { describe, expect, it } from 'vitest';
import { allows, directiveOf, readPolicy, withSource } from './readPolicy.ts';

const origin = 'https://shop.example';
const lab = 'https://lab.example/widgets/v1/orders.js';
const isAllowed = (text: string, directive = 'connect-src', address = lab, from = origin) =>
  allows(readPolicy(text), directive, address, from);

describe('a policy allows an address', () => {
  it.each([
    ['', 'connect-src'],
    ["img-src 'none'", 'connect-src'],
    ['connect-src *', 'connect-src'],
    ['connect-src https:', 'connect-src'],
    ['connect-src http:', 'connect-src'],
    ['connect-src lab.example', 'connect-src'],
    ['CONNECT-SRC HTTPS://LAB.EXAMPLE', 'connect-src'],
    ['connect-src https://lab.example:443', 'connect-src'],
    ['connect-src https://lab.example:*', 'connect-src'],
    ['connect-src *.example', 'connect-src'],
    ['connect-src https://lab.example/widgets/', 'connect-src'],
    ['connect-src https://lab.example/widgets/v1/orders.js', 'connect-src'],
    ['default-src https://lab.example', 'connect-src'],
    ['child-src https://lab.example', 'frame-src'],
    ['script-src https://lab.example', 'worker-src'],
    ["default-src 'none'", 'form-action'],
    ["script-src 'nonce-abc'", 'script-src'],
    ["script-src 'strict-dynamic' 'sha256-x='", 'script-src'],
    ["connect-src https://lab.example; connect-src 'none'", 'connect-src'],
  ])('%s', (text, directive) => expect(isAllowed(text, directive)).toBe(true));

  it.each([
    ["connect-src 'none'", 'connect-src'],
    ["connect-src 'self'", 'connect-src'],
    ['connect-src', 'connect-src'],
    ['connect-src http://lab.example:8080', 'connect-src'],
    ['connect-src https://lab.example:8443', 'connect-src'],
    ['connect-src *.lab.example', 'connect-src'],
    ['connect-src https://lab.example.evil.example', 'connect-src'],
    ['connect-src https://lab.example/embed/', 'connect-src'],
    ['connect-src data:', 'connect-src'],
    ["default-src 'self'", 'frame-src'],
    ["script-src 'self' 'unsafe-inline'", 'script-src'],
  ])('not: %s', (text, directive) => expect(isAllowed(text, directive)).toBe(false));

  it.each([
    ['a local lab by its port', 'connect-src http://127.0.0.1:5200', 'http://127.0.0.1:5200/health', true],
    ['another port', 'connect-src http://127.0.0.1:5100', 'http://127.0.0.1:5200/health', false],
    ['the page itself', "connect-src 'self'", 'https://shop.example/api', true],
    ['a host without a scheme over http', 'connect-src lab.example', 'http://lab.example/', false],
  ])('%s', (_what, text, address, expected) =>
    expect(isAllowed(text, 'connect-src', address)).toBe(expected),
  );

  it('a host without a scheme means both schemes on a page over http', () =>
    expect(
      isAllowed('connect-src lab.example', 'connect-src', 'http://lab.example/', 'http://shop.example'),
    ).toBe(true));
});

describe('a directive with one more source', () => {
  it.each([
    ["connect-src 'self'", "connect-src 'self' https://lab.example"],
    ["connect-src 'none'", 'connect-src https://lab.example'],
    ["default-src 'self' https://cdn.example", "connect-src 'self' https://cdn.example https://lab.example"],
    ['', "connect-src 'self' https://lab.example"],
  ])('%s', (text, expected) =>
    expect(withSource(readPolicy(text), 'connect-src', 'https://lab.example')).toBe(expected),
  );
});

it('parts of a directive belong to it', () => {
  expect(['script-src-elem', 'STYLE-SRC-ATTR', 'frame-src'].map(directiveOf)).toEqual([
    'script-src',
    'style-src',
    'frame-src',
  ]);
});
