import { describe, expect, it } from 'vitest';
import { anna, authLab, openTab } from '../../test/authLab.ts';
import { memoryStore } from '../kernel/ports.ts';

describe('start with a token in the address', () => {
  it('DEC-01: a token that is good for one exchange is replaced by the one that the server answers', async () => {
    const lab = authLab([anna]);
    const taToken = lab.issue('1001');
    const token = lab.issue('1001');
    lab.exchanged.set(taToken, token);
    const storage = memoryStore({});
    const { session, state } = openTab(lab, { storage });
    await session.start({ taToken });
    expect(state()).toMatchObject({ phase: 'signedIn', token, customer: { code: '1001' } });
    expect(storage.get('token')).toBe(token);
    expect(lab.sent.filter((call) => call.token === taToken)).toHaveLength(1);
  });
});
