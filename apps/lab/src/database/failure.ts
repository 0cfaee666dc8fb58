/** The database cannot be opened. `advice` says what the person at the terminal can do about it. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}

/**
 * Codes with which a database says that it cannot serve now: 57P01 to 57P03 (stopping, stopped, starting), 08 (the
 * connection), 53300 (too many connections), 25006 (it has become a read-only standby), and those of the connection.
 */
const unavailable = /^(57P0[1-3]|08|53300|25006|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/;
/** Messages of the driver, which has no codes of its own. */
const brokenConnection =
  /^(connection terminated|timeout (exceeded|expired)|client (has encountered a connection error|was closed))/i;
/** 57014 and 55P03: a statement, or its wait for a lock, took longer than the limit. */
const tooSlow = ['57014', '55P03'];

/** An error and its causes: drivers and drizzle wrap each other's errors. */
function* chainOf(error: unknown): Generator<Error> {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    yield at;
}

/** The code somewhere along the causes. '' = there is none. */
export function errorCode(error: unknown): string {
  for (const { code } of chainOf(error) as Generator<Error & { code?: unknown }>)
    if (typeof code === 'string') return code;
  return '';
}

/** Whether the database cannot serve now; the connection on which it said so is of no more use. */
export function isUnavailable(error: unknown): boolean {
  if (unavailable.test(errorCode(error))) return true;
  return [...chainOf(error)].some(({ message }) => brokenConnection.test(message));
}

/** Whether the database gave a statement up because it took too long. */
export const isTooSlow = (error: unknown): boolean => tooSlow.includes(errorCode(error));

/** The reason of a driver's error in one line: the message of its innermost cause that has one. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message;
  return cause instanceof Error ? cause.message || cause.name : 'unknown reason';
}

/** No connection to the database server could be had. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}
