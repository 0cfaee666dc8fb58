import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { customerDetails } from '../contract/index.ts';
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
  it('SES-22, T-A10: whoever sees the token sees whose it is', () => {
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

  it('STATE-10: damaged JSON is gone when a page begins, and the rest stays', () => {
    const values = memoryStore({
      marketing_json: '[{"a":',
      promoJSON: 'x',
      company_data: '{"name":"Aurora"}',
      fatturati: '',
      host: '{',
    });
    createSessionStorage(values);
    expect(
      ['marketing_json', 'promoJSON', 'company_data', 'fatturati', 'host'].map((key) => values.get(key)),
    ).toEqual([null, null, '{"name":"Aurora"}', null, '{']);
  });

  it('STATE-03, STATE-11: the details go under their documented keys, and all of them go again', () => {
    const values = memoryStore({ host: 'theirs', openMenu: '1' });
    const storage = createSessionStorage(values);
    storage.write(admission);
    const company = { name: 'Studio Aurora', city: 'Padova', state: 'PD', country: 'IT' };
    storage.writeDetails(
      parse(customerDetails, { code: '1001', area: 1, sesso: 'F', fatturato_anno_corrente: '4007', company }),
    );
    const read = (key: string) => JSON.parse(values.get(key) ?? 'null') as unknown;
    expect(read('fatturati')).toEqual({ fatturato_anno_corrente: 4007, sesso: 'F' });
    expect(read('company_data')).toMatchObject(company);
    expect(['city', 'state', 'sesso', 'area'].map(values.get)).toEqual(['Padova', 'PD', 'F', '1']);
    for (const key of ['marketing_json', 'promoactive', 'promoJSON', 'redirectGraphistore'])
      values.set(key, '[]');
    storage.clear('loggedOut');
    for (const key of Object.values(storageKeys).filter((name) => name !== 'openMenu'))
      expect(`${key} ${values.get(key)}`).toBe(`${key} null`);
    expect([values.get('host'), values.get('openMenu')]).toEqual(['theirs', '1']);
  });
});
