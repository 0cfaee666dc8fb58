import type { Context } from 'hono';
import { mostPieces } from '@trade-area/core/contract';
import { changePieces, changeQuotePieces } from '../../checkout/cart.ts';
import { cartCodeOf, isCartCode } from '../../checkout/cartTable.ts';
import type { Buyer } from '../../checkout/checkout.ts';
import type { Queries } from '../../database/open.ts';

/** A line of the checkout whose pieces the form changes. */
export interface PiecesChange {
  /** Number of the quote and of its order. */
  readonly orderCode: string;
  /** Pieces as they were typed; null = no number of pieces. 0 removes the line from the cart. */
  readonly quantity: number | null;
}

/**
 * The lines whose typed pieces differ from those that the page showed (`contentsOf`): another tab's change of a line that
 * was not typed into stays.
 * @param line number of the line whose button was pressed; it counts even where the page did not say what it showed.
 */
export function typedPieces(text: (name: string) => string, line = ''): PiecesChange[] {
  const seen = new Map(
    text('contents')
      .split(' ')
      .map((part) => part.split('*'))
      .map(([code = '', quantity = '']) => [code, quantity]),
  );
  if (line !== '' && !seen.has(line)) seen.set(line, '');
  return [...seen].flatMap(([orderCode, shown]) => {
    const typed = text(`pieces_${orderCode}`).trim();
    if (typed === '' || typed === shown) return [];
    const count = Number(typed);
    const isCount = Number.isInteger(count) && count >= 1 && count <= mostPieces;
    return [{ orderCode, quantity: isCount ? count : null }];
  });
}

/** The line whose button to remove it was pressed; empty = another button. */
export function removedLine(context: Context): PiecesChange[] {
  const orderCode = context.req.query('remove') ?? '';
  return orderCode === '' ? [] : [{ orderCode, quantity: 0 }];
}

/** Changes the pieces of the cart or quote that is checked out; of another one, and of what is no number, nothing. */
export async function keepPieces(
  queries: Queries,
  { owner }: Buyer,
  code: string,
  { changes, now }: { readonly changes: readonly PiecesChange[]; readonly now: Date },
): Promise<void> {
  if (!isCartCode(code)) {
    for (const { orderCode, quantity } of changes)
      if (orderCode === code && quantity) await changeQuotePieces(queries, owner, { orderCode, quantity });
    return;
  }
  if ((await cartCodeOf(queries, owner)) !== code) return;
  for (const { orderCode, quantity } of changes)
    if (quantity !== null) await changePieces(queries, owner, { orderCode, quantity, now });
}
