import { describe, expect, it } from 'vitest';
import { isPermitted } from './staffRoles.ts';

const acts = [
  'message',
  'answered',
  'step',
  'promise',
  'ship',
  'delivered',
  'returned',
  'price',
  'paid',
  'cancel',
  'jobs',
  'people',
  'customers',
];

describe('roles of the staff', () => {
  it.each([
    ['administrator', acts],
    ['desk', acts.filter((act) => act !== 'people')],
    ['workshop', ['step', 'ship', 'delivered', 'jobs']],
    ['', []],
    ['constructor', []],
  ])('%s may do %j and nothing else', (role, expected) => {
    expect(acts.filter((act) => isPermitted(role, act))).toEqual(expected);
  });

  it.each(['toString', '__proto__', 'delete', ''])(
    'an act without a row (%s) is for administrators',
    (act) => {
      expect([isPermitted('desk', act), isPermitted('workshop', act)]).toEqual([false, false]);
    },
  );
});
