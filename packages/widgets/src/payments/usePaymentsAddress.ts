import {
  changePayments,
  correctPaymentDates,
  emptyPayments,
  formatPaymentsAddress,
  parsePaymentsAddress,
  paymentDates,
} from '@trade-area/core/payments';
import type { PaymentsAddress } from '@trade-area/core/payments';
import { clampPage } from '@trade-area/core/kernel';
import type { AddressNotice } from '../kit/AddressNotices.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { useQueryAddress } from '../kit/useQueryAddress.ts';
import type { QueryForm, QueryInput } from '../kit/useQueryAddress.ts';

export type PaymentsAddressInput = QueryInput;

export interface PaymentsAddressState {
  readonly address: PaymentsAddress;
  readonly notices: readonly AddressNotice[];
  readonly dismiss: () => void;
  readonly change: (change: Partial<Omit<PaymentsAddress, 'page'>>) => void;
  /** Every filter gone, the sort kept. */
  readonly clear: () => void;
  readonly goToPage: (page: number) => void;
  /** There are only so many pages. */
  readonly clamp: (pages: number) => void;
}

const form: QueryForm<PaymentsAddress, AddressNotice> = {
  read(search, today) {
    const { problems, ...parsed } = parsePaymentsAddress(search);
    const corrected = correctPaymentDates(parsed, today);
    const { from, to } = paymentDates(corrected, today);
    const moved = corrected === parsed ? [] : [{ kind: 'dates' as const, from: from.value, to: to.value }];
    const found: readonly AddressNotice[] = [
      ...problems.map((problem) => ({ kind: 'problem' as const, problem })),
      ...moved,
    ];
    return { address: corrected, found };
  },
  write: formatPaymentsAddress,
};

/** The address of the payments list as filters, sort and page; what is wrong in it is said and corrected. */
export function usePaymentsAddress(input: PaymentsAddressInput): PaymentsAddressState {
  const { today } = useSessionArea();
  const { address, notices, dismiss, step, correct } = useQueryAddress(input, form, today());
  return {
    address,
    notices,
    dismiss,
    change: (change) => step(changePayments(address, change)),
    clear: () => step({ ...emptyPayments, sort: address.sort }),
    goToPage: (page) => step({ ...address, page: Math.max(1, page) }),
    clamp(pages) {
      const page = clampPage(address.page, pages);
      if (page !== address.page)
        correct({ ...address, page }, (before) => [
          ...before.filter(({ kind }) => kind !== 'page'),
          { kind: 'page', asked: address.page, page },
        ]);
    },
  };
}
