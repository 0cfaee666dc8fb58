import { describe, expect, it } from 'vitest';
import { portalForTest } from '../../test/portal.ts';
import { externalOrderAddress, shippingAddressAddress } from './index.ts';

const portal = portalForTest({
  lab: 'http://lab.test',
  portal: 'http://portal.test',
  demo: 'http://demo.test',
});
const addressOf = (externalOrder?: string) =>
  externalOrderAddress(
    { links: { ...portal.links, ...(externalOrder === undefined ? {} : { externalOrder }) } },
    { customer: 'c&1', language: 'de' },
  );

describe('the order page of a partner', () => {
  it.each([
    ['https://partner.example/order/?c={c}&lang={lang}', 'https://partner.example/order/?c=c%261&lang=de'],
    ['https://partner.example/', 'https://partner.example/'],
    // No page: a lab without a partner, or an address that is none.
    ['', ''],
    ['javascript:alert(1)', ''],
    ['/order/', ''],
    [undefined, ''],
  ])('DIS-02: %j is framed as %j', (template, address) => expect(addressOf(template)).toBe(address));

  it('DIS-04: the address is chosen on the lab’s own page, with a ticket', () =>
    expect(shippingAddressAddress(portal, { ticket: 't&1', language: 'it' })).toBe(
      'http://lab.test/embed/shipping-address?ta_token=t%261&lang=it',
    ));
});
