import { expect, it } from 'vitest';
import { memoryStore } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import { claimHomeRedirect } from './home.ts';

const one = [{ cod_order: 'A', unread: null }];
const none = [{ cod_order: 'A', unread: 0 }];

it.each([
  ['DASH-14 unset', null, succeed([]), false, true],
  ['DASH-14 equals 1', '1', succeed(none), false, true],
  ['DASH-14 unread', null, succeed(one), false, false],
  ['DASH-24 already done', 'false', succeed([]), false, false],
  ['DASH-24 the call failed', null, fail('offline'), false, false],
  ['a notice waits', null, succeed([]), true, false],
])('%s', (_id, flag, unread, noticeWaiting, expected) => {
  const storage = memoryStore(flag === null ? {} : { redirectGraphistore: flag });
  expect(claimHomeRedirect(storage, unread, { noticeWaiting })).toBe(expected);
  expect(storage.get('redirectGraphistore')).toBe(expected ? 'false' : flag);
  expect(claimHomeRedirect(storage, unread, { noticeWaiting })).toBe(false);
});
