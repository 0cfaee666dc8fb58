import { useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';

export interface OrdersSectionProps {
  readonly title: string;
  /** The title takes the focus: the button that showed the table is gone. Default false. */
  readonly takesFocus?: boolean | undefined;
  /** Quiet words under the title. */
  readonly hint?: string | undefined;
  /** How many orders there are, beside the title. */
  readonly count?: string | undefined;
  /** Links and menus at the far end of the title. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A table with its heading; a landmark, so that it can be jumped to. */
export function OrdersSection(props: OrdersSectionProps): ReactElement {
  const { title, takesFocus = false, hint, count, end, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="ta-orders-section" aria-labelledby={id}>
      <header className="ta-orders-section__head">
        <h2
          className="ta-heading"
          id={id}
          part="heading"
          ref={heading}
          tabIndex={takesFocus ? -1 : undefined}
        >
          {title}
        </h2>
        {count !== undefined && <span className="ta-orders-section__count ta-figures">{count}</span>}
        {hint && <p className="ta-orders-section__hint">{hint}</p>}
        {end && <div className="ta-orders-section__end">{end}</div>}
      </header>
      {children}
    </section>
  );
}
