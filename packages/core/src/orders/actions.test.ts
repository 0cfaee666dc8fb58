import { expect, it } from 'vitest';
import { recordCalls } from '../../test/orders.ts';
import { fail, succeed } from '../kernel/result.ts';
import { createOrderActions } from './actions.ts';

const request = { order_by: [], query: {} };

it.each([
  [undefined, undefined],
  [1, undefined],
  [5000, 5000],
])('GW-49, GW2-13, GW2-42: page %s travels as %s', async (page, sent) => {
  const { gateway, calls } = recordCalls(() => succeed({ orders: [] }));
  const actions = createOrderActions(gateway);
  const asked = page === undefined ? { request } : { request, page };
  await actions.inProcess(asked);
  await actions.incomplete(asked);
  expect(calls.map(({ id, input }) => [id, input.path, input.body])).toEqual([
    ['orders.inProcess', { page: sent }, request],
    ['orders.incomplete', { page: sent }, request],
  ]);
});

it('T-E7: the signal of a reader reaches the call', async () => {
  const { gateway, calls } = recordCalls(() => succeed([]));
  const { signal } = new AbortController();
  await createOrderActions(gateway).unread(signal);
  expect(calls[0]?.options.signal).toBe(signal);
});

it('views are answered as a list, a failure as it is', async () => {
  const view = { id: '1', name: 'a', search: '', columns: [] };
  const good = createOrderActions(recordCalls(() => succeed({ views: [view] })).gateway);
  expect([await good.views(), await good.saveView(view), await good.deleteView('1')]).toEqual(
    Array.from({ length: 3 }, () => succeed([view])),
  );
  const bad = createOrderActions(recordCalls(() => fail('conflict')).gateway);
  expect(await bad.saveView(view)).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
});
