import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { SavedQuote } from '@trade-area/core/configurator';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { configuratorTexts } from './strings.ts';

/** A saved quote that an offer is made of. */
export interface OfferedQuote {
  readonly id: string;
  /** Of its price, as the wire names it. */
  readonly currency: string;
}

/** Draws the PDF offer of a saved quote, until `onClose`. */
export type DrawOffer = (quote: OfferedQuote, onClose: () => void) => ReactNode;

export interface OfferButtonProps {
  readonly offer: DrawOffer;
  readonly currency: string;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  /** Saves what is configured, and opens the offer of it. */
  readonly onOpen: (open: (quote: SavedQuote) => void) => void;
}

/** Makes an offer of what is configured. */
export function OfferButton({ offer, currency, isDisabled, isBusy, onOpen }: OfferButtonProps): ReactElement {
  const t = useText(configuratorTexts);
  const [quote, setQuote] = useState<OfferedQuote | null>(null);
  return (
    <div>
      <Button
        aria-haspopup="dialog"
        disabled={isDisabled}
        busy={isBusy}
        onClick={() => onOpen(({ id }) => setQuote({ id, currency }))}
      >
        {t('offer')}
      </Button>
      {quote && offer(quote, () => setQuote(null))}
    </div>
  );
}
