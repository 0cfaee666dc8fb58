import type { FrameMessage } from '../kernel/frames/frames.ts';
import { writeQuery } from '../kernel/address/query.ts';

/** `store`: manage cards (account). `use`: choose one (order) (EMB-09). */
export type CardMode = 'store' | 'use';

/** Milliseconds in which the card page must report that it is ready. */
export const cardFrameLimit = 20_000;
/** Height of the frame in CSS pixels (CONST-12). */
export const cardFrameHeight = 600;

/** Address of the card page; `ticket` is a single-use one for `cards` (DEC-01), `token` the present card. */
export function cardFrameAddress(
  labOrigin: string,
  given: {
    readonly mode: CardMode;
    readonly token: string;
    readonly ticket: string;
    readonly locale: string;
  },
): string {
  const { mode, token, ticket, locale } = given;
  return `${labOrigin}/embed/online_payments?${writeQuery({ mode, token, ta_token: ticket, locale })}`;
}

/** The state of the card page by its messages so far. */
export type CardFrameState =
  /** Nothing yet. */
  | 'waiting'
  /** The page is ready. */
  | 'ready'
  /** Nothing in `cardFrameLimit`. */
  | 'silent'
  /** A card was chosen: whatever it says after that counts no more. */
  | 'answered';

/** The card page said something; `card` is what was chosen, once. */
export function readCardFrameMessage(
  state: CardFrameState,
  message: FrameMessage,
): { readonly state: CardFrameState; readonly card: Readonly<Record<string, string>> | null } {
  if (state === 'answered') return { state, card: null };
  if (message.name === 'cardsReady') return { state: 'ready', card: null };
  if (message.name === 'useCard') return { state: 'answered', card: message.card };
  return { state, card: null };
}
