import { expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';

const customer = { code: '1001', inter: false };

it.each([
  ['OBS2-06: a customer who allows it', customer, true, 1],
  ['PRIV-09, DEC-13: nobody asked or allowed it', customer, false, 0],
  ['OBS-01, ROLE2-05: a viewer of the lab', { ...customer, inter: true }, true, 0],
  ['OBS-06, ROLE2-05: the internal account', { ...customer, code: '0' }, true, 0],
  ['ROLE2-09: the internal account, with spaces', { ...customer, code: ' 0 ' }, true, 0],
  ['a session whose customer is not known yet', { ...customer, code: '' }, true, 0],
  ['a code that only begins with 0', { ...customer, code: '01' }, true, 1],
  ['nobody is signed in', null, true, 0],
])('%s', (_row, who, consented, times) => {
  const analytics = vi.fn();
  const tell = createAnalytics({ analytics, customer: () => who, consented: () => consented });
  tell('store_create', { slug: 'gobook' });
  expect(analytics.mock.calls).toEqual(times === 0 ? [] : [['store_create', { slug: 'gobook' }]]);
});

it('OBS2-06: without a service nothing is sent', () => {
  const tell = createAnalytics({ analytics: undefined, customer: () => customer, consented: () => true });
  expect(() => tell('store_info', {})).not.toThrow();
});
