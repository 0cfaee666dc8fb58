/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Spoken while waiting, such as 'Loading...' (SHELL-24). */
  readonly label: string;
  /** Shows the words beside the circle. Default true; they are spoken either way. */
  readonly labelShown?: boolean | undefined;
  /** Takes the height of a small page and centres the spinner in it. Default false. */
  readonly centred?: boolean | undefined;
}

/**
 * The shared waiting element. It becomes visible only after 300 ms, so that quick answers do not flash.
 *
 * @example
 * <Spinner label="Loading…" centred />
 */
export function Spinner({ label, labelShown = true, centred = false }: SpinnerProps) {
  return (
    <span className={`ta-spinner${centred ? ' ta-spinner--centred' : ''}`} role="status" part="spinner">
      <span className="ta-spinner__circle" aria-hidden="true" />
      <span className={labelShown ? 'ta-spinner__label' : 'ta-hidden'}>{label}</span>
    </span>
  );
}
