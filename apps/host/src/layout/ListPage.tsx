import type { ReactNode } from 'react';
import { useListAddress } from './useListAddress.ts';
import type { ListAddress } from './useListAddress.ts';

/** Props of {@link ListPage}. */
export interface ListPageProps {
  /** Path of the page below `/ta/`. */
  readonly page: string;
  readonly title: string;
  /** Class of the page's own style sheet. */
  readonly className: string;
  /** Draws the list by its address. */
  readonly children: (address: ListAddress) => ReactNode;
}

/** A page with one list, whose filters, sorts and pages live in the address. */
export function ListPage({ page, title, className, children }: ListPageProps) {
  const address = useListAddress(page);
  return (
    <article className={className}>
      <h1 className="ta-title">{title}</h1>
      {children(address)}
    </article>
  );
}
