import { describe, expect, it } from 'vitest';
import { answer, field, product } from '../../test/configurator.ts';
import { setUp } from '../../test/configuratorLab.ts';
import { fail, succeed } from '../kernel/result.ts';

describe('a new configuration', () => {
  it('CONF-01, CONF-22: loads the product and its price, and ends loading', async () => {
    const lab = setUp({ product: 'weddingbook', ed: 'tc' });
    expect(lab.state().isLoading).toBe(true);
    await lab.open('', 'de');
    expect(lab.state()).toMatchObject({ isLoading: false, isStale: false, product: { slug: 'weddingbook' } });
    expect(lab.state().configuration.get('CoverMaterial')).toBe('linen');
    expect(lab.sent('product')[0]?.input).toEqual({
      path: { configurator: '10' },
      query: { product: 'weddingbook', ed: 'tc', lang: 'de' },
    });
    await lab.open('', 'de');
    expect(lab.calls).toHaveLength(2);
  });

  it('begins as a sample where the address says so', async () => {
    const lab = setUp({ isSample: true });
    await lab.open('', 'en');
    expect(lab.asked()).toEqual([[field('Samples', 1)]]);
  });

  it('PRE-03: begins with what a preset has chosen; a quote does not', async () => {
    const lab = setUp({ choices: 'Pages=40 Paper=silk nothing' });
    await lab.open('', 'en');
    expect(lab.asked()).toEqual([[field('Pages', '40'), field('Paper', 'silk')]]);
    expect(lab.state().isChanged).toBe(false);
    await lab.open('q1', 'en');
    expect(lab.state().chosen.get('Paper')).toBeUndefined();
  });

  it.each(['configurator.product', 'configurator.price'])(
    'CONF-04, CONF-21: ends loading when %s fails, and loads again',
    async (id) => {
      const lab = setUp();
      lab.answers[id] = fail('offline');
      await lab.open('', 'en');
      const { isLoading, loadFailure, priceFailure } = lab.state();
      expect([isLoading, (loadFailure ?? priceFailure)?.kind]).toEqual([false, 'offline']);
      lab.answers[id] = succeed(id.endsWith('price') ? answer() : product());
      await lab.reload();
      expect(lab.state()).toMatchObject({ loadFailure: null, priceFailure: null, isStale: false });
    },
  );

  it('asks 150 ms after the last choice, once; the last answer counts', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.choose('Pages', 30);
    await lab.pass(149);
    lab.choose('Pages', 40);
    await lab.pass(149);
    expect(lab.asked()).toHaveLength(1);
    expect(lab.state()).toMatchObject({ isStale: true, isChanged: true, answer: { price: { total: 179 } } });
    lab.hold();
    await lab.pass(1);
    expect(lab.asked()[1]).toEqual([field('Pages', 40)]);
    lab.answers['configurator.price'] = succeed(answer({ Pages: 50 }, { slug: 'second' }));
    lab.choose('Pages', 50);
    await lab.pass();
    await lab.release(1);
    expect(lab.state()).toMatchObject({ isStale: false, answer: { slug: 'second' } });
    await lab.release();
    expect(lab.state()).toMatchObject({ isStale: false, answer: { slug: 'second' } });
  });

  it('an answer that comes while another choice waits leaves the price stale', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.hold();
    lab.choose('Pages', 30);
    await lab.pass();
    lab.choose('Pages', 40);
    await lab.release();
    expect(lab.state().isStale).toBe(true);
    expect(lab.state().configuration.get('Pages')).toBe(40);
  });

  it('keeps the former price, marked as stale, while the price cannot be asked for', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.answers['configurator.price'] = fail('unavailable');
    lab.choose('Pages', 30);
    await lab.pass();
    expect(lab.state()).toMatchObject({
      isStale: true,
      priceFailure: { kind: 'unavailable' },
      answer: { price: { total: 179 } },
    });
    lab.answers['configurator.price'] = succeed(answer({ Pages: 30 }));
    await lab.retryPrice();
    expect(lab.state()).toMatchObject({ isStale: false, priceFailure: null });
  });

  it('takes back the color of another material at once, and lets the lab choose', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.choose('CoverColor', 'linen-navy');
    lab.choose('CoverMaterial', 'leather');
    expect(lab.state().dropped).toEqual([{ option: 'CoverColor', value: 'linen-navy' }]);
    expect(lab.state().configuration.has('CoverColor')).toBe(false);
    lab.answers['configurator.price'] = succeed(
      answer({ CoverMaterial: 'leather', CoverColor: 'leather-cognac' }),
    );
    await lab.pass();
    expect(lab.asked()[1]).toEqual([field('CoverMaterial', 'leather')]);
    expect(lab.state().configuration.get('CoverColor')).toBe('leather-cognac');
  });

  it('takes back what the lab says does not go with the newest choice, never that one', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.choose('CoverType', 'engraved');
    lab.choose('Copies', 2);
    const problems = ['CoverType', 'Copies'].map((name) => ({
      field: name,
      code: 'notWithThis',
      value: 'x',
    }));
    lab.answers['configurator.price'] = succeed(answer({ Copies: 2 }, { problems }));
    await lab.pass();
    expect(lab.asked().at(-1)).toEqual([field('Copies', 2)]);
    expect(lab.state().dropped).toEqual([{ option: 'CoverType', value: 'x' }]);
    expect(lab.state().isStale).toBe(false);
  });

  it('another product keeps the choices that it has too', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.choose('Size', '30x30');
    lab.choose('CoverMaterial', 'leather');
    lab.answers['configurator.product'] = succeed(product({ slug: 'storybook', sizes: ['25x25'] }));
    await lab.chooseProduct('storybook');
    expect(lab.asked().at(-1)).toEqual([field('CoverMaterial', 'leather')]);
    expect(lab.sent('price').at(-1)?.input.body).toMatchObject({ product: 'storybook' });
  });

  it('another product that cannot be loaded is loaded by the retry, with the choices that it has too', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.choose('Size', '30x30');
    lab.answers['configurator.product'] = fail('offline');
    await lab.chooseProduct('storybook');
    expect(lab.state()).toMatchObject({ loadFailure: { kind: 'offline' }, product: { slug: 'weddingbook' } });
    lab.answers['configurator.product'] = succeed(product({ slug: 'storybook', sizes: ['25x25'] }));
    await lab.reload();
    expect(lab.state()).toMatchObject({ loadFailure: null, product: { slug: 'storybook' } });
    expect(lab.asked().at(-1)).toEqual([]);
  });

  it('a language that is chosen later asks for the words again and keeps the choices', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.choose('Pages', 40);
    await lab.open('', 'fr');
    expect(lab.sent('product').at(-1)?.input.query).toMatchObject({ lang: 'fr' });
    expect(lab.asked().at(-1)).toEqual([field('Pages', 40)]);
  });
});
