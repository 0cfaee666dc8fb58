/** The database cannot be opened. `advice` says what the person at the terminal can do about it. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}
