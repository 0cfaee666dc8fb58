import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  changePayments,
  correctPaymentDates,
  emptyPayments,
  formatPaymentsAddress,
  parsePaymentsAddress,
  paymentDates,
} from '@trade-area/core/payments';
import type { PaymentsAddress, PaymentsProblem } from '@trade-area/core/payments';
import { clampPage } from '@trade-area/core/kernel';
import { useSessionArea } from '../kit/provider.tsx';

/** Something of the address that could not be shown as it stood. */
export type PaymentsNotice =
  | { readonly kind: 'problem'; readonly problem: PaymentsProblem }
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  | { readonly kind: 'page'; readonly asked: number; readonly page: number };

export interface PaymentsAddressInput {
  /** The query of the address, with or without `?`. */
  readonly search: string;
  /** Asks the owner for another query, without `?`; `replace`: it is a correction and no step back leads to it. */
  readonly onSearchChange: (search: string, how: { readonly replace: boolean }) => void;
}

export interface PaymentsAddressState {
  readonly address: PaymentsAddress;
  readonly notices: readonly PaymentsNotice[];
  readonly dismiss: () => void;
  readonly change: (change: Partial<Omit<PaymentsAddress, 'page'>>) => void;
  /** Every filter gone, the sort kept. */
  readonly clear: () => void;
  readonly goToPage: (page: number) => void;
  /** There are only so many pages. */
  readonly clamp: (pages: number) => void;
}

/** The address of the payments list as filters, sort and page; what is wrong in it is said and corrected. */
export function usePaymentsAddress({ search, onSearchChange }: PaymentsAddressInput): PaymentsAddressState {
  const { today } = useSessionArea();
  const [notices, setNotices] = useState<readonly PaymentsNotice[]>([]);
  const day = today();
  const { address, found } = useMemo(() => {
    const { problems, ...parsed } = parsePaymentsAddress(search);
    const corrected = correctPaymentDates(parsed, day);
    const { from, to } = paymentDates(corrected, day);
    const moved = corrected === parsed ? [] : [{ kind: 'dates' as const, from: from.value, to: to.value }];
    const found: readonly PaymentsNotice[] = [
      ...problems.map((problem) => ({ kind: 'problem' as const, problem })),
      ...moved,
    ];
    return { address: corrected, found };
  }, [search, day]);

  const go = useCallback(
    (next: PaymentsAddress, replace: boolean) => onSearchChange(formatPaymentsAddress(next), { replace }),
    [onSearchChange],
  );
  useEffect(() => {
    if (found.length === 0) return;
    setNotices(found);
    go(address, true);
  }, [found, address, go]);

  const step = (next: PaymentsAddress) => {
    setNotices([]);
    go(next, false);
  };
  return {
    address,
    notices,
    dismiss: () => setNotices([]),
    change: (change) => step(changePayments(address, change)),
    clear: () => step({ ...emptyPayments, sort: address.sort }),
    goToPage: (page) => step({ ...address, page: Math.max(1, page) }),
    clamp(pages) {
      const page = clampPage(address.page, pages);
      if (page === address.page) return;
      setNotices([{ kind: 'page', asked: address.page, page }]);
      go({ ...address, page }, true);
    },
  };
}
