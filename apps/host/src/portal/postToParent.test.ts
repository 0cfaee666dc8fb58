import { describe, expect, it, vi } from 'vitest';
import { parentOrigins, postToParent } from './postToParent.ts';

const shop = 'https://shop.test';
const lab = 'https://lab.test';
const allowed = [lab, shop];

describe('origins that are notified of a framed login', () => {
  it.each([
    ['the parent is listed', { framed: true, ancestorOrigins: [shop], referrer: '' }, [shop]],
    [
      'the nearest parent counts',
      { framed: true, ancestorOrigins: [shop, 'https://evil.test'], referrer: '' },
      [shop],
    ],
    [
      'an unlisted parent',
      { framed: true, ancestorOrigins: ['https://evil.test', shop], referrer: shop },
      [],
    ],
    ['a sandboxed parent', { framed: true, ancestorOrigins: ['null'], referrer: '' }, []],
    ['a sub-domain', { framed: true, ancestorOrigins: ['https://x.shop.test'], referrer: '' }, []],
    ['another scheme', { framed: true, ancestorOrigins: ['http://shop.test'], referrer: '' }, []],
    ['only a referrer', { framed: true, ancestorOrigins: null, referrer: `${shop}/basket?x=1` }, [shop]],
    ['an unlisted referrer', { framed: true, ancestorOrigins: null, referrer: 'https://evil.test/' }, []],
    [
      'an unknown parent: the browser decides',
      { framed: true, ancestorOrigins: null, referrer: '' },
      allowed,
    ],
    ['a page that is not framed', { framed: false, ancestorOrigins: [], referrer: `${shop}/` }, []],
  ])('SES-35, T-B2: %s', (_what, around, origins) => expect(parentOrigins(around, allowed)).toEqual(origins));

  it.each([['*'], ['null'], [''], ['https://shop.test/path'], ['not an origin']])(
    'T-B2: %j in the configuration is no origin',
    (origin) => {
      expect(parentOrigins({ framed: true, ancestorOrigins: null, referrer: '' }, [origin])).toEqual([]);
    },
  );

  it('SES-06: posts task, code, hash and token to exactly that origin', () => {
    const postMessage = vi.fn();
    const view = {
      parent: { postMessage },
      location: { ancestorOrigins: { length: 1, 0: shop } },
      document: { referrer: '' },
    };
    const message = { name: 'login', code: '1001', hash: 'c1', token: 'secret' } as const;
    expect(postToParent(view as unknown as Window, message, allowed)).toBe(1);
    expect(postMessage.mock.calls).toEqual([
      [{ task: 'login', code: '1001', hash: 'c1', token: 'secret' }, shop],
    ]);
  });
});
