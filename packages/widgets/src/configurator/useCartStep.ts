import { useState } from 'react';
import type { SavedQuote } from '@trade-area/core/configurator';
import type { Cart } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useSessionState } from '../kit/provider.tsx';
import { useCart } from './useCart.ts';

export interface CartStepOptions {
  /** The page has a way to a cart. */
  readonly isOffered: boolean;
  /** Id of the quote that is open; '' = none yet. */
  readonly quote: string;
  /** Carries out one wish of the page at a time, and ignores another meanwhile. */
  readonly begin: (wish: () => Promise<void>) => void;
  /** Saves what is configured; null when it could not. */
  readonly save: () => Promise<SavedQuote | null>;
  /** Called with each quote that was put into the cart. */
  readonly onAdded?: ((quote: SavedQuote) => void) | undefined;
}

/** Putting what is configured into the cart. */
export interface CartStep {
  /** The open quote is in the cart: pressing again saves the changes, and adds no second piece. */
  readonly isIn: boolean;
  /** Outcome of the last press; null = nothing was pressed since the quote was opened. */
  readonly outcome: 'added' | 'updated' | null;
  readonly failure: Failure | null;
  readonly run: () => void;
}

interface Done {
  readonly id: string;
  readonly outcome: CartStep['outcome'];
  /** The cart that the page showed when the quote was put into it. */
  readonly before: Cart | undefined;
}
const nothingDone: Done = { id: '', outcome: null, before: undefined };

/** Saves the quote and puts it into the customer's cart, once however often it is pressed. */
export function useCartStep({ isOffered, quote, begin, save, onAdded }: CartStepOptions): CartStep {
  const isSignedIn = useSessionState(({ phase }) => phase === 'signedIn');
  const { remote, failure, put } = useCart(isOffered && isSignedIn);
  const [done, setDone] = useState<Done>(nothingDone);
  const { data } = remote;
  // Until the cart was read again, the one that was read before lacks the added line.
  const holds = (id: string) =>
    id !== '' &&
    ((data?.lines ?? []).some((line) => line.id === id) || (done.id === id && done.before === data));

  const run = async () => {
    setDone(nothingDone);
    const saved = await save();
    if (!saved) return;
    const outcome = await put(saved.id, saved.quantity);
    if (!outcome) return;
    // The line of a quote that was there is priced anew from the quote.
    setDone({ id: saved.id, outcome: outcome === 'added' ? 'added' : 'updated', before: data });
    if (outcome === 'added') onAdded?.(saved);
  };
  return {
    isIn: holds(quote),
    outcome: done.id === quote ? done.outcome : null,
    failure,
    run: () => begin(run),
  };
}
