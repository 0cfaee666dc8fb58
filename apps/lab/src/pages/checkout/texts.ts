import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import type { PromotionResult } from '@trade-area/core/pricing';
import type { CheckoutProblem } from '../../checkout/details.ts';
import type { VatReason } from '../../payments/invoice/vat.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';

/** Texts of the checkout. */
export interface CheckoutTexts {
  readonly title: string;
  readonly expired: string;
  readonly expiredLead: string;
  readonly toPortal: string;
  readonly product: string;
  readonly edit: string;
  readonly event: string;
  readonly eventName: string;
  /** In place of the event, of loose prints, cards and calendars. */
  readonly job: string;
  readonly jobName: string;
  readonly bride: string;
  readonly groom: string;
  readonly eventDate: string;
  readonly label: string;
  readonly note: string;
  readonly delivery: string;
  readonly toCompany: string;
  readonly toOther: string;
  readonly address: Readonly<Record<'name' | 'address' | 'zip' | 'city' | 'state' | 'country', string>>;
  readonly payment: string;
  readonly transfer: string;
  readonly transferHint: string;
  card(brand: string, last4: string, expiry: string): string;
  readonly cardHint: string;
  readonly account: string;
  /** With the credit that is still free. */
  accountHint(free: string): string;
  /** The credit does not cover this order. */
  accountFull(free: string): string;
  readonly noCards: string;
  readonly addCard: string;
  /** The page with the card frame. */
  readonly cardsTitle: string;
  readonly cardsLead: string;
  readonly coupon: string;
  readonly apply: string;
  readonly price: string;
  discount(promotion: string): string;
  /** The choice between the prices with and without tax, and what stands beside each. */
  readonly priceChoice: Readonly<Record<'legend' | 'net' | 'gross' | 'netNote' | 'grossNote', string>>;
  /** Title of the promotions that are not applied, and why each is not. */
  readonly promotions: string;
  readonly reasons: Readonly<
    Record<Exclude<PromotionResult, 'applied'>, (name: string, limit: string) => string>
  >;
  /** Working days of the production, and the day on which it is ready to ship when its files arrive today. */
  production(days: string): string;
  dispatch(date: string): string;
  readonly shipping: string;
  vat(percent: string): string;
  readonly total: string;
  /** The sentence of the tick; the part in the middle is the link to the terms. */
  readonly terms: readonly [before: string, link: string, after: string];
  place(amount: string): string;
  /** The portal's form said something else than the lab. */
  readonly otherValues: string;
  readonly backToStore: string;
  readonly attention: string;
  readonly problems: Readonly<Record<CheckoutProblem, string>>;
  /** In place of a line whose product is no longer sold. */
  readonly lineGone: string;
  readonly pieces: string;
  readonly piecesHint: string;
  /** Button beside the pieces of a line. */
  readonly changePieces: string;
  readonly remove: string;
  /** Above the event of a further line. */
  readonly sameEvent: string;
  /** The checkout of a cart without lines. */
  readonly empty: string;
  readonly emptyLead: string;
  readonly done: string;
  /** Title of the confirmation of several orders, and its sentence with their codes. */
  readonly ordersPlaced: string;
  doneAll(orders: string): string;
  doneLead(order: string): string;
  transferTo(amount: string, receiver: string, iban: string, order: string): string;
  readonly sendFiles: string;
  /** The same button of an order whose frames all have their images: they are to be checked and submitted. */
  readonly checkImages: string;
  /** The button of an order for which nothing is to do. */
  readonly openOrder: string;
  /** Link to the PDF that says what is to be paid. */
  readonly proForma: string;
  /** Why this VAT is charged, or none. */
  readonly vatReasons: Readonly<Record<VatReason, string>>;
  readonly invoice: Readonly<
    Record<'title' | 'vatNumber' | 'recipientCode' | 'pec' | 'eori' | 'change', string> & {
      readonly missing: Readonly<Record<'vatNumber' | 'recipientCode' | 'eori', string>>;
    }
  >;
  /** The provider has not said whether it has charged the card. */
  readonly waiting: string;
  readonly waitingLead: string;
  readonly checkAgain: string;
  /** The bank asks the holder of the card. */
  readonly challenge: string;
  readonly challengeLead: string;
  readonly toBank: string;
  readonly payOtherwise: string;
  paidByCard(amount: string): string;
  /** The sandbox's stand-in of a bank. */
  readonly bank: string;
  readonly bankLead: string;
  readonly bankCode: string;
  readonly bankConfirm: string;
}

const all: Readonly<Record<Language, CheckoutTexts>> = { en, it, es, fr, de };

export function checkoutTexts(language: string): CheckoutTexts {
  return all[languages.find((known) => known === language) ?? 'en'];
}
