import { describe, expect, it } from 'vitest';
import { answer, field, quote } from '../../test/configurator.ts';
import { setUp } from '../../test/configuratorLab.ts';
import { fail, succeed } from '../kernel/result.ts';

describe('a quote', () => {
  it('CONF-05, CONF-16, CONF-29: is loaded with its fields, its number and its former price', async () => {
    const lab = setUp();
    const fields = [field('order_code', ' 900000001 '), { name: 'empty' }, field('album_price', 298)];
    lab.answers['configurator.quote'] = succeed(quote({ formerPrice: 164, headerValues: { fields } }));
    await lab.open('q1', 'en');
    expect(lab.sent('quote')[0]?.input).toEqual({ path: { conf_id: 'q1' } });
    expect(lab.state()).toMatchObject({
      isChanged: false,
      formerPrice: 164,
      quote: { id: 'q1', idQuote: '77', orderCode: '900000001', slug: 'weddingbook' },
    });
    expect([...(lab.state().quote?.header ?? [])]).toEqual([
      ['order_code', ' 900000001 '],
      ['album_price', 298],
    ]);
    expect(lab.asked()).toEqual([[field('Pages', 40), field('CoverMaterial', 'leather')]]);
    lab.acceptPrice();
    expect(lab.state().formerPrice).toBeNull();
  });

  it('CONF-21: that cannot be loaded ends loading with its failure', async () => {
    const lab = setUp();
    lab.answers['configurator.quote'] = fail('notFound');
    await lab.open('q1', 'en');
    expect(lab.state()).toMatchObject({ isLoading: false, loadFailure: { kind: 'notFound' }, product: null });
    lab.answers['configurator.quote'] = succeed(quote());
    await lab.reload();
    expect(lab.state()).toMatchObject({ loadFailure: null, quote: { id: 'q1' } });
  });

  it('a choice of a quote that is no longer sold is marked, not dropped', async () => {
    const lab = setUp();
    const problems = [{ field: 'CoverMaterial', code: 'notWithThis', value: 'leather' }];
    lab.answers['configurator.price'] = succeed(answer({ CoverMaterial: 'leather' }, { problems }));
    await lab.open('q1', 'en');
    expect(lab.asked()).toHaveLength(1);
    expect(lab.state()).toMatchObject({ dropped: [], answer: { problems } });
  });

  it('while another product could not be loaded, is saved and priced as the product on the screen', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.answers['configurator.product'] = fail('offline');
    await lab.chooseProduct('storybook');
    expect(lab.sent('price').at(-1)?.input.body).not.toMatchObject({ product: 'storybook' });
    await lab.save();
    const body = lab.sent('createQuote')[0]?.input.body as { configuredProduct: string } | undefined;
    const sent = JSON.parse(body?.configuredProduct ?? '{}') as { name: string; fields: object[] };
    expect(sent.name).toBe('Wedding Book');
    expect(sent.fields).toContainEqual(field('ProductCode', 'weddingbook'));
  });

  it('CONF-06, CONF-26: is created once, then saved into itself with its revision', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.choose('Pages', 40);
    lab.answers['configurator.price'] = succeed(answer({ Pages: 40 }));
    const [first, second] = await Promise.all([lab.save(), lab.save()]);
    expect(first).toMatchObject({ ok: true, value: { id: 'q1', orderCode: '900000001' } });
    expect(second).toBeNull();
    const [created] = lab.sent('createQuote');
    expect(created?.input.path).toEqual({ product_id: '10' });
    const body = created?.input.body as { configuredProduct: string; currency: string };
    expect(body.currency).toBe('EUR');
    const configured = JSON.parse(body.configuredProduct) as { fields: unknown[] };
    expect(configured).toMatchObject({ idProduct: '10', name: 'Wedding Book' });
    expect(configured.fields).toEqual(
      expect.arrayContaining([field('Pages', 40), field('ProductCode', 'weddingbook')]),
    );
    expect(lab.state()).toMatchObject({ isChanged: false, isSaving: false });
    await lab.open('q1', 'en');
    expect(lab.sent('quote')).toHaveLength(0);
    await lab.save();
    expect(lab.sent('createQuote')).toHaveLength(1);
    expect(lab.sent('saveQuote')[0]?.input).toMatchObject({
      path: { conf_id: 'q1', idQuote: '77' },
      body: { revision: '1' },
    });
    expect(lab.state().quote?.revision).toBe(2);
  });

  it('CONF-07: has no number while something stands against ordering it', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    for (const fields of [[], [field('order_code', '  ')], [field('Order_Code', '9')]]) {
      lab.answers['configurator.createQuote'] = succeed(quote({ headerValues: { fields } }));
      const saved = await lab.save(true);
      expect(saved).toMatchObject({ ok: true, value: { orderCode: '' } });
    }
  });

  it('T-E2: is repeated under the same key after a lost answer, under another with other content', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.answers['configurator.createQuote'] = fail('timeout');
    await lab.save();
    expect(lab.state()).toMatchObject({ isSaving: false, saveFailure: { kind: 'timeout' } });
    await lab.save();
    lab.choose('Pages', 40);
    lab.answers['configurator.price'] = succeed(answer({ Pages: 40 }));
    await lab.save();
    expect(lab.sent('createQuote').map(({ options }) => options.key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('that another window changed can be saved as a new one, or loaded again', async () => {
    const lab = setUp();
    await lab.open('q1', 'en');
    lab.answers['configurator.saveQuote'] = fail('conflict', { status: 409 });
    await lab.save();
    expect(lab.state().saveFailure?.kind).toBe('conflict');
    lab.answers['configurator.quote'] = succeed(quote({ revision: 5 }));
    await lab.reload();
    expect(lab.state()).toMatchObject({ quote: { revision: 5 }, saveFailure: null });
    lab.answers['configurator.createQuote'] = succeed(quote({ id: 'q2' }));
    expect(await lab.save(true)).toMatchObject({ ok: true, value: { id: 'q2' } });
    expect(lab.state().quote?.id).toBe('q2');
  });

  it('is not saved while its price is unknown', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.answers['configurator.price'] = fail('offline');
    lab.choose('Pages', 40);
    expect(await lab.save()).toMatchObject({ ok: false, failure: { kind: 'offline' } });
    expect(lab.sent('createQuote')).toHaveLength(0);
  });

  it('a choice that is made while it is saved counts as changed', async () => {
    const lab = setUp();
    await lab.open('', 'en');
    lab.hold();
    const saving = lab.save();
    await lab.settle();
    lab.choose('Pages', 40);
    await lab.release();
    await saving;
    expect(lab.state()).toMatchObject({ isChanged: true, isSaving: false });
  });

  it('CONF-12: each environment has its own calls', async () => {
    const lab = setUp({ environment: 'dev' });
    lab.answers['configurator.dev.createQuote'] = succeed(quote());
    await lab.open('', 'en');
    await lab.save();
    expect(lab.sent('dev.createQuote')).toHaveLength(1);
  });

  it('late answers of a page that was left change nothing', async () => {
    const lab = setUp();
    lab.hold();
    void lab.open('', 'en');
    lab.close();
    await lab.release();
    expect(lab.state().product).toBeNull();
  });
});
