import { describe, expect, it } from 'vitest';
import {
  cameFromCheckout,
  configuratorPath,
  findConfigurator,
  readConfiguratorPath,
  readConfiguratorQuery,
} from './address.ts';

describe('addresses of the configurator', () => {
  it.each([
    ['config-product/10', { environment: '', configurator: '10', quote: '' }],
    ['config-product/10/product-config/7f-2c', { environment: '', configurator: '10', quote: '7f-2c' }],
    ['config-product-dev/99', { environment: 'dev', configurator: '99', quote: '' }],
    ['config-product-test/99/product-config/4', { environment: 'test', configurator: '99', quote: '4' }],
  ] as const)('ROUTE-17, CONF-12: %s is written and read', (path, address) => {
    expect(configuratorPath(address)).toBe(path);
    expect(readConfiguratorPath(`/${path}`)).toEqual(address);
    expect(readConfiguratorPath(`/${path}/`)).toEqual(address);
  });

  it.each([
    '/config-product',
    '/config-product/',
    '/config-product/10/product-config',
    '/config-product/10/other/4',
    '/config-product/10/product-config/4/5',
    '/config-product-live/10',
    '/config-print/10',
  ])('ROUTE-17: %s is none', (path) => expect(readConfiguratorPath(path)).toBeNull());

  it('CHECK-12: the query says product, edition and sample, and is passed on to the checkout', () => {
    expect(
      readConfiguratorQuery(
        '?product=storybook&ed=tc&samples=1&choices=Size%3D30x30+Pages%3D40&pid=101&collection=tc&ev=x&other=1',
      ),
    ).toEqual({
      product: 'storybook',
      ed: 'tc',
      isSample: true,
      choices: 'Size=30x30 Pages=40',
      passedOn: { collection: 'tc', flagged_as: '', ev: 'x', fundy_order_code: '', pid: '101' },
    });
    expect(readConfiguratorQuery('?samples=2').isSample).toBe(false);
    expect(readConfiguratorQuery(`?product=${'x'.repeat(200)}`).product).toHaveLength(80);
    expect(readConfiguratorQuery(`?choices=${'x'.repeat(2_000)}`).choices).toHaveLength(1_000);
  });

  it.each([
    [['https://a.test/cover/?p=1', 'https://a.test/ta/config-product/10'], '10', '', false],
    [['https://a.test/ta/config-product/10?ed=tc&samples=1'], '10', 'tc', true],
  ] as const)('finds the configurator among the ways of %j', (addresses, configurator, ed, isSample) =>
    expect(findConfigurator(addresses)).toEqual({ configurator, ed, isSample }),
  );
  it('finds none among other ways: a print editor, another environment, no address', () =>
    expect(
      findConfigurator(['https://a.test/ta/config-print/4', 'https://a.test/ta/config-product-dev/9', '']),
    ).toBeNull());

  const shop = 'https://shop.test';
  it.each([
    [`${shop}/checkout/900/?mt=0`, '', true],
    ['', '?from=checkout', true],
    ['https://evil.test/checkout/900/', '', false],
    [`${shop}/cart/`, '', false],
    ['', '', false],
    ['no address', '?from=store', false],
  ])('CONF-10, CONF-25: from %j with %j: %s', (referrer, search, came) =>
    expect(cameFromCheckout(referrer, search, shop)).toBe(came),
  );
});
