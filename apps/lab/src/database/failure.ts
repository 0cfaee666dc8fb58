/** The database cannot be opened. `advice` says what the person at the terminal can do about it. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}

/** The reason of a driver's error in one line: the message of its innermost cause that has one. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message;
  return cause instanceof Error ? cause.message || cause.name : 'unknown reason';
}
