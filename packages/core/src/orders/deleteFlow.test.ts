import { describe, expect, it } from 'vitest';
import { recordCalls, row } from '../../test/orders.ts';
import type { FrameMessage } from '../kernel/frames/frames.ts';
import { manualClock } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { createDeleteFlow, deleteLimit } from './deleteFlow.ts';

const event = { sposa: 'Anna', sposo: 'Bruno & Co', date: '2026-06-01' };
const order = row({ commessa: 'A100', blocked: 1, event, collections_value: '7' });

function flowWith({
  code = '1001' as string | null,
  answer = succeed({ ticket: 'T', expires_in: 60 }) as Result<unknown> | Promise<Result<unknown>>,
  during = null as FrameMessage | null,
} = {}) {
  const clock = manualClock('2026-11-20T10:00:00Z');
  const { gateway, calls } = recordCalls(() => answer);
  const frames: { url: string; open: boolean; say(message: FrameMessage): void }[] = [];
  const flow = createDeleteFlow({
    gateway,
    clock,
    labOrigin: 'https://lab.example',
    customerCode: () => code,
    openFrame(url, heard) {
      const frame = { url, open: true, say: heard };
      frames.push(frame);
      if (during) heard(during);
      return () => void (frame.open = false);
    },
  });
  return { flow, clock, calls, frames, state: flow.store.getState };
}
const confirmed = async (given: Parameters<typeof flowWith>[0] = {}) => {
  const made = flowWith(given);
  made.flow.ask(order);
  await made.flow.confirm();
  return made;
};
const finished: FrameMessage = { name: 'finishedDeleteOrder', orderCode: 'A100' };

describe('delete of an incomplete order', () => {
  it('ORD-30: only a blocked order is asked for', () => {
    const { flow, state } = flowWith();
    flow.ask(row({ blocked: 0 }));
    expect(state().step).toBe('idle');
    flow.ask(order);
    expect(state()).toEqual({ step: 'confirming', order, shipsWith: '' });
  });

  it('ORD-31: No leaves everything as it was', () => {
    const { flow, state, calls } = flowWith();
    flow.ask(order);
    flow.dismiss();
    expect([state().step, calls.length]).toEqual(['idle', 0]);
  });

  it.each([null, ''])(
    'ERR-03: without a customer code (%j) it is unexpected, and nothing is asked',
    async (code) => {
      const { state, calls, frames } = await confirmed({ code });
      expect(state()).toMatchObject({ step: 'failed', reason: 'unexpected' });
      expect([calls.length, frames.length]).toEqual([0, 0]);
    },
  );

  it('EMB-04, DEC-01: the hidden page gets its parameters, with a ticket in place of the token', async () => {
    const { state, calls, frames } = await confirmed();
    expect(state().step).toBe('deleting');
    expect(calls[0]).toMatchObject({
      id: 'auth.ticket',
      input: { body: { purpose: 'delete-order', order_code: 'A100' } },
    });
    const url = new URL(frames[0]?.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe('https://lab.example/embed/delete-order');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      order_code: 'A100',
      ta_token: 'T',
      cod_fot: '1001',
      sposa: 'Anna',
      sposo: 'Bruno & Co',
      data_matrimonio: '2026-06-01',
      collections_value: '7',
    });
  });

  it.each([
    ['EMB-07', finished, { step: 'done' }],
    [
      'EMB-11 the plain string names no order',
      { name: 'finishedDeleteOrder', orderCode: '' },
      { step: 'done' },
    ],
    [
      'DEC-07',
      { name: 'failedDeleteOrder', orderCode: 'A100', reason: 'forbidden' },
      { step: 'failed', reason: 'refused', code: 'forbidden' },
    ],
  ] as const)('%s: the page says how it went, and is closed', async (_id, message, expected) => {
    const { state, frames, clock, flow } = await confirmed();
    frames[0]?.say(message);
    expect(state()).toMatchObject(expected);
    expect(frames[0]?.open).toBe(false);
    clock.advance(deleteLimit);
    expect(state()).toMatchObject(expected);
    flow.dismiss();
    expect(state().step).toBe('idle');
  });

  it('a page that answers while it opens is closed too', async () => {
    const { state, frames } = await confirmed({ during: finished });
    expect([state().step, frames[0]?.open]).toEqual(['done', false]);
  });

  it.each([
    ['another order', { name: 'finishedDeleteOrder', orderCode: 'B200' }],
    ['another message', { name: 'finishedChangeMetod', orderCode: 'A100' }],
  ] as const)('T-B1: %s changes nothing', async (_name, message) => {
    const { state, frames } = await confirmed();
    frames[0]?.say(message);
    expect(state().step).toBe('deleting');
  });

  it('EMB-13: 30 s without a word is a failure, a late word changes nothing', async () => {
    const { state, frames, clock } = await confirmed();
    clock.advance(deleteLimit - 1);
    expect(state().step).toBe('deleting');
    clock.advance(1);
    expect(state()).toMatchObject({ step: 'failed', reason: 'timeout' });
    expect(frames[0]?.open).toBe(false);
    frames[0]?.say(finished);
    expect(state()).toMatchObject({ step: 'failed', reason: 'timeout' });
  });

  it('DEC-03: without a ticket no page is opened, the failure is told', async () => {
    const { state, frames } = await confirmed({ answer: fail('offline') });
    expect(state()).toMatchObject({ step: 'failed', reason: 'notAsked', failure: { kind: 'offline' } });
    expect(frames).toEqual([]);
  });

  it('ORD-31: others that need it for their promotion are asked for, and deleted with it when the person agrees', async () => {
    const { state, flow, frames, calls } = await confirmed();
    expect(new URL(frames[0]?.url ?? '').searchParams.has('together')).toBe(false);
    const refused = { name: 'failedDeleteOrder', orderCode: 'A100', reason: 'promotionLimit' } as const;
    frames[0]?.say({ ...refused, together: 'B200,C300', shipsWith: 'D400' });
    expect(state()).toEqual({ step: 'confirming', order, together: ['B200', 'C300'], shipsWith: 'D400' });
    expect(frames[0]?.open).toBe(false);
    await flow.confirm();
    expect(calls).toHaveLength(2);
    expect(new URL(frames[1]?.url ?? '').searchParams.get('together')).toBe('B200,C300');
    frames[1]?.say(finished);
    expect(state()).toEqual({ step: 'done', order, together: ['B200', 'C300'] });
  });

  it('ORD-31: No to the others leaves all of them, and the next question is about the one', async () => {
    const { state, flow, frames, calls } = await confirmed();
    const refused = { name: 'failedDeleteOrder', orderCode: 'A100', reason: 'promotionLimit' } as const;
    frames[0]?.say({ ...refused, together: 'B200' });
    flow.dismiss();
    flow.ask(order);
    expect([state(), calls.length]).toEqual([{ step: 'confirming', order, shipsWith: '' }, 1]);
  });

  it('ORD-31: the order that takes over the shipping is the list’s, and of several that are deleted the refusal’s', async () => {
    const { flow, state, frames } = flowWith();
    const shipped = row({ commessa: 'A100', blocked: 1, ships_with: 'B200' });
    flow.ask(shipped);
    expect(state()).toMatchObject({ step: 'confirming', shipsWith: 'B200' });
    await flow.confirm();
    const refused = { name: 'failedDeleteOrder', orderCode: 'A100', reason: 'promotionLimit' } as const;
    frames[0]?.say({ ...refused, together: 'B200', shipsWith: '<b>' });
    expect(state()).toEqual({ step: 'confirming', order: shipped, together: ['B200'], shipsWith: '' });
  });

  it.each([
    ['names no others', { reason: 'promotionLimit', together: '' }],
    ['has another reason', { reason: 'conflict', together: 'B200' }],
    ['names what is no code', { reason: 'promotionLimit', together: '<b>, ,' }],
  ])('ORD-31: a refusal that %s is a failure', async (_name, given) => {
    const { state, frames } = await confirmed();
    frames[0]?.say({ name: 'failedDeleteOrder', orderCode: 'A100', ...given });
    expect(state()).toMatchObject({ step: 'failed', reason: 'refused', code: given.reason });
  });

  it('T-E2: Yes twice is one deletion; a running one cannot be dismissed or replaced', async () => {
    const { flow, state, calls, frames } = flowWith();
    flow.ask(order);
    await Promise.all([flow.confirm(), flow.confirm()]);
    flow.dismiss();
    flow.ask(row({ commessa: 'B200', blocked: 1 }));
    expect([calls.length, frames.length, state().step]).toEqual([1, 1, 'deleting']);
  });

  it('T-B8: a table that leaves takes frame and timer with it, also before the ticket came', async () => {
    const { flow, frames, clock, state } = await confirmed();
    flow.close();
    expect([frames[0]?.open, state().step]).toEqual([false, 'idle']);
    clock.advance(deleteLimit);
    expect(state().step).toBe('idle');

    let give: (answer: Result<unknown>) => void = () => undefined;
    const slow = flowWith({ answer: new Promise((resolve) => (give = resolve)) });
    slow.flow.ask(order);
    const confirming = slow.flow.confirm();
    slow.flow.close();
    give(succeed({ ticket: 'T', expires_in: 60 }));
    await confirming;
    expect([slow.frames.length, slow.state().step]).toEqual([0, 'idle']);
  });
});
