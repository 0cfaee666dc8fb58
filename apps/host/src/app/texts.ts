import {
  accountTexts,
  authTexts,
  consentTexts,
  kitTexts,
  messagesTexts,
  newsTexts,
  orderDetailTexts,
  ordersTexts,
  passwordTexts,
  paymentsTexts,
  profileTexts,
  promotionsTexts,
  storeTexts,
} from '@trade-area/widgets';
import type { TextBundle } from '@trade-area/widgets';
import { layoutTexts } from '../layout/strings.ts';
import { authPageTexts } from '../pages/auth/strings.ts';
import { orderPageTexts } from '../pages/orders/strings.ts';
import { laterTexts } from '../pages/later/strings.ts';

/** Every bundle of the portal: all are there before anything is shown, so that no screen mixes two languages. */
export const portalTexts: readonly TextBundle[] = [
  kitTexts,
  authTexts,
  passwordTexts,
  accountTexts,
  profileTexts,
  consentTexts,
  ordersTexts,
  orderDetailTexts,
  messagesTexts,
  paymentsTexts,
  promotionsTexts,
  newsTexts,
  storeTexts,
  layoutTexts,
  authPageTexts,
  laterTexts,
  orderPageTexts,
];
