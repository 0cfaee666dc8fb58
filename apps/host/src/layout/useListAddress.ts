import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefOf, routeOf } from '../portal/addresses.ts';

/** The filters, sorts and pages of a list, kept in the address of its page. */
export interface ListAddress {
  /** The query of the address, with its question mark; '' for none. */
  readonly search: string;
  readonly onSearchChange: (search: string, how: { readonly replace: boolean }) => void;
  /** Address of the page with another query. */
  readonly hrefFor: (search: string) => string;
}

/** The state of a list in the address of its page. `page` is the path below `/ta/`. */
export function useListAddress(page: string): ListAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onSearchChange = useCallback(
    (next: string, { replace }: { readonly replace: boolean }) => {
      // The next page is still being loaded while this one is shown: what nobody pressed may not lead back to it.
      const isLeft = routeOf(window.location.pathname) !== pathname;
      if (replace && isLeft) return;
      void navigate({ search: next }, { replace, preventScrollReset: true });
    },
    [navigate, pathname],
  );
  const hrefFor = useCallback(
    (next: string) => (next === '' ? hrefOf(page) : `${hrefOf(page)}?${next}`),
    [page],
  );
  return { search, onSearchChange, hrefFor };
}
