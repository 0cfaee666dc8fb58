interface PriceProps {
  readonly name: string;
  /** A sentence under the name. */
  readonly note?: string;
  readonly children: string;
  /** The sum of the rows above. Default false. */
  readonly isTotal?: boolean;
  /** The sum of the rows below, up to the next one. Default false. */
  readonly isHead?: boolean;
  /** A part of the sum above it. Default false. */
  readonly isPart?: boolean;
}

/** A row of the price. */
export function Price({ name, note, children, isTotal = false, isHead = false, isPart = false }: PriceProps) {
  return (
    <div
      className="ta-page-prices__row"
      data-total={isTotal || undefined}
      data-head={isHead || undefined}
      data-part={isPart || undefined}
    >
      <dt>
        {name}
        {note !== undefined && <small className="ta-page-prices__note ta-quiet">{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
