/** The lab cannot start. `advice` says what the person at the terminal can do about it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}
