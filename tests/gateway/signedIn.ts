import { inject } from 'vitest';
import { signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

const known = new Map<string, Promise<SignedIn>>();

/** Session of a demonstration account, shared by the tests of a file that only read. */
export function signedIn(email: string): Promise<SignedIn> {
  const found = known.get(email) ?? signIn(inject('base'), email);
  known.set(email, found);
  return found;
}
