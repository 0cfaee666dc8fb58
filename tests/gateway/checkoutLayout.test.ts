import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { openQuote } from './checkoutSteps.ts';

let lab: TestLab;
let who: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'uk@studio.test');
});
afterAll(() => lab.stop());

/** The checkout of a Wedding Book of 40 pages that the lab designs. */
async function pageWith(style: string, images: number): Promise<string> {
  const { browser, code } = await openQuote(lab.base, who, '10', [
    { name: 'Size', stringValue: '30x30' },
    { name: 'Pages', numberValue: 40 },
    { name: 'LayoutBy', stringValue: 'lab' },
    { name: 'LayoutStyle', stringValue: style },
    { name: 'Images', numberValue: images },
  ]);
  return browser.page(`/checkout/${code}/`);
}

describe('the layout of a book at the checkout', () => {
  it.each([
    ['studio', 50, '60–70', 'You have chosen fewer.', 10],
    ['studio', 65, '60–70', 'Your number fits.', 25],
    ['reportage', 55, '55', 'Your number fits.', 15],
    ['reportage', 60, '55', 'You have chosen more.', 20],
    ['design', 40, '40', 'Your number fits.', 0],
  ])('CONST2-24, CONST2-35: %s with %i images', async (style, images, recommended, verdict, extra) => {
    const page = await pageWith(style, images);
    for (const words of [`Images: ${images}`, `Recommended for 40 pages: ${recommended}.`, verdict])
      expect(page).toContain(words);
    const charged = /Images beyond one per page, which are charged: (\d+)/.exec(page)?.[1];
    expect(charged).toBe(extra === 0 ? undefined : String(extra));
    expect(page).toContain('<th scope="col">Reportage</th>');
  });

  it('is that of the customer’s own files by default, without a table', async () => {
    const { browser, code } = await openQuote(lab.base, who);
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).toContain('You upload your own files after you have placed the order.');
    expect(page).not.toContain('Recommended number of images');
  });
});
