import { describe, expect, it } from 'vitest';
import { prints } from '../../test/print.ts';
import type { Gateway } from '../gateway/index.ts';
import { fail, succeed } from '../kernel/result.ts';
import { createGatewayPrintLab } from './gatewayPrintLab.ts';

const answers = (table: Readonly<Record<string, unknown>>) => {
  const calls: unknown[] = [];
  const call = async ({ id }: { readonly id: string }, input: unknown) => {
    calls.push([id, input]);
    const answer = table[id];
    return answer === undefined ? fail('notFound') : succeed(answer);
  };
  const lab = createGatewayPrintLab({
    gateway: { call } as unknown as Gateway,
    family: 27,
    line: () => Promise.reject(new Error('no line')),
    toBytes: (json) => ({ size: json.length, type: 'application/json' }),
  });
  return { lab, calls };
};
const geometry = { page_w: 130, page_h: 180, bleed: 3, safe: 4, gutter: 0, binding: 'layflat', cover: null };

describe('the lab of the editor, by the gateway', () => {
  it('lists a choice for each size with its price; a size without measures is none', async () => {
    const size = {
      ...{ size: '13x18', geometry, pages: { min: 1, max: 250, step: 1 } },
      ...{ price: 0.55, tiers: [{ from: 25, price: 0.45 }] },
    };
    const corners = { name: 'Corners', label: 'Ecken', initial: 'square', choices: [] };
    const { lab } = answers({
      'print.products': {
        currency: 'EUR',
        products: [
          {
            ...{ slug: 'prints', name: 'Prints', module_id: '', pack: 1, options: [corners] },
            sizes: [size, { ...size, size: '?', geometry: { ...geometry, page_w: null } }],
          },
        ],
      },
    });
    expect(await lab.choices()).toEqual(
      succeed([
        {
          ...{ family_id: 27, module_id: 0, product_code: 'prints', name: 'Prints', size: '13x18', geometry },
          pages: { min: 1, max: 250, step: 1 },
          price: { amount: 55, currency: 'EUR', symbol: '' },
          tiers: [{ from: 25, price: { amount: 45, currency: 'EUR', symbol: '' } }],
          ...{ pack: 1, options: [corners] },
        },
      ]),
    );
  });

  it('opens a document with the fields of its uploads, and refuses one that it cannot read', async () => {
    const kept = { project: prints(), rev: 7, pID: 'p1', signature: 's1' };
    const { lab } = answers({ 'print.read': kept });
    expect(await lab.open('u')).toMatchObject({
      ok: true,
      value: { project: { rev: 7 }, upload: { project: 'p1', signature: 's1' } },
    });
    const broken = answers({ 'print.read': { ...kept, project: { ...prints(), spreads: 3 } } });
    expect(await broken.lab.open('u')).toMatchObject({ ok: false, failure: { kind: 'garbage' } });
  });

  it('saves over the revision that the document has', async () => {
    const { lab, calls } = answers({ 'print.save': { rev: 4, saved_at: '' } });
    expect(await lab.save({ ...prints(), rev: 3 })).toEqual(succeed({ rev: 4 }));
    expect(calls).toMatchObject([['print.save', { query: { uuid: prints().uuid, rev: '3' } }]]);
  });

  it('tells photos by the checksum of their files, with what their records become', async () => {
    const photo = {
      ...{ id: 'u1', sha256: 'abc', name: 'a.jpg', size: 9, offset: 9, state: 'ready', problem: '' },
      ...{ width: 3000, height: 2000, icc: 'p3', taken_at: '', thumb: '/t', proxy: '/p', used: false },
    };
    const { lab } = answers({ 'print.photos': { photos: [photo, { ...photo, width: 0, icc: 'new' }] } });
    const records = { taken_at: null, thumb: '/t', proxy: '/p' };
    expect(await lab.photos('u')).toMatchObject({
      value: [
        { upload: 'u1', hash: 'abc', record: { ...records, w: 3000, h: 2000, icc: 'p3' } },
        { record: records },
      ],
    });
  });

  it('a person who sees no prices has none', async () => {
    const { lab } = answers({
      'print.price': { rev: 1, quantity: 3, pages: 0, price: null, dispatch_date: '' },
    });
    expect(await lab.price('u')).toEqual(succeed(null));
  });

  it('names the price with its lines and its discount', async () => {
    const line = { label: '', quantity: 3, amount: 1.65 };
    const price = { currency: 'EUR', lines: [line], parts: { discount: 0.15 }, total: 1.5 };
    const { lab } = answers({
      'print.price': { rev: 1, quantity: 3, pages: 0, price, dispatch_date: '2026-11-27' },
    });
    const money = (amount: number) => ({ amount, currency: 'EUR', symbol: '' });
    expect(await lab.price('u')).toEqual(
      succeed({
        pieces: 3,
        lines: [{ label: '', pieces: 3, amount: money(165) }],
        total: money(150),
        discount: money(15),
        dispatch: '2026-11-27',
      }),
    );
  });
});
