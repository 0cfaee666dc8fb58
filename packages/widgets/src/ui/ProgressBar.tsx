import { useId } from 'react';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** 0 to 100; outside it is clamped. `null`: the end is not known. */
  readonly value: number | null;
  /** Name of the work, spoken and, unless hidden, shown. */
  readonly label: string;
  /** `info` (default) going on, `success` finished, `danger` stopped (ORD-28). */
  readonly tone?: 'info' | 'success' | 'danger' | undefined;
  /** Right-hand words such as "45 %" or "2 min left". */
  readonly detail?: string | undefined;
  /** The label is spoken, not shown: in tables. Default false. */
  readonly labelHidden?: boolean | undefined;
}

/**
 * Real progress as a thin line; a native `<progress>`, so that no style attribute is needed.
 *
 * @example
 * <ProgressBar value={45} label="Upload of wedding.pdf" detail="45 %" />
 */
export function ProgressBar({ value, label, tone = 'info', detail, labelHidden = false }: ProgressBarProps) {
  const id = useId();
  const valueProps = value === null ? {} : { value: Math.min(100, Math.max(0, value)) };
  return (
    <span
      className={`ta-progress${labelHidden ? ' ta-progress--inline' : ''}`}
      data-tone={tone}
      part="progress"
    >
      <span className={labelHidden ? 'ta-hidden' : 'ta-progress__label'} id={id}>
        {label}
      </span>
      <progress className="ta-progress__bar" aria-labelledby={id} max={100} {...valueProps} />
      {detail && <span className="ta-progress__detail">{detail}</span>}
    </span>
  );
}
