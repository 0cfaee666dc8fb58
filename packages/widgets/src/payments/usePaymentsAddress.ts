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
import { useQueryAddress } from '../kit/useQueryAddress.ts';
import type { QueryForm, QueryInput } from '../kit/useQueryAddress.ts';

/** Something of the address that could not be shown as it stood. */
export type PaymentsNotice =
  | { readonly kind: 'problem'; readonly problem: PaymentsProblem }
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  | { readonly kind: 'page'; readonly asked: number; readonly page: number };

export type PaymentsAddressInput = QueryInput;

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

const form: QueryForm<PaymentsAddress, PaymentsNotice> = {
  read(search, today) {
    const { problems, ...parsed } = parsePaymentsAddress(search);
    const corrected = correctPaymentDates(parsed, today);
    const { from, to } = paymentDates(corrected, today);
    const moved = corrected === parsed ? [] : [{ kind: 'dates' as const, from: from.value, to: to.value }];
    const found: readonly PaymentsNotice[] = [
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
        correct({ ...address, page }, () => [{ kind: 'page', asked: address.page, page }]);
    },
  };
}
