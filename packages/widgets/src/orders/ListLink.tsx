import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { isModifiedClick } from '../ui/dom.ts';

export interface ListLinkProps {
  readonly href: string;
  /** The link was pressed plainly: `preventDefault` keeps the browser from following it. */
  readonly onNavigate?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** A link to a full list. */
export function ListLink({ href, onNavigate, children }: ListLinkProps): ReactElement {
  return (
    <a
      className="ta-action ta-link"
      href={href}
      onClick={(event) => !isModifiedClick(event) && onNavigate?.(href, event)}
    >
      {children}
    </a>
  );
}
