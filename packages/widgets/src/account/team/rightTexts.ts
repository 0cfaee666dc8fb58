import type { Right } from '@trade-area/core/contract';
import type { TextKey } from '../../kit/text/bundle.ts';
import type { TeamTexts } from './teamStrings.ts';

type Key = TextKey<keyof TeamTexts & string>;

/** Name of each right, and what it allows. */
export const rightTexts: Readonly<Record<Right, { readonly name: Key; readonly hint: Key }>> = {
  orders: { name: 'rightOrders', hint: 'rightOrdersHint' },
  payments: { name: 'rightPayments', hint: 'rightPaymentsHint' },
  profile: { name: 'rightProfile', hint: 'rightProfileHint' },
};

const acts: readonly (readonly [RegExp, Key])[] = [
  [/^checkout\.place$/, 'actPlaced'],
  [/^(orders\.reorder|configurator\.orderAgain)$/, 'actReordered'],
  [/^orders\.delete$/, 'actOrderDeleted'],
  [/^uploads\.send$/, 'actSent'],
  [/^uploads\./, 'actFiles'],
  [/^messages\.(add|attach|detach)$/, 'actMessage'],
  [/^(cards\.|payments\.setCardToken$)/, 'actCard'],
  [/^account\.saveInvoicing$/, 'actInvoicing'],
  [/^account\./, 'actProfile'],
  [/^sharing\./, 'actPhotos'],
  [/^(configurator|checkout)\./, 'actQuote'],
];

/** The words for an act, by the id of its call; acts without words of their own share one text. */
export function actText(act: string): Key {
  return acts.find(([pattern]) => pattern.test(act))?.[1] ?? 'actOther';
}
