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

/** Seals secrets that the lab has to read again, so that a copy of the database alone does not tell them. */
export interface SecretBox {
  /** False without a key: nothing can be sealed or opened. */
  readonly hasKey: boolean;
  /** @param owner whose secret it is; the sealed text opens for the same owner only. */
  seal(text: string, owner: string): string;
  /** null for a text that was sealed under a key not at hand or for another owner, that was changed, or is not sealed. */
  open(sealed: string, owner: string): string | null;
  /** Whether it was sealed under the current key. */
  isCurrent(sealed: string): boolean;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for an absent hash (an unknown address, '' = no password yet) as for a wrong password. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether no account of this lab may have the password, because everybody can read it in the documentation. */
  isPublic(password: string): boolean;
}
