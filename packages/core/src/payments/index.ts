export { createPaymentActions } from './actions.ts';
export type { PaymentActions } from './actions.ts';
export { cardFrameAddress, cardFrameHeight, cardFrameLimit, readCardFrameMessage } from './cardFrame.ts';
export type { CardFrameState, CardMode } from './cardFrame.ts';
export { paymentDates, paymentsPage, paymentStates, sortableColumns } from './listAddress.ts';
export type { PaymentsAddress, PaymentSortColumn, PaymentState } from './listAddress.ts';
export { datesOfYear, paymentOrderBy, paymentYears, toPaymentRequest, yearOfDates } from './request.ts';
export { bookedAmount, methodKey, movementKey, paidAmount } from './rows.ts';
