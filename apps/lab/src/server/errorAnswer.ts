import { errorStatus } from '@trade-area/core/contract';
import type { Log } from '@trade-area/core/kernel';
import { DrizzleQueryError } from 'drizzle-orm';
import { Refusal, storageFull } from '../base/errors.ts';
import { ForeignClaim } from '../base/owner.ts';
import { DatabaseUnreachable, errorCode, isTooSlow, isUnavailable } from '../database/failure.ts';

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string | ReadableStream<Uint8Array>;
}

/** Turns every error into an answer. An error that is no refusal is logged, and answered without details. */
export function errorAnswer(error: unknown, log: Log): WireAnswer {
  return refusalAnswer(refusalOf(error, log));
}

/** The answer that a program gets. */
export function refusalAnswer(refusal: Refusal): WireAnswer {
  const { code, message, fields, retryAfter, reason, orders, shipsWith } = refusal;
  return {
    status: errorStatus[code],
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(code === 'unauthorized' ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: JSON.stringify({
      error: {
        code,
        message,
        ...(fields ? { fields } : {}),
        ...(reason ? { reason } : {}),
        ...(orders.length > 0 ? { orders, ships_with: shipsWith } : {}),
      },
    }),
  };
}

/** The refusal that an error amounts to; any other error is logged. */
export function refusalOf(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ForeignClaim) {
    log('warn', 'ta: a request named another customer', { field: error.field });
    return error.refusal;
  }
  const code = errorCode(error);
  // 53100 is PostgreSQL's disk_full.
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return storageFull();
  const isConnection = isNetworkCode(code);
  if ((isUnavailable(error) && (!isConnection || isOfDatabase(error))) || isTooSlow(error)) {
    log('error', 'ta: the database does not answer', { code });
    return unavailable();
  }
  if (isConnection) {
    // The store of files, or the client itself, which no longer reads the answer.
    log('warn', 'ta: a connection ended', { code, where: stackLineOf(error) });
    return unavailable();
  }
  const kind = error instanceof Error ? error.name : typeof error;
  log('error', 'ta: an unexpected error', { kind, code, where: stackLineOf(error) });
  return new Refusal('internal', 'Something went wrong. The error has been logged. Try again.');
}

const isNetworkCode = (code: string) => /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code);
const unavailable = () =>
  new Refusal('unavailable', 'The lab is temporarily unavailable. Try again.', { retryAfter: 2 });

/** Whether a statement failed, or no connection for one could be had. */
function isOfDatabase(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if (at instanceof DrizzleQueryError || at instanceof DatabaseUnreachable) return true;
  return false;
}

/** The first line of the stack in the lab's code: a position, never a value. */
function stackLineOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return (lines.find((line) => line.includes('    at ') && !line.includes('node_modules')) ?? '')
    .trim()
    .slice(0, 200);
}
