import { describe, expect, it } from 'vitest';
import { portalForTest } from '../../test/portal.ts';
import { printAgainAddress, readPrintAgainPage } from './printAgain.ts';

const labOrigin = 'http://lab.test';
const pageOf = (printAgain?: string) => {
  const { links } = portalForTest({ lab: labOrigin, portal: 'http://portal.test', demo: 'http://demo.test' });
  return readPrintAgainPage({
    labOrigin,
    links: { ...links, ...(printAgain === undefined ? {} : { printAgain }) },
  });
};

describe('the page of own quotes that a lab names', () => {
  it.each([
    ['https://projects.example/list', 'https://projects.example/list'],
    ['http://lab.test/embed/print-again', 'http://lab.test/embed/print-again'],
  ])('AGAIN-05: %s is framed', (address, page) => expect(pageOf(address)).toBe(page));

  it.each([
    [undefined],
    [''],
    ['http://projects.example/list'],
    ['http://lab.test.evil.example/'],
    ['//projects.example/'],
    ['javascript:alert(1)'],
    ['https://lab.test@evil.example/'],
    ['projects'],
  ])('AGAIN-05: %s gets no token: the portal shows its own list', (address) => {
    expect(pageOf(address)).toBe('');
  });

  it('AGAIN-03: is opened with the hash of the customer and a ticket, whatever its own query says', () => {
    const address = printAgainAddress('https://projects.example/list?shop=2&c=9', {
      customer: 'c1',
      ticket: 't&1',
      language: 'de',
    });
    expect(address).toBe('https://projects.example/list?shop=2&c=c1&ta_token=t%261&lang=de');
  });
});
