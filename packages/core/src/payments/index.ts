export { createPaymentActions } from './actions.ts';
export type { PaymentActions } from './actions.ts';
export { cardFrameAddress, cardFrameHeight, cardFrameLimit, hearCardFrame } from './cardFrame.ts';
export type { CardFrameState, CardMode } from './cardFrame.ts';
export {
  changePayments,
  emptyPayments,
  formatPaymentsAddress,
  isNarrowed,
  nextPaymentSort,
  parsePaymentsAddress,
  paymentStates,
  sortableColumns,
} from './address.ts';
export type {
  PaymentsAddress,
  PaymentSort,
  PaymentSortColumn,
  PaymentsProblem,
  PaymentState,
} from './address.ts';
export {
  correctPaymentDates,
  datesOfYear,
  paymentDates,
  paymentOrderBy,
  paymentYears,
  toPaymentRequest,
  yearOfDates,
} from './request.ts';
export type { PaymentDates } from './request.ts';
export { bookedAmount, documentNumber, methodKey, paidAmount, paymentNames } from './rows.ts';
export type { PaymentNames } from './rows.ts';
