import { useCallback, useEffect, useMemo, useState } from 'react';

/** The query of a page as its owner keeps it. */
export interface QueryInput {
  /** The query of the address, with or without `?`. */
  readonly search: string;
  /** Asks the owner for another query, without `?`; `replace`: it is a correction and no step back leads to it. */
  readonly onSearchChange: (search: string, how: { readonly replace: boolean }) => void;
}

/** How a query becomes an address and back. Both functions must stay the same between two drawings. */
export interface QueryForm<A, N> {
  /** `found`: what of it could not be shown as it stood, and was corrected in `address`. */
  readonly read: (search: string, today: string) => { readonly address: A; readonly found: readonly N[] };
  readonly write: (address: A) => string;
}

export interface QueryAddress<A, N> {
  readonly address: A;
  readonly notices: readonly N[];
  readonly dismiss: () => void;
  /** Somebody went there: a step of the history, and notices are over. */
  readonly step: (next: A) => void;
  /** It is corrected and that is said. */
  readonly correct: (next: A, notices: (before: readonly N[]) => readonly N[]) => void;
}

/** The query of the address as filters, sort and pages; what is wrong in it is said and corrected. */
export function useQueryAddress<A, N>(
  { search, onSearchChange }: QueryInput,
  { read, write }: QueryForm<A, N>,
  today: string,
): QueryAddress<A, N> {
  const [notices, setNotices] = useState<readonly N[]>([]);
  const { address, found } = useMemo(() => read(search, today), [read, search, today]);
  const go = useCallback(
    (next: A, replace: boolean) => onSearchChange(write(next), { replace }),
    [onSearchChange, write],
  );
  useEffect(() => {
    if (found.length === 0) return;
    setNotices(found);
    go(address, true);
  }, [found, address, go]);
  return {
    address,
    notices,
    dismiss: () => setNotices([]),
    step(next) {
      setNotices([]);
      go(next, false);
    },
    correct(next, told) {
      setNotices(told);
      go(next, true);
    },
  };
}
