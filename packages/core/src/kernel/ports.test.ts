import { describe, expect, it } from 'vitest';
import { firstWorkingStore, manualClock, memoryStore } from './ports.ts';

function webStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  let full = false;
  return {
    values,
    fill: () => (full = true),
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}
const refuses = () => {
  throw new Error('SecurityError');
};

it('memoryStore keeps, overwrites and forgets', () => {
  const store = memoryStore({ a: '1' });
  store.set('b', '2');
  store.set('b', '3');
  store.remove('a');
  expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([null, '3', null]);
});

describe('firstWorkingStore (T-B6: normal, throws on get, throws on set, cleared)', () => {
  it('takes the first that works and leaves no probe behind', () => {
    const local = webStorage({ host: 'mine' });
    const store = firstWorkingStore(
      refuses,
      () => undefined,
      () => local,
    );
    store.set('token', 'T');
    expect([...local.values]).toEqual([
      ['host', 'mine'],
      ['token', 'T'],
    ]);
  });

  it('names no store before it is used: a widget that keeps nothing touches none (DEC-19)', () => {
    let named = 0;
    const local = webStorage();
    const store = firstWorkingStore(() => {
      named += 1;
      return local;
    });
    expect(named).toBe(0);
    store.get('token');
    store.set('token', 'T');
    expect(named).toBe(1);
  });

  it('keeps in memory when every store refuses', () => {
    const store = firstWorkingStore(refuses, () => ({
      getItem: refuses,
      setItem: refuses,
      removeItem: refuses,
    }));
    store.set('token', 'T');
    expect(store.get('token')).toBe('T');
    store.remove('token');
    expect(store.get('token')).toBeNull();
  });

  it('keeps a value in memory when the quota is reached later, newer than the stored one', () => {
    const local = webStorage();
    const store = firstWorkingStore(() => local);
    store.set('a', 'old');
    local.fill();
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('sees what another tab cleared', () => {
    const local = webStorage();
    const store = firstWorkingStore(() => local);
    store.set('token', 'T');
    local.values.clear();
    expect(store.get('token')).toBeNull();
  });

  it('does not throw when reading begins to be refused', () => {
    const local = webStorage();
    const store = firstWorkingStore(() => local);
    local.getItem = refuses;
    local.removeItem = refuses;
    expect(store.get('token')).toBeNull();
    expect(() => store.remove('token')).not.toThrow();
  });
});

describe('manualClock', () => {
  it('runs what became due, in order of time, and nothing that was cancelled', () => {
    const clock = manualClock('2026-11-20T10:00:00Z');
    const ran: string[] = [];
    clock.after(200, () => ran.push(`b ${clock.now().toISOString()}`));
    clock.after(100, () => {
      ran.push('a');
      clock.after(50, () => ran.push('a2'));
    });
    clock.after(150, () => ran.push('never'))();
    clock.after(1_000, () => ran.push('late'));
    clock.advance(500);
    expect(ran).toEqual(['a', 'a2', 'b 2026-11-20T10:00:00.200Z']);
    expect(clock.now().toISOString()).toBe('2026-11-20T10:00:00.500Z');
  });
});
