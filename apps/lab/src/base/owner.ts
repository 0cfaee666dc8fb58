/**
 * The one place that decides whose data a call may see. An `Owner` can only be made here, from a session or from a
 * redeemed ticket, and every customer query takes an `Owner`: a number that came with a request does not fit.
 */
import type { Right } from '@trade-area/core/contract';
import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notAllowed } from './errors.ts';

declare const ownerBrand: unique symbol;
/** Internal id of the customer a call acts for. */
export type Owner = number & { readonly [ownerBrand]: true };

/** From a stored session, ticket, activation or account row; never from a request's parameters. */
export function ownerOf(stored: { readonly customerId: number }): Owner {
  return stored.customerId as Owner;
}

/** An order by its internal id, with the customer it belongs to. */
export interface OwnedOrder {
  readonly id: number;
  readonly owner: Owner;
}

/** The condition of every customer query: `where(owned(table.customerId, owner, more))`. */
export function ownedBy(column: PgColumn, owner: Owner, ...more: (SQL | undefined)[]): SQL {
  return and(eq(column, owner), ...more) as SQL;
}

/** A person of a studio beside its owner. */
export interface Member {
  readonly id: number;
  /** Full name. */
  readonly name: string;
  readonly rights: readonly Right[];
}

export interface Session {
  readonly tokenHash: string;
  readonly owner: Owner;
  /** Customer code of the owner. */
  readonly code: string;
  /** The parameter `c` of the wire. */
  readonly publicId: string;
  readonly actorId: number;
  /** Whether staff act as this customer (SES-11, SES-36). */
  readonly acting: boolean;
  /** The person who signed in; absent = the owner, or staff who act as the customer. */
  readonly member?: Member;
  readonly mustChangePassword: boolean;
  readonly expiresAt: Date;
  /** Code of the one order whose files this may send; absent = everything of the owner. */
  readonly confinedTo?: string;
  /** Grants nothing but one exchange for a session whose token was in no address. */
  readonly isForExchange?: true;
}

/**
 * Old calls carry the customer's code, its hash and the token beside the bearer header. They grant nothing; a value
 * that differs from the session's is refused as a forgery (T-A2).
 */
export function refuseForeignClaims(
  session: Session,
  claims: Readonly<Record<string, unknown>>,
  isToken: (value: string) => boolean,
): void {
  const expected: Record<string, (value: string) => boolean> = {
    cod_fot: (value) => value === session.code,
    c: (value) => value === session.publicId,
    ta_token: isToken,
  };
  for (const [name, fits] of Object.entries(expected)) {
    const value = claims[name];
    if (value === undefined || value === null || value === '') continue;
    if (!fits(String(value))) throw new ForeignClaim(name);
  }
}

/** Holds the name of the field for the log line, never its value. */
export class ForeignClaim extends Error {
  readonly field: string;
  readonly refusal = notAllowed('You don’t have permission to do this.');

  constructor(field: string) {
    super(`foreign ${field}`);
    this.field = field;
  }
}
