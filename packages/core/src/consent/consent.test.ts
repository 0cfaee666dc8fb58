import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../test/orders.ts';
import { memoryStore } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { Failure, Result } from '../kernel/result.ts';
import { createConsent, shouldAsk } from './consent.ts';

it.each([
  ['PRIV-06', true, null, true],
  ['PRIV-06', true, '', true],
  ['PRIV-06', true, '1', false],
  ['PRIV-06', false, null, false],
])('%s: show %s, closed %j asks %s', (_id, show, marker, expected) => {
  expect(shouldAsk(show, marker)).toBe(expected);
});

function consentWith(
  answer: (id: string) => Result<unknown> | Promise<Result<unknown>>,
  customer: { code: string; inter: boolean } | null = { code: '1001', inter: false },
) {
  const storage = memoryStore();
  const { gateway, calls } = recordCalls(answer);
  const consent = createConsent({ gateway, storage, customer: () => customer });
  return { consent, calls, storage, state: consent.store.getState };
}

describe('check', () => {
  it.each([
    [
      { show: true, gdpr_value: null },
      { value: null, asking: true },
    ],
    [
      { show: true, gdpr_value: 0 },
      { value: false, asking: true },
    ],
    [
      { show: false, gdpr_value: 1 },
      { value: true, asking: false },
    ],
  ])('PRIV-04, PRIV-07, GW-46: %j', async (answer, expected) => {
    const { consent, calls, state } = consentWith(() => succeed(answer));
    await consent.check();
    expect(state()).toMatchObject({ ...expected, working: null, failure: null });
    expect(calls[0]?.input.body).toEqual({ cod_fot: '1001', int: '0' });
  });
  it('PRIV-12: once closed it does not come back, and the marker is kept', async () => {
    const { consent, storage, state } = consentWith(() => succeed({ show: true, gdpr_value: null }));
    await consent.check();
    consent.close();
    expect([state().asking, storage.get('openGDPR')]).toEqual([false, '1']);
    await consent.check();
    expect(state().asking).toBe(false);
  });
  it('DEC-03: a failed check asks nothing and says so; without a customer nothing is sent', async () => {
    const failed = consentWith(() => fail('offline'));
    await failed.consent.check();
    expect(failed.state()).toMatchObject({ asking: false, value: null, failure: { kind: 'offline' } });
    const nobody = consentWith(() => succeed({}), null);
    await nobody.consent.check();
    expect([nobody.calls.length, await nobody.consent.set(true, 'modal')]).toEqual([0, false]);
  });
});

describe('set', () => {
  it('PRIV-08, PRIV-14, GW-46: sends the documented values and keeps the choice', async () => {
    const { consent, calls, state } = consentWith(() => succeed({ success: true, gdpr_value: 1 }), {
      code: '1001',
      inter: true,
    });
    expect(await consent.set(true, 'privacy')).toBe(true);
    expect(calls[0]?.input.body).toEqual({
      cod_fot: '1001',
      int: '1',
      gdpr_check_type: '1',
      outcome: '1',
      from_page: 'privacy',
    });
    expect(state().value).toBe(true);
  });
  it.each([
    ['a failure', fail('unavailable')],
    ['a refusal', succeed({ success: false, gdpr_value: null })],
  ])('PRIV-14: after %s the checkbox goes back', async (_name, answer) => {
    const { consent, state } = consentWith((id) =>
      id === 'consent.check' ? succeed({ show: false, gdpr_value: 1 }) : answer,
    );
    await consent.check();
    const setting = consent.set(false, 'modal');
    expect(state()).toMatchObject({ value: false, working: 'set' });
    expect(await setting).toBe(false);
    expect(state()).toMatchObject({ value: true, working: null });
  });
  it('T-E7: the answer for a customer who left is forgotten', async () => {
    let give: (answer: Result<unknown>) => void = () => undefined;
    const { consent, state } = consentWith(() => new Promise((resolve) => (give = resolve)));
    const checking = consent.check();
    await Promise.resolve();
    consent.reset();
    give(succeed({ show: true, gdpr_value: 1 }));
    await checking;
    expect(state()).toMatchObject({ value: null, asking: false, working: null });
  });
});

it('T-B6: names nobody while it is not known who the customer is', async () => {
  const { gateway, calls } = recordCalls(() => succeed({ show: true, gdpr_value: null, success: true }));
  const customer = () => ({ code: '1001', inter: false });
  let answer = fail('unavailable', { endpoint: 'auth.checkToken' }).failure as Failure | null;
  const consent = createConsent({
    gateway,
    storage: memoryStore(),
    customer,
    confirm: () => Promise.resolve(answer),
  });
  await consent.check();
  expect(await consent.set(true, 'modal')).toBe(false);
  expect(calls).toEqual([]);
  expect(consent.store.getState()).toMatchObject({ value: null, failure: { kind: 'unavailable' } });
  answer = null;
  await consent.check();
  expect(calls.map(({ input }) => input.body)).toEqual([{ cod_fot: '1001', int: '0' }]);
});
