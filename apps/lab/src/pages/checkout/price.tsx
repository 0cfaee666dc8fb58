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
  /** The way of delivery that it is of: it is shown while that way is chosen. Default: of every way. */
  readonly way?: 'courier' | 'pickup';
}

/** A row of the price. */
export function Price({
  name,
  note,
  children,
  isTotal = false,
  isHead = false,
  isPart = false,
  way,
}: PriceProps) {
  return (
    <div
      className="ta-page-prices__row"
      data-total={isTotal || undefined}
      data-head={isHead || undefined}
      data-part={isPart || undefined}
      data-way={way}
    >
      <dt>
        {name}
        {note !== undefined && <small className="ta-page-prices__note ta-quiet">{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
