import type { Session } from '../owner.ts';

/**
 * Finds the session of a bearer token, or of a pass made from one. Cached only with the embedded database, where no
 * other process can end a session.
 */
export interface Sessions {
  /** null for a token that is malformed, unknown, ended or expired. */
  find(token: string): Promise<Session | null>;
  /** The cached session, without waiting. */
  findCached(token: string): Session | null;
  /** After every committed write. */
  forget(): void;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for an absent hash (an unknown address) as for a wrong password. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether no account of this lab may have the password, because everybody can read it in the documentation. */
  isPublic(password: string): boolean;
}
