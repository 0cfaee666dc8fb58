import type { Lab } from '../base/lab.ts';
import { hashToken } from '../identity/tokens.ts';
import { findLink } from './table.ts';
import type { FoundLink } from './table.ts';

const linkCode = /^[A-Za-z0-9_-]{43}$/;

/** The link of a code, working or expired; null for a code that was never mailed. */
export async function linkOf(lab: Lab, code: string): Promise<FoundLink | null> {
  if (!linkCode.test(code)) return null;
  return findLink(lab.database.queries, hashToken(code), lab.clock.now());
}
