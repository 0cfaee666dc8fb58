import type { MouseEvent, ReactNode } from 'react';
import { isModifiedClick } from './dom.ts';
import { Icon } from './Icon.tsx';
import { chevronLeftIcon, chevronRightIcon, firstPageIcon, lastPageIcon } from './icons.ts';
import type { IconShape } from './icons.ts';

/** Texts of a {@link Pager}. */
export interface PagerLabels {
  /** Name of the whole, such as "Pages of your orders". */
  readonly pager: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  /** Spoken name of one number, such as "Page 7". */
  readonly page: (page: number) => string;
  /** Shown instead of the numbers where there is little room, such as "7 of 120". */
  readonly position: (current: number, pages: number) => string;
}

/** Props of {@link Pager}. */
export interface PagerProps {
  /** The numbers to show, with gaps (ORD-09): worked out by core's pager. */
  readonly window: readonly (number | 'gap')[];
  /** The page shown, from 1. */
  readonly current: number;
  /** How many pages there are, or are known. */
  readonly pages: number;
  /** False: there may be more pages than are known, so no step leads to the last (PROJ-19). Default true. */
  readonly isLastKnown?: boolean | undefined;
  /** Spoken and shown words of the pager. */
  readonly labels: PagerLabels;
  /** Address of a page: makes real links. Without it buttons are drawn. */
  readonly hrefFor?: ((page: number) => string) | undefined;
  /** A page was chosen; a link then no longer leads away, unless it was opened elsewhere. */
  readonly onPage?: ((page: number) => void) | undefined;
}

/**
 * First, previous, numbers, next, last (ORD-08). One page draws nothing.
 *
 * @example
 * <Pager window={[1, 2, 3, 'gap', 9]} current={2} pages={9} labels={labels} onPage={setPage} />
 */
export function Pager(props: PagerProps) {
  const { window: shown, current, pages, isLastKnown = true, labels, hrefFor, onPage } = props;
  if (pages <= 1) return null;
  const step = (label: string, page: number, content: ReactNode, enabled = true) => (
    <PagerStep
      // A number until the texts of the language are here: a step is never without a name.
      label={label || String(Math.min(Math.max(page, 1), pages))}
      page={page}
      current={page === current}
      enabled={enabled}
      href={hrefFor?.(page)}
      onPage={onPage}
    >
      {content}
    </PagerStep>
  );
  const edge = (label: string, page: number, icon: IconShape, isKnown = true) => (
    <li className="ta-pager__item">
      {step(label, page, <Icon shape={icon} />, isKnown && page !== current && page >= 1 && page <= pages)}
    </li>
  );
  return (
    <nav className="ta-pager" aria-label={labels.pager} part="pager">
      <ul className="ta-pager__list">
        {edge(labels.first, 1, firstPageIcon)}
        {edge(labels.previous, current - 1, chevronLeftIcon)}
        {shown.map((entry, index) => (
          <li className="ta-pager__item ta-pager__number" key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className="ta-pager__gap">…</span>
            ) : (
              step(labels.page(entry), entry, entry)
            )}
          </li>
        ))}
        <li className="ta-pager__item ta-pager__position" aria-current="page">
          {labels.position(current, pages)}
        </li>
        {edge(labels.next, current + 1, chevronRightIcon)}
        {edge(labels.last, pages, lastPageIcon, isLastKnown)}
      </ul>
    </nav>
  );
}

interface PagerStepProps {
  readonly label: string;
  readonly page: number;
  readonly current: boolean;
  readonly enabled: boolean;
  readonly href: string | undefined;
  readonly onPage: ((page: number) => void) | undefined;
  readonly children: ReactNode;
}

// Disabled by ARIA only: a step that has reached the end keeps the focus of who pressed it.
function PagerStep({ label, page, current, enabled, href, onPage, children }: PagerStepProps) {
  const onClick = (event: MouseEvent) => {
    if (!enabled) return event.preventDefault();
    if (!onPage || isModifiedClick(event)) return;
    event.preventDefault();
    if (!current) onPage(page);
  };
  const shared = {
    className: 'ta-pager__step',
    'aria-label': label,
    'aria-current': current && enabled ? ('page' as const) : undefined,
    'aria-disabled': enabled ? undefined : true,
    onClick,
  };
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={enabled ? href : undefined}
      role={enabled ? undefined : 'link'}
      tabIndex={enabled ? undefined : 0}
    >
      {children}
    </a>
  );
}
