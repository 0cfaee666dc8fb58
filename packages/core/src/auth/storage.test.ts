import { describe, expect, it } from 'vitest';
import { memoryStore, storageKeys } from '../kernel/index.ts';
import type { KeyValue } from '../kernel/index.ts';
import { createSessionStorage } from './storage.ts';

const person = {
  code: '1001',
  c: 'c1001',
  user: '1001',
  name: 'Giulia',
  surname: 'Zanetti',
  email: 'it@studio.test',
  company: 'Studio Aurora',
  area: '1',
  community: 'it',
};
const admission = {
  token: 'token-of-1001',
  person,
  inter: false,
  features: [],
  accountLanguage: 'it',
  mustChangePassword: false,
};

describe('the stored session as another tab sees it', () => {
  it('SES-22, A10: whoever sees the token sees whose it is', () => {
    const values = memoryStore();
    const seen: (string | null)[] = [];
    const watched: KeyValue = {
      ...values,
      set(key, value) {
        values.set(key, value);
        if (values.get(storageKeys.token) !== null) seen.push(values.get(storageKeys.customerCode));
      },
    };
    createSessionStorage(watched).write(admission);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set(['1001']));
  });

  it('SES-26: the token is the first to go', () => {
    const values = memoryStore();
    const gone: string[] = [];
    const watched: KeyValue = {
      ...values,
      remove(key) {
        values.remove(key);
        gone.push(key);
      },
    };
    const storage = createSessionStorage(watched);
    storage.write(admission);
    gone.length = 0;
    storage.clear('loggedOut');
    expect(gone[0]).toBe(storageKeys.token);
    expect(storage.read()).toBeNull();
  });
});
