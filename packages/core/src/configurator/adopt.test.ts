import { describe, expect, it } from 'vitest';
import { field, product } from '../../test/configurator.ts';
import { setUp } from '../../test/configuratorLab.ts';
import { succeed } from '../kernel/result.ts';

describe('the configuration of a script on the page', () => {
  it('DEC-23: is what the price is asked for; a price among its fields is left out', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    await lab.adopt([
      field('Pages', 40),
      field('Img2_Id', 'i7'),
      field('album_price', 1),
      field('totalPrice', 1),
    ]);
    expect(lab.state()).toMatchObject({ isStale: true, isChanged: true });
    await lab.pass();
    expect(lab.asked().at(-1)).toEqual([field('Pages', 40), field('Img2_Id', 'i7')]);
    expect(lab.state()).toMatchObject({ isStale: false, answer: { price: { total: 179 } } });
  });

  it('changes nothing where it is the lab’s own, and nothing was chosen at its beginning', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    await lab.adopt([field('Size', '20x20'), field('Pages', '20')], true);
    await lab.pass();
    expect([lab.asked().length, lab.state().isChanged]).toEqual([1, false]);
    await lab.adopt([field('Size', '30x30')], true);
    await lab.pass();
    expect([lab.asked().length, lab.state().isChanged]).toEqual([2, false]);
    // A choice that the script took back is taken back.
    await lab.adopt([field('Pages', 20)]);
    await lab.pass();
    expect(lab.asked()[2]).toEqual([field('Pages', 20)]);
  });

  it('keeps a sample one, and may be another product of the configurator', async () => {
    const lab = setUp({ isSample: true });
    const products = [
      { slug: 'weddingbook', name: 'Wedding Book' },
      { slug: 'story', name: 'Story' },
    ];
    lab.answers['configurator.product'] = succeed(product({ products }));
    await lab.open('', 'en');
    await lab.adopt([field('ProductCode', 'unknown'), field('Pages', 40)]);
    await lab.pass();
    expect(lab.asked().at(-1)).toEqual([field('Pages', 40), field('Samples', 1)]);
    lab.answers['configurator.product'] = succeed(product({ products, slug: 'story' }));
    await lab.adopt([field('ProductCode', 'story'), field('Pages', 60)]);
    expect(lab.sent('product').at(-1)?.input).toMatchObject({ query: { product: 'story' } });
    expect(lab.state()).toMatchObject({ product: { slug: 'story' }, isStale: false });
  });

  it('CONF-28: the price list’s version goes with each save, and is absent where none is named', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    await lab.save();
    expect(lab.sent('createQuote')[0]?.input.body).not.toHaveProperty('price_list_version');
    lab.namePriceList('2026-1');
    await lab.save();
    expect(lab.sent('saveQuote')[0]?.input.body).toMatchObject({ price_list_version: '2026-1' });
  });

  it('says nothing before the product is known', async () => {
    const lab = setUp();
    await lab.adopt([field('Pages', 40)]);
    expect(lab.calls).toEqual([]);
  });
});
