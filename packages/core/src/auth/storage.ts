import { rights } from '../contract/index.ts';
import type { CustomerDetails } from '../contract/index.ts';
import { deviceKeys, returningKeys, storageKeys } from '../kernel/storage/keys.ts';
import type { StorageKey } from '../kernel/storage/keys.ts';
import { readStoredJson } from '../kernel/storage/storedJson.ts';
import type { KeyValue } from '../kernel/ports.ts';
import type { Admission, Person } from './state.ts';

/** How a session ended, which decides what is cleared. */
export type Ending = 'expired' | 'loggedOut';

/** The session's values under their documented keys (SES-22). */
export interface SessionStorage {
  /** The token alone, as another tab may have changed it; null when there is none. */
  token(): string | null;
  /** The values the last page load left; null without a token. `person.code` is '' when only a token is there. */
  read(): Pick<Admission, 'token' | 'person' | 'inter' | 'rights' | 'mustChangePassword'> | null;
  write(admission: Admission): void;
  /** Whether the session comes from a temporary password: a page that is loaded again knows it before it asks (T-A7). */
  noteTemporaryPassword(isTemporary: boolean): void;
  writeDetails(customer: CustomerDetails): void;
  /** After a save of the profile. */
  writeNames(names: Pick<Person, 'name' | 'surname' | 'company'>): void;
  /** Our session values and nothing else; device preferences stay (SES-20, SES-26). */
  clear(ending: Ending): void;
  /** Random, made at the first question, the same afterwards (SES-30). */
  visitor(random: () => number): string;
  /** Marks `save_logged_user` as sent; false when it was already (SES-09). */
  claimUserSaved(): boolean;
}

/** Values that hold JSON: what is damaged is removed when a page begins, also where that page never reads it (STATE-10). */
const jsonKeys: readonly StorageKey[] = [
  storageKeys.companyData,
  storageKeys.fatturati,
  storageKeys.promoJSON,
  storageKeys.marketingJson,
];

export function createSessionStorage(values: KeyValue): SessionStorage {
  const read = (key: StorageKey) => values.get(key) ?? '';
  const remove = (keys: readonly StorageKey[]) => {
    for (const key of keys) values.remove(key);
  };

  for (const key of jsonKeys) readStoredJson(values, key, (value) => value);

  return {
    token: () => values.get(storageKeys.token) || null,

    read() {
      const token = read(storageKeys.token);
      if (token === '') return null;
      const person: Person = {
        code: read(storageKeys.customerCode),
        c: '',
        user: read(storageKeys.user),
        name: read(storageKeys.name),
        surname: read(storageKeys.surname),
        email: read(storageKeys.email),
        company: read(storageKeys.company),
        area: read(storageKeys.area),
        community: read(storageKeys.community),
      };
      const mustChangePassword = read(storageKeys.temporaryPassword) === '1';
      const kept = values.get(storageKeys.rights);
      const given = kept === null ? null : rights.filter((right) => kept.split(',').includes(right));
      return { token, person, inter: read(storageKeys.inter) === '1', rights: given, mustChangePassword };
    },

    write({ token, person, inter, rights: given = null, mustChangePassword }) {
      const before = read(storageKeys.customerCode) || read(storageKeys.lastCustomer);
      if (before !== '' && before !== person.code) remove(endedKeys('loggedOut'));
      values.set(storageKeys.customerCode, person.code);
      values.set(storageKeys.user, person.user);
      values.set(storageKeys.name, person.name);
      values.set(storageKeys.surname, person.surname);
      values.set(storageKeys.email, person.email);
      values.set(storageKeys.company, person.company);
      values.set(storageKeys.area, person.area);
      values.set(storageKeys.community, person.community);
      values.set(storageKeys.inter, inter ? '1' : '0');
      if (given === null) values.remove(storageKeys.rights);
      else values.set(storageKeys.rights, given.join(','));
      values.set(storageKeys.lastCustomer, person.code);
      this.noteTemporaryPassword(mustChangePassword);
      // Last: another tab that hears of the new token must find its customer already there.
      values.set(storageKeys.token, token);
    },

    noteTemporaryPassword(isTemporary) {
      if (isTemporary) values.set(storageKeys.temporaryPassword, '1');
      else values.remove(storageKeys.temporaryPassword);
    },

    writeDetails(customer) {
      values.set(storageKeys.city, customer.company.city);
      values.set(storageKeys.state, customer.company.state);
      values.set(storageKeys.sesso, customer.sesso);
      values.set(storageKeys.companyData, JSON.stringify(customer.company));
      const { fatturato_anno_corrente, sesso } = customer;
      values.set(storageKeys.fatturati, JSON.stringify({ fatturato_anno_corrente, sesso }));
      if (customer.area !== '') values.set(storageKeys.area, customer.area);
      if (customer.gestore === null) return remove([storageKeys.rep, storageKeys.repName]);
      values.set(storageKeys.rep, JSON.stringify(customer.gestore));
      values.set(storageKeys.repName, customer.gestore.nome);
    },

    writeNames({ name, surname, company }) {
      values.set(storageKeys.name, name);
      values.set(storageKeys.surname, surname);
      values.set(storageKeys.company, company);
    },

    clear: (ending) => remove(endedKeys(ending)),

    visitor(random) {
      const stored = read(storageKeys.visitor);
      if (/^[0-9a-f]{32}$/.test(stored)) return stored;
      const created = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
      values.set(storageKeys.visitor, created);
      return created;
    },

    claimUserSaved() {
      if (read(storageKeys.userSaved) === '1') return false;
      values.set(storageKeys.userSaved, '1');
      return true;
    },
  };
}

function endedKeys(ending: Ending): readonly StorageKey[] {
  return Object.values(storageKeys).filter(
    (key) => !deviceKeys.includes(key) && !(ending === 'expired' && returningKeys.includes(key)),
  );
}
