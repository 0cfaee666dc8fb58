import type { ReactElement } from 'react';

export interface WaitingGridProps {
  /** Spoken once. */
  readonly label: string;
  /** How many cards are outlined. Default 8. */
  readonly count?: number | undefined;
}

/** The outline of the cards to come, in their places. */
export function WaitingGrid({ label, count = 8 }: WaitingGridProps): ReactElement {
  return (
    <div className="ta-store-waiting">
      <span className="ta-hidden" role="status">
        {label}
      </span>
      <ul className="ta-store-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="ta-store-grid__item ta-store-waiting__card">
            <span className="ta-store-picture" />
            <span className="ta-skeleton__bar" />
            <span className="ta-skeleton__bar" />
          </li>
        ))}
      </ul>
    </div>
  );
}
