import { describe, expect, it } from 'vitest';
import { memoryStore, storageKeys } from '../kernel/index.ts';
import { createDrafts } from './drafts.ts';
import { createSessionStorage } from './storage.ts';

const admission = (code: string) => ({
  token: `token-${code}`,
  person: { code, c: '', user: code, name: '', surname: '', email: '', company: '', area: '', community: '' },
  inter: false,
  features: [],
  accountLanguage: '',
  mustChangePassword: false,
});

function setUp() {
  const storage = memoryStore();
  const session = createSessionStorage(storage);
  const drafts = createDrafts(storage, () => session.read()?.person.code ?? '');
  return { storage, session, drafts };
}

describe('drafts', () => {
  it('DEC-02, T-A9: survive an expired session for the same customer', () => {
    const { session, drafts } = setUp();
    session.write(admission('1001'));
    drafts.write('message 2600001', 'Dear lab,');
    session.clear('expired');
    expect(drafts.read('message 2600001')).toBe('');
    session.write(admission('1001'));
    expect(drafts.read('message 2600001')).toBe('Dear lab,');
    expect(drafts.read('message 2600002')).toBe('');
  });

  it.each(['expired', 'loggedOut'] as const)('T-A9: are never shown to another customer (%s)', (ending) => {
    const { storage, session, drafts } = setUp();
    session.write(admission('1001'));
    drafts.write('message', 'Dear lab,');
    session.clear(ending);
    session.write(admission('1002'));
    expect(drafts.read('message')).toBe('');
    expect(storage.get(storageKeys.drafts)).toBeNull();
  });

  it('T-A10: a log out leaves none', () => {
    const { storage, session, drafts } = setUp();
    session.write(admission('1001'));
    drafts.write('message', 'Dear lab,');
    session.clear('loggedOut');
    expect(storage.get(storageKeys.drafts)).toBeNull();
  });

  it('an emptied draft is gone, and nobody can leave one without a session', () => {
    const { storage, session, drafts } = setUp();
    drafts.write('message', 'nobody');
    expect(storage.get(storageKeys.drafts)).toBeNull();
    session.write(admission('1001'));
    drafts.write('message', 'Dear lab,');
    drafts.write('message', '');
    expect(storage.get(storageKeys.drafts)).toBeNull();
  });

  it.each(['{', 'null', '[]', '7', '{"customer":"1001"}', '{"customer":"1001","texts":{"message":7}}'])(
    'a broken store %j is an empty one',
    (stored) => {
      const { storage, session, drafts } = setUp();
      session.write(admission('1001'));
      storage.set(storageKeys.drafts, stored);
      expect(drafts.read('message')).toBe('');
      expect(drafts.read('toString')).toBe('');
      drafts.write('message', 'again');
      expect(drafts.read('message')).toBe('again');
    },
  );

  it('keeps at most twenty, the newest, and none that is too long', () => {
    const { session, drafts } = setUp();
    session.write(admission('1001'));
    for (let number = 1; number <= 21; number += 1) drafts.write(`n${number}`, 'text');
    drafts.write('long', 'x'.repeat(20_001));
    expect([drafts.read('n1'), drafts.read('n2'), drafts.read('n21'), drafts.read('long')]).toEqual([
      '',
      'text',
      'text',
      '',
    ]);
  });
});
