import { describe, expect, it } from 'vitest';
import type { Gateway } from '../../gateway/index.ts';
import { fail, succeed } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { createPrintSession } from './printSession.ts';

function open(answers: readonly Result<{ readonly session_key: string }>[]) {
  const calls: string[] = [];
  const call = async ({ id }: { readonly id: string }) => {
    calls.push(id);
    return answers[calls.length - 1];
  };
  return { session: createPrintSession({ call } as unknown as Gateway), calls };
}

describe('the session of a print editor', () => {
  it('PRINT-02, STATE-01, STATE-06: its key is fetched once for all who ask at a time, and kept as sessionId', async () => {
    const { session, calls } = open([succeed({ session_key: 'a' }), succeed({ session_key: 'b' })]);
    expect(session.store.getState()).toEqual({ sessionId: '', failure: null });
    expect(await Promise.all([session.refresh(), session.refresh()])).toEqual(['a', 'a']);
    expect([session.store.getState().sessionId, calls]).toEqual(['a', ['print.session']]);
    expect([await session.refresh(), session.store.getState().sessionId]).toEqual(['b', 'b']);
  });

  it('PRINT-14: a lab that gives none is a failure, until it gives one', async () => {
    const { session } = open([fail('offline'), succeed({ session_key: 'b' })]);
    expect(await session.refresh()).toBe('');
    expect(session.store.getState()).toMatchObject({ sessionId: '', failure: { kind: 'offline' } });
    await session.refresh();
    expect(session.store.getState()).toEqual({ sessionId: 'b', failure: null });
  });
});
